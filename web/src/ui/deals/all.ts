/*
 * all.ts - the pages and parts about deals, in one file: a player who wants one will want another.
 */
export { default as Challenge } from './Challenge.svelte';
export { default as Daily } from './Daily.svelte';
export { default as DealPage } from './DealPage.svelte';
