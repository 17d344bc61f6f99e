/*
 * analyser-files.ts - what an analysis is made with: the module, in its two builds of the same
 * answers, and the king's weights. Each file's name carries the hash of what is in it.
 */
export { default as weightsUrl } from '../../../bots/king.k8?url';
export { default as simdUrl } from '../../../build/wasm/analysis-simd.wasm?url';
export { default as plainUrl } from '../../../build/wasm/analysis.wasm?url';
