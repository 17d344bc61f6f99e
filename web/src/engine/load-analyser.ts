/*
 * load-analyser.ts - the page's copy of the module that analyses, and the king who values for it:
 * fetched when somebody wants an analysis, and kept by the service worker from then on.
 */
import { plainUrl, simdUrl, weightsUrl } from './analyser-files';
import { Analyser } from './analysis';
import { bytesAt, compile, hasSimd, once } from './engine';

export const loadAnalyser = once(async () => {
    const [module, weights] = await Promise.all([
        compile(hasSimd() ? simdUrl : plainUrl),
        bytesAt(weightsUrl, 'the king'),
    ]);
    return new Analyser(module, new Uint8Array(weights));
});
