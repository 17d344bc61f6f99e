/* couples.ts - signs by which couples of Prince and Twin are told apart, by more than a colour. */
export const SIGNS = [
    { sign: '♥', dash: '' },
    { sign: '♣', dash: '5 3' },
    { sign: '♦', dash: '1.5 3' },
    { sign: '♠', dash: '8 3 2 3' },
    { sign: '★', dash: '3 2' },
] as const;
