/*
 * main.ts - starts the page: the language, then the screen; fonts and the service worker when there
 * is time.
 */
import { mount } from 'svelte';
import { startLanguage } from './game/i18n';
import './styles/app.css';
import App from './ui/App.svelte';

const idle = (job: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(job) : setTimeout(job, 200);

/**
 * The worker keeps what the next visit needs. It learns what this one has used, for that came
 * before it was there.
 */
async function startServiceWorker(): Promise<void> {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return;
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const used = performance.getEntriesByType('resource').map((entry) => entry.name);
    active?.postMessage({ used });
}

void startLanguage()
    .catch(() => undefined) // without texts the page shows their ids, and a reload heals it
    .then(() => {
        mount(App, { target: document.getElementById('app')! });
        idle(() => void import('../../build/fonts/fonts.css'));
        idle(() => void startServiceWorker().catch(() => undefined));
    });
