/*
 * letters.mjs - the letters of our five languages, by the font file that holds them.
 */
const chars = (from, to) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

// `from` is the part of the fontsource package that has them.
export const SCRIPTS = [
    {
        name: 'latin', // what every language needs; ó is the one Polish letter of this package
        letters: `${chars(0x20, 0x7e)}\u00a0\u202f«»°±·×Óó–—‘’‚“”„…•−→←`,
        range: 'U+0020-007E,U+00A0-00BF,U+00D3,U+00D7,U+00F3,U+2000-206F,U+2190-2193,U+2212',
        from: 'latin',
    },
    {
        name: 'french',
        letters: 'ÀÂÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿŒœ',
        range:
            'U+00C0,U+00C2,U+00C7-00CB,U+00CE-00CF,U+00D4,U+00D9,U+00DB-00DC,U+00E0,U+00E2,' +
            'U+00E6-00EB,U+00EE-00EF,U+00F4,U+00F9,U+00FB-00FC,U+00FF,U+0152-0153',
        from: 'latin',
    },
    {
        name: 'western', // names of players come from further away than our languages: Latin-1
        letters: 'ÁÃÄÅÆÌÍÐÑÒÕÖØÚÝÞßáãäåìíðñòõöøúýþ',
        range:
            'U+00C1,U+00C3-00C6,U+00CC-00CD,U+00D0-00D2,U+00D5-00D6,U+00D8,U+00DA,U+00DD-00DF,' +
            'U+00E1,U+00E3-00E5,U+00EC-00ED,U+00F0-00F2,U+00F5-00F6,U+00F8,U+00FA,U+00FD-00FE',
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
