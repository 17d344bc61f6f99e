/*
 * letters.mjs - the letters of our five languages, by the font file that holds them.
 */
const chars = (from, to) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

// `from` is the part of the fontsource package that has them.
export const SCRIPTS = [
    {
        name: 'latin', // names of players come from further away than our languages: all of Latin-1
        letters: [
            chars(0x20, 0x7e),
            '\u00a0\u202f«»°·×',
            chars(0xc0, 0xd6),
            chars(0xd8, 0xf6),
            chars(0xf8, 0xff),
            'Œœ–—‘’‚“”„…•−→←',
        ].join(''),
        range: 'U+0020-007E,U+00A0-00FF,U+0152-0153,U+2000-206F,U+2190-2193,U+2212',
        from: 'latin',
    },
    {
        name: 'polish',
        letters: 'ĄąĆćĘęŁłŃńŚśŹźŻż',
        range: 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C',
        from: 'latin-ext',
    },
    {
        name: 'cyrillic',
        letters: `${chars(0x410, 0x44f)}ЁёЄєІіЇїҐґ`,
        range: 'U+0400-045F,U+0490-0491',
        from: 'cyrillic',
    },
];
