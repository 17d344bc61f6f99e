// The analysis in WebAssembly gives the bytes that the program gives: node tests/analysis.mjs PROGRAM MODULE...
// Moments are made in another order by two instances, one of which adopts the other's pieces.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { check as expect, finish } from "./support/checks.mjs";
import { Module } from "./support/module.mjs";

const [program, ...modules] = process.argv.slice(2);
const cases = [
    ["tests/records/ablaze-3-running.txt", "king", 1],
    ["tests/records/base-3.a.txt", "king", 1],
    ["tests/records/mix-3.txt", "baron", 2],
];

class Worker extends Module {
    constructor(path) {
        super(path);
        expect(WebAssembly.Module.imports(this.module).length === 0, `${path} imports nothing`);
    }
    begin(bot, record, worlds) {
        this.say(`${bot}\n${record}`);
        return this.hear(this.verbs.begin(worlds, -1, 1n));
    }
}

for (const path of modules) {
    const early = new Worker(path);
    early.say("king\n");
    expect(early.refused(early.verbs.begin(1, -1, 1n)) === "the king's weights are not loaded", `${path}: king without weights`);
    expect(early.refused(early.verbs.moment(0)) !== null, `${path}: a moment without a record`);
    for (const [file, bot, worlds] of path === modules[0] ? cases.slice(0, 1) : cases) {
        const record = readFileSync(file, "utf8");
        const native = execFileSync(program, ["analyse", file, "--json", "--bot", `${bot}:${worlds}`], {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
            maxBuffer: 1 << 26,
        }).trimEnd();
        const [one, other] = [new Worker(path), new Worker(path)];
        one.load();
        other.load();
        const head = one.begin(bot, record, worlds);
        expect(other.begin(bot, record, worlds) === head, `${path} ${file}: two heads`);
        const count = JSON.parse(head).count;
        const moments = [];
        for (let i = count - 1; i >= 0; i--) {
            if (i % 2 === 0) {
                moments[i] = one.hear(one.verbs.moment(i));
            } else {
                const made = other.hear(other.verbs.moment(i));
                const piece = other.bytes(other.verbs.piece_of(i), other.verbs.piece_size()).slice();
                one.bytes(one.verbs.piece(), piece.length).set(piece);
                moments[i] = one.hear(one.verbs.adopt(i));
                if (moments[i] !== made) expect(false, `${path} ${file}: moment ${i} is another when adopted`);
            }
        }
        const end = one.hear(one.verbs.conclude());
        const whole = head.replace(/,"count":\d+}$/, "") + `,"moments":[${moments.join(",")}],` + end.slice(1);
        expect(whole === native, `${path} ${file}: the program prints other bytes`);
        expect(one.refused(one.verbs.moment(count)) === "the record has no such moment", `${path}: no such moment`);
        const judged = moments.map((text) => JSON.parse(text).decision).findIndex((d) => d !== null);
        const options = JSON.parse(moments[judged]).decision.options;
        one.say(`${options[0].option} ${options[1].option}`);
        const why = JSON.parse(one.hear(one.verbs.why(judged)));
        expect(why.worlds === 4 * worlds && why.chosen === options[0].option, `${path} ${file}: why`);
    }
    // A running game: what is asked, why, and what the table takes the face-down cards for.
    const running = new Worker(path);
    running.load();
    const view = "base cL,b?|al ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal"; // b is asked, not a
    const asked = "base cL,bd|a? ?6=?3=/SYHFXC=ALM=/?6=?3= 1/1/2 1a b:reveal";
    running.say(`king\n${asked}`);
    const advice = JSON.parse(running.hear(running.verbs.advise(2, 1n)));
    expect(advice.seat === "b" && advice.chosen === null && advice.verdict === "none" && advice.options.length === 2, `${path}: advice`);
    running.say(advice.options.map((o) => o.option).join(" "));
    expect(JSON.parse(running.hear(running.verbs.advise_why())).all.length === 10, `${path}: why, of advice`);
    running.say(`king\n${asked}`);
    const belief = JSON.parse(running.hear(running.verbs.believe(1n)));
    expect(belief.length > 0 && belief.every((card) => Object.values(card.shares).reduce((a, b) => a + b) > 950), `${path}: belief`);
    running.say(`king\n${view}`);
    expect(running.refused(running.verbs.advise(1, 1n)) !== null, `${path}: a bad view`);
}
finish();
