#!/usr/bin/env node
// A bot from outside: decides by chance. oriflamme arena --bots 'exec:node random_bot.mjs,knight'
import { createInterface } from 'node:readline';

let options = [];
const hear = {
    oriflamme: () => 'bot random-js',
    options: (...all) => void (options = all),
    decide: (number) => `decision ${number} ${options[Math.floor(Math.random() * options.length)]}`,
    quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
    const [word, ...rest] = line.split(' ');
    const answer = hear[word]?.(...rest); // what it does not know it reads over
    if (answer) console.log(answer);
}
