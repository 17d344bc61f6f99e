/* signs.ts - a game as one sign per round: who led after it, and nothing else. */
const LEADS = '●';
const FOLLOWS = '○';

/** rounds[r][seat]: influence at the end of round r; rounds[0] is the start. Mine is seat a. */
export const signsOf = (rounds: number[][]): string =>
    rounds
        .slice(1)
        .map(([mine = 0, ...others]) => (mine >= Math.max(...others) ? LEADS : FOLLOWS))
        .join('');
