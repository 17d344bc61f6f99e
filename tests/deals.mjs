// The same link is the same game in WebAssembly: node tests/deals.mjs PRINTER GAMES MODULE...
// PRINTER plays deals of every kind on this machine and prints each result with its record; each module plays the results again.
import { execFileSync } from "node:child_process";
import { check as expect, finish } from "./support/checks.mjs";
import { Module } from "./support/module.mjs";

const [printer, games, ...modules] = process.argv.slice(2);
const TODAY = 20776;

class Deals extends Module {
    call(verb, text, ...numbers) {
        this.say(text);
        const length = this.verbs[verb](...numbers);
        const answer = this.text(length);
        const told = answer && JSON.parse(answer);
        return length < 0 ? { refused: told } : told;
    }
}

const lines = execFileSync(printer, ["print", games], { encoding: "utf8", maxBuffer: 1 << 30 }).trimEnd().split("\n");
const played = lines.map((line) => {
    const space = line.indexOf(" ");
    return [line.slice(0, space), JSON.parse(line.slice(space + 1))];
});
expect(played.length === Number(games), `${games} games are printed`);
for (const path of modules) {
    const deals = new Deals(path).load();
    let same = 0;
    for (const [result, record] of played) {
        const told = deals.call("result_read", `https://example.org/#/deal/${result}`, TODAY);
        if (told.record === record && told.result === result) same++;
        else console.log(`${result}: ${told.refused?.why ?? "another game"}`);
    }
    expect(same === played.length, `${path}: ${same} of ${played.length} games are the same`);
    console.log(`${path}: ${same} of ${played.length} games are the same`);
}

// What the verbs say, once.
const deals = new Deals(modules[0]).load();
const [result, record] = played[0];
const key = result.slice(0, result.indexOf("/")).split(".").slice(0, -1).join(".");
const deal = deals.call("deal_make", key);
expect(deal.key === key && result.startsWith(`${deal.deal}/`), "deal_make");
expect(deals.call("deal_read", deal.deal, TODAY).seed === deal.seed, "deal_read");
expect(deals.call("result_write", `${key}\nAnn\n${record}`).result === `${result}/by=Ann`, "result_write");
const daily = deals.call("daily", "", TODAY);
expect(daily.daily === "2026-11-19" && daily.first === "b" && daily.bots.length === 4, "daily");
expect(deals.call("deal_read", deals.call("daily", "", TODAY + 1).deal, TODAY).refused.text.id === "deal-why-future", "a future day");
const { players, forks } = deals.call("compare", `${result}\n${result}/by=Ann`, TODAY);
expect(players[1].by === "Ann" && forks.length === 1 && forks[0].choices.length === 0 && forks[0].same === players[0].count, "compare");
expect(deals.call("compare", result, TODAY).refused.text.id === "deal-why-few", "one alone");
expect(deals.call("compare", `${result}\n${played[1][0]}`, TODAY).refused.text.args.n === 2, "two deals");
const early = new Deals(modules[0]);
expect(early.call("daily", "", TODAY).refused.text.id === "deal-why-king", "without the king's weights");
const strength = deals.call("strength", "base b 2/1/3/4 -/regent/king:40/marshal\nablaze a 1/2/3 page/-/squire");
expect(strength.games === 2 && strength.over.length === 2 && !strength.enough && strength.likes.length > 10, "strength");
expect(deals.call("strength", "base b 2/1/3/4 -/regent/kong/marshal").refused.at === 24, "a bad game");
finish();
