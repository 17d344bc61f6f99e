/*
 * index.ts - what the screens call to get a game. Each part is a file of its own, so that a screen
 * loads what it needs.
 */
export { coached, lastLocal, newLocal, resumeLocal, warmUp } from './against-bots';
export { recordFromHash, recordHash } from './link';
export { forgetGame as forget, myGames } from './mygames';
export { review, type ReviewOf } from './records';
export { ServerError } from './server-error';
export { createTable, joinTable, publicTables, refreshGames } from './tables';
