#!/bin/sh
# cli.sh PROGRAM - the command line: every subcommand, its help, and each way to be refused.
# A case is an exit code, a text that must be in the output (stdout and stderr together), and a command line.
# CLI_STEPS (3) is how many lines of each trace are played by command lines.

program=${1:?usage: cli.sh PROGRAM}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
export XDG_STATE_HOME="$dir/state" # where play saves its games
export XDG_CONFIG_HOME="$dir/config" # and no settings of yours
nbsp=$(printf '\302\240')        # before a French ; and %, behind a Polish word of one letter
unset USER                          # join would sit down by that name
export LC_ALL=C.UTF-8               # replay and suggest speak the language of the locale
passed=0
failed=0

say_failed() {
    failed=$((failed + 1))
    echo "FAILED: $1"
    echo "    wanted: $2"
    echo "    got:    $(head -n 5 "$dir/out")"
}

# judge NAME CODE WANTED-CODE TEXT
judge() {
    if [ "$2" -ne "$3" ]; then
        say_failed "$1" "exit $3, not $2"
    elif ! grep -qF -e "$4" "$dir/out"; then
        say_failed "$1" "$4"
    else
        passed=$((passed + 1))
    fi
}

# run CODE TEXT ARGUMENT... - standard input is empty
run() {
    wanted=$1
    text=$2
    shift 2
    "$program" "$@" >"$dir/out" 2>&1 </dev/null
    judge "oriflamme $*" $? "$wanted" "$text"
}

# feed CODE TEXT ARGUMENT... - standard input is ours
feed() {
    wanted=$1
    text=$2
    shift 2
    "$program" "$@" >"$dir/out" 2>&1
    judge "oriflamme $* (fed)" $? "$wanted" "$text"
}

# same NAME EXPECTED - the output of the last command, whole
same() {
    if [ "$(cat "$dir/out")" = "$2" ]; then
        passed=$((passed + 1))
    else
        say_failed "$1" "$2"
    fi
}

# quiet CODE ARGUMENT... - the reason is on stderr, nothing on stdout
quiet() {
    wanted=$1
    shift
    "$program" "$@" >"$dir/out" 2>"$dir/err" </dev/null
    code=$?
    if [ $code -eq "$wanted" ] && [ ! -s "$dir/out" ] && [ -s "$dir/err" ]; then
        passed=$((passed + 1))
    else
        say_failed "oriflamme $* keeps stdout empty" "exit $wanted and a reason on stderr"
    fi
}

deal='base - ASYLFDM=HXC=/SYHFXDC=ALM=/ASYHLFC=XDM= 1/1/1 1a a:place'
truth='base cL,bd|al ASYFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal'
view_a='base cL,b?|al ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal'
view_b='base cL,bd|a? ?6=?3=/SYHFXC=ALM=/?6=?3= 1/1/2 1a b:reveal'
public='base cL,b?|a? ?6=?3=/?6=?3=/?6=?3= 1/1/2 1a b:reveal'

# --- The program itself ---

run 2 'usage: oriflamme COMMAND'
run 0 'oriflamme ' --version
run 2 'unknown command' dance
run 2 'stands alone' --help deal
run 0 'replay' --help
for command in play daily join host tables watch games review deal options apply view ranks perft trace replay check bench arena ladder analyse suggest; do
    run 0 "  $command " --help
    run 0 "usage: oriflamme $command" "$command" --help
    run 0 'Example:' "$command" --help
    run 0 '--help' "$command" -h
    run 2 "unknown option: --nonsense" "$command" --nonsense
    run 2 "usage: oriflamme $command" "$command" -x
done

# --- deal ---

run 0 "$deal" deal --hands 'ASYLFDM=HXC/SYHFXDC=ALM/ASYHLFC=XDM' --first a
run 0 ' 1/1/1/1 1' deal
run 0 ' 1/1/1 1c c:place' deal --seats 3 --first c --seed 7
run 0 'ablaze - ' deal --rules ablaze --seed 7
run 0 'ablaze+schemer2 - ' deal --rules=ablaze+schemer2 --seed=7
run 0 'base - ' deal --rules mix:CMDXFLHYSA --seed 7
run 0 'mix:SYHLFXDMCE+schemer2 - ' deal --rules mix:ECMDXFLHYS+schemer2 --seed 7
run 0 '+schemer2 - ' deal --rules mix+schemer2 --seed 1
run 0 'mix:' deal --rules mix --seed 1
run 0 'base - ' deal --seed 18446744073709551615
run 2 'rules, at 0' deal --rules chess
run 2 'rules, at 4: a mix has ten kinds' deal --rules mix:ASY
run 2 'named twice' deal --rules mix:ASYHLFXDMM
run 2 'the Twin is not counted' deal --rules mix:ASYHLFXDMT
run 0 ' 5/1/1/9 1' deal --rules base+a5+d9 --seed 7 --first a
run 2 'expected a seat letter' deal --rules base+d9 --seats 3
run 2 'there is no Schemer' deal --rules base+schemer2
run 2 'only +schemer2, +a5 may follow' deal --rules mix+schemer3
run 1 "PostgreSQL: " backup "postgresql:///none?host=$dir" "$dir/none.db"
run 1 "PostgreSQL: " purge "postgresql:///none?host=$dir" --older-than 5
run 1 'first player has no seat' deal --seats 2 --first c
run 1 'dealt to 3 seats, not to 4' deal --hands 'ASYLFDM=HXC/SYHFXDC=ALM/ASYHLFC=XDM' --seats 4
run 1 'hands, at 8: this kind is dealt twice' deal --hands 'ASYLFDM=AXC/SYHFXDC=ALM'
run 1 'seven cards are in hand' deal --hands 'ASYLFDMH=XC/SYHFXDC=ALM'
run 1 'hands, at 0' deal --hands '?7=?3'
run 2 'named kinds' deal --rules mix --hands 'ASYLFDM=HXC/SYHFXDC=ALM'
run 2 'from 2 to 5' deal --seats 6
run 2 'from 2 to 5' deal --seats 1
run 2 'from 2 to 5' deal --seats four
run 2 'from 2 to 5' deal --seats ''
run 2 '--seed must be a number' deal --seed -1
run 2 '--seed must be a number' deal --seed 18446744073709551616
run 2 '--seed must be a number' deal --seed 0x10
run 2 'needs a value' deal --seed
run 2 'a seat' deal --first z
run 2 'unexpected argument' deal base
"$program" deal --rules mix --seed 5 >"$dir/first"
run 0 "$(cat "$dir/first")" deal --seed 5 --rules mix

# --- options ---

run 0 '2+ 2!' options "$truth"
run 0 '2+ 2!' options "$view_b"
run 0 'A> S> Y> L> F> D> M>' options "$deal"
run 0 '2+ 2!' options -- "$truth"
run 1 'the view of a, but b decides' options "$view_a"
run 1 "a spectator's view, but b decides" options "$public"
run 1 'position: rules, at 0' options nonsense
run 1 'position: rules, at 0' options ''
run 1 'position: queue, at 5' options "base zL${truth#base cL}"
run 2 'missing argument' options
run 2 'unexpected argument' options "$truth" again
# shellcheck disable=SC2086
run 2 'put the position in quotes' options $truth

# --- apply ---

run 0 'base cL,bD|al ASYFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:pick(D)' apply "$truth" '2!'
run 0 '2b b:place' apply "$truth" '2!' m1 '>2' '2!'
run 0 'kept b #2 +1' apply "$truth" '2+' --events
run 0 'ask a reveal' apply --events "$truth" '2+'
run 0 'placed a #1 a >' apply "$deal" 'A>' --events
run 0 'placed a #1 a >' apply "$deal" 'A>' --events --seat a
run 0 'placed a #1 ? >' apply "$deal" 'A>' --events --seat b
run 0 'base cL,b?+1,a?| ?6=?3=/?6=?3=/?6=?3= 1/1/2 1a a:reveal' apply "$truth" --seat - '2+'
run 0 'base cL,b?+1,a?| ' apply --seat=- "$truth" '2+'
run 1 'decision 2, x1: ' apply "$truth" '2!' x1
run 1 'b may choose: m1 m3' apply "$truth" '2!' x1
run 1 'decision 1, zz: ' apply "$truth" zz
run 1 'decision 1, 1+: ' apply "$truth" '1+'
run 1 'this is a view' apply "$view_b" '2+'
run 1 'no seat e' apply "$truth" '2+' --seat e
run 2 'missing argument' apply "$truth"
run 2 '(- for a spectator)' apply "$truth" '2+' --seat x
run 2 'takes no value' apply "$truth" '2+' --events=yes
quiet 1 apply "$truth" '2!' x1 --events
quiet 2 apply

# --- view ---

run 0 "$view_a" view "$truth" a
run 0 "$view_b" view "$truth" b
run 0 "$public" view "$truth" -
run 1 'no seat e' view "$truth" e
run 1 'this is a view' view "$view_a" a
run 2 'SEAT must be' view "$truth" q
run 2 'missing argument' view "$truth"

# --- perft ---

run 0 '3 40' perft "$truth" 3
run 0 '1 7' perft "$deal" 2
run 0 '2 98' perft "$deal" 2
run 1 'this is a view' perft "$view_b" 2
run 2 'DEPTH must be a number' perft "$truth" 0
run 2 'DEPTH must be a number' perft "$truth" 2x

# --- trace, ranks, bench ---

run 2 '--games must be a number' trace --games 0
run 2 'from 2 to 5' trace --seats 9
run 2 'rules, at' trace --rules none
for rules in base ablaze mix mix+schemer2; do
    for seats in 2 3 4 5; do
        "$program" trace --rules $rules --seats $seats --games 2 --seed 3 >"$dir/trace"
        decisions=$(grep -c '	' "$dir/trace")
        run 0 "$rules $seats seats: 2 games, $decisions decisions, signature " \
            bench --rules $rules --seats $seats --games 2 --seed 3
        cut -f 1 "$dir/trace" >"$dir/positions"
        run 0 "ok: $((decisions + 2)) positions" check "$dir/positions"
        # Each line's decision leads to the next line's position.
        awk -F '\t' 'NF == 3 { print }' "$dir/trace" | head -n "$((${CLI_STEPS:-3} + 1))" >"$dir/some"
        last=
        while IFS='	' read -r position options chosen; do
            if [ -n "$last" ]; then
                run 0 "$position" apply "$last" "$decided"
            fi
            run 0 "$options" options "$position"
            last=$position
            decided=$chosen
        done <"$dir/some"
    done
done
"$program" trace --seats 3 --seed 7 >"$dir/trace"
final=$(tail -n 1 "$dir/trace")
ranks=$("$program" ranks "$final")
run 0 '/' ranks "$final"
run 0 "$ranks" ranks "$("$program" view "$final" -)"
run 0 '1 0' perft "$final" 1
run 1 'the game is over' apply "$final" 'A>'
run 0 '' options "$final"
same 'options after the end' ''
run 1 'the game is not over' ranks "$truth"
run 1 'position: rules' ranks nothing
run 0 'signature' bench --games 10
if [ "$(wc -l <"$dir/out")" -eq 12 ]; then
    passed=$((passed + 1))
else
    say_failed 'bench of everything' 'twelve lines'
fi
run 0 'M games/s' bench --games 10 --seats 5
run 2 'rules, at' bench --rules none
run 2 '--games must be a number' bench --games many

# --- Records: made from a trace ---

awk -F '\t' -v ranks="$ranks" '
    NF == 3 { split($1, f, " "); position[++n] = $1; chosen[n] = $3 }
    NF == 1 { final = $1 }
    END {
        split(position[1], f, " ")
        deal = f[3]; gsub(/=\//, "/", deal); sub(/=$/, "", deal)
        split(final, g, " ")
        printf "[Game \"Oriflamme\"]\n[Rules \"%s\"]\n[Date \"2026-11-15\"]\n", f[1]
        printf "[Seats \"a Ada; b Ben; c Cleo\"]\n[Deal \"%s\"]\n[First \"%s\"]\n", deal, substr(f[5], 2, 1)
        printf "[Result \"%s\"]\n[Ranks \"%s\"]\n\n", g[4], ranks
        round = 0
        for (i = 1; i <= n; i++) {
            split(position[i], f, " ")
            if (substr(f[5], 1, 1) != round) {
                printf "%s%s.", (round > 0 ? "\n" : ""), substr(f[5], 1, 1)
                round = substr(f[5], 1, 1); placing = 1
            }
            if (placing && f[6] !~ /:place$/) { printf " /"; placing = 0 }
            printf " %s", chosen[i]
        }
        printf "\n%s\n", final
    }' "$dir/trace" >"$dir/record"
decisions=$(grep -c '	' "$dir/trace")

run 0 "ok: a finished record, $decisions decisions" check "$dir/record"
feed 0 "ok: a finished record, $decisions decisions" check - <"$dir/record"
run 0 'Oriflamme, base, 3 players, 2026-11-15' replay "$dir/record"
run 0 'a Ada, b Ben, c Cleo' replay "$dir/record"
run 0 'Influence after round 6' replay "$dir/record"
run 0 'Round 6 is over, and so is the game.' replay "$dir/record"
feed 0 'Round 6 is over, and so is the game.' replay - <"$dir/record"
run 0 "$(sed -n 5p "$dir/trace" | cut -f 1)" replay "$dir/record" --at 4
run 0 "$("$program" view "$(sed -n 5p "$dir/trace" | cut -f 1)" b)" replay "$dir/record" --at 4 --seat b
run 0 "$(head -n 1 "$dir/trace" | cut -f 1)" replay --at=0 "$dir/record"
run 0 "$final" replay "$dir/record" --at "$decisions"
run 0 'As a spectator saw it' replay "$dir/record" --seat -
run 0 'opens the Queue with a face-down card' replay "$dir/record" --seat -
# Before anything is revealed a spectator is told of no card by its name.
"$program" replay "$dir/record" --seat - --at 3 >"$dir/out"
if grep -q -e 'places the' -e 'with the ' "$dir/out"; then
    say_failed 'replay for a spectator' 'no names of face-down cards'
else
    passed=$((passed + 1))
fi
run 1 'no seat d' replay "$dir/record" --seat d

# One narrator: what replay, review and suggest say are the same sentences, in every language.
run 0 'opens the Queue with' replay tests/records/base-3.txt
run 0 'There is no influence on Conspiracy, so it earns nothing.' replay tests/records/base-3.txt
run 0 "kładzie w${nbsp}pustej Kolejce zakrytą kartę: Królewski Dekret" replay tests/records/base-3.txt --lang pl
run 2 '--lang must be' replay tests/records/base-3.txt --lang xx
for lang in en pl uk ru fr; do
    "$program" replay tests/records/ablaze-4.txt --lang $lang | grep -a '^   ' | cut -c 13- >"$dir/replayed"
    yes '' | head -n 400 | "$program" review tests/records/ablaze-4.txt --plain --lang $lang 2>/dev/null | sed "s/^\* //" >"$dir/reviewed"
    missing=$(grep -cvxFf "$dir/reviewed" "$dir/replayed")
    if [ "$missing" != 0 ] || [ "$(wc -l <"$dir/replayed")" -lt 60 ]; then
        say_failed "replay and review, $lang" "the same sentences; $missing are only in replay"
    else
        passed=$((passed + 1))
    fi
done
# Players of one name are told apart by their families; bots have the names that the table gives them.
sed 's/^\[Seats .*/[Seats "a squire; b squire; c Ann; d Ann"]/' tests/records/ablaze-4.txt >"$dir/alike"
run 0 'a Red Squire, b Blue Squire, c Green Ann, d Gold Ann' replay "$dir/alike"
run 0 'Green Ann 1, Gold Ann' replay "$dir/alike"
run 0 'a Czerwony Giermek, b Niebieski Giermek, c Zielony Ann, d Złoty Ann' replay "$dir/alike" --lang pl
run 0 'b Écuyer Bleu, c Ann Vert' replay "$dir/alike" --lang fr
run 0 'Green Ann is placing a card…' review "$dir/alike" --plain
run 0 'c Green Ann   ' analyse "$dir/alike" --bot baron:1 --svg "$dir/alike.svg"
"$program" analyse "$dir/alike" --bot baron:1 2>/dev/null >"$dir/out"
if grep -E 'Ann|Squire' "$dir/out" | grep -qvE '(Green|Gold) Ann|(Red|Blue) Squire' || ! grep -q 'Gold Ann' "$dir/alike.svg"; then
    say_failed 'analyse with names that are alike' 'each with its family'
else
    passed=$((passed + 1))
fi
if grep -qiE '\b(you|your|yours)\b' "$dir/out" || ! grep -q ' cost [0-9.]* points' "$dir/out"; then
    say_failed 'analyse' 'nobody who decides is the reader'
else
    passed=$((passed + 1))
fi
# Nobody beside the Felon has anything to lose, though two cards lie there.
felon='ablaze bq,an|ce PEQKT=OIB=GR/PEKOT=NIB=GR/PQKOT=NIB=GR 1/0/0 3a a:reveal'
run 0 'nobody next to it has anything to lose, so nothing happens' suggest "$felon" --seat a --bot squire
run 1 "the record has $decisions decisions" replay "$dir/record" --at 999
run 2 '--at must be a number' replay "$dir/record" --at -3
run 2 '--at must be a number' replay "$dir/record" --at half
run 2 '(- for a spectator)' replay "$dir/record" --seat B
run 1 'you haven’t played a game here yet' replay
run 1 'missing: the file doesn’t exist' replay "$dir/missing"
run 1 'cannot read' replay "$dir"
run 1 'positions:1:1: tags: ' replay "$dir/positions"
sed 's/^2\. [A-Z]/2. T/' "$dir/record" >"$dir/wrong"
run 1 'wrong:11:4: decisions: ' replay "$dir/wrong"
run 1 ':11:4: decisions: ' check "$dir/wrong"
sed '$s/over$/over /' "$dir/record" | sed '$s/base /base x/' >"$dir/wrong"
run 1 ':16:6: final position: ' check "$dir/wrong"

# --- check: positions ---

printf '# two\n%s\n\n%s\n' "$truth" "$view_a" >"$dir/positions"
feed 0 'ok: 2 positions' check - <"$dir/positions"
printf '%s\r\n' "$truth" >"$dir/positions"
run 0 'ok: 1 position' check "$dir/positions"
printf '# two\n\nbase nonsense\n%s\n%s x\n' "$truth" "$truth" >"$dir/positions"
run 1 ':3:6: queue: ' check "$dir/positions"
run 1 ':5:68: ask: ' check "$dir/positions"
quiet 1 check "$dir/positions"
printf 'base\0x\n' >"$dir/positions"
run 1 'NUL' check "$dir/positions"
run 1 'neither a record nor a position' check /dev/null

run 1 'cannot read' check "$dir/missing"
run 2 'missing argument' check

# --- deals by link: daily, play --deal, check ---

yes 1 | head -n 400 >"$dir/ones"
feed 0 'place ' daily --date 2026-11-02 --plain <"$dir/ones"
result=$(tail -n 1 "$dir/out")
day=${result%%/*}
run 0 'ok: a result, ' check "$result"
run 0 'ok: a result by Ann, ' check "https://example.org/#/deal/$result/by=Ann"
run 0 'ok: a deal, 3 seats' check "$day"
run 0 'You’ve already played this deal' daily --date 2026-11-02 --plain
run 0 "$result" play --deal "https://example.org/#/deal/$result" --plain
feed 0 'this time doesn’t count' play --deal "$day" --again --plain <"$dir/ones"
printf '# links\n%s\nhttps://example.org/#/deal/%s\n' "$result" "$day" >"$dir/links"
run 0 'ok: a deal, 3 seats' check "$dir/links"
printf '%s\n\n%sx\n' "$result" "$result" >"$dir/links"
run 1 ":3:$((${#result} + 1)): deal: There is more in this link" check "$dir/links"
run 1 'This link is cut off' check "${result%?}"
run 1 'isn’t over after' check "${result%?????}"
run 1 'another deal' check "${result%???}zzz"
run 1 'another version of the bots' play --deal base.2.a.squire.x.zzzzz
run 1 'byte 10: bots: baron thinks' check base.2.a.baron.x.zzzzz
run 1 'unknown rules: bass' play --deal bass.2.a.squire.x.zzzzz
run 1 'dla innej wersji botów' play --deal base.3.a.minstrel+herald.2999-01-07.zzzzz --lang pl
run 2 'must be a day from 2026-11-01' daily --date 2999-01-01
run 2 'must be a day from 2026-11-01' daily --date 2026-02-30
run 2 '--deal sets the rules' play --deal "$day" --rules base
run 2 'needs --deal' play --again

# --- arena ---

match='arena --bots squire,baron:20,squire,random --games 21 --seed 3 --no-times'
for rules in base ablaze mix; do
    # shellcheck disable=SC2086
    run 0 "$rules, 4 seats, seed 3: 24 games (6 deals, each in 4 rotations), fair share 25.00 %" $match --rules $rules
    cp "$dir/out" "$dir/one"
    # shellcheck disable=SC2086
    run 0 'squire x2' $match --rules $rules --records "$dir/games1"
    same "arena --rules $rules with records" "$(cat "$dir/one")"
    # shellcheck disable=SC2086
    run 0 'baron:20 ' $match --rules $rules --threads 2 --records "$dir/games2"
    same "arena --rules $rules --threads 2" "$(cat "$dir/one")"
    if cmp -s "$dir/games1" "$dir/games2" && [ "$(grep -c '^\[Game ' "$dir/games1")" -eq 24 ]; then
        passed=$((passed + 1))
    else
        say_failed "records of arena --rules $rules" 'the same 24 with one thread and with two'
    fi
    # The first record and the last.
    awk '/^\[Game / { n++ } n == 1' "$dir/games1" >"$dir/record1"
    run 0 'ok: a finished record' check "$dir/record1"
    awk '/^\[Game / { n++ } n == 24' "$dir/games1" >"$dir/record1"
    run 0 'ok: a finished record' check "$dir/record1"
done
run 0 'base, 2 seats, seed 1: 4 games (2 deals, each in 2 rotations), fair share 50.00 %' \
    arena --bots squire,random --games 1 --no-times
run 0 'base, 5 seats' arena --bots squire,random,knight,baron:5it,baron-uniform:1ms --games 5
run 0 'a second' arena --bots squire,random --games 2
run 0 'score      mean rank' arena --help
run 2 '--bots is required' arena
run 2 'at least two seats' arena --bots squire
run 2 "character 8 of squire,jester: unknown bot" arena --bots squire,jester
run 2 'baron-uniform' arena --bots squire,jester
run 2 'unknown bot' arena --bots squire,,random
run 2 'unknown bot' arena --bots ''
run 2 'takes no budget' arena --bots squire:10ms,random
run 2 'a budget looks like' arena --bots baron:,random
run 2 'a budget looks like' arena --bots baron:0,random
run 2 'a budget looks like' arena --bots baron:-5,random
run 2 'a budget looks like' arena --bots baron:99999999999999999999,random
run 2 'only it, ms or s' arena --bots baron:10min,random
run 2 'at most an hour' arena --bots baron:3601s,random
run 2 'too many bots' arena --bots random,random,random,random,random,random
run 2 '--games must be a number' arena --bots random,random --games 0
run 2 '--threads must be a number' arena --bots random,random --threads 65
run 2 '--seed must be a number' arena --bots random,random --seed x
run 2 'unexpected argument' arena squire random
run 2 'rules, at' arena --bots random,random --rules none
run 1 'cannot write' arena --bots random,random --records "$dir/missing/file"
if [ -w /dev/full ]; then
    run 1 'cannot write all of /dev/full' arena --bots random,random --records /dev/full
fi

# --- ladder: its first rows; the whole takes too long ---

"$program" ladder --games 2 2>/dev/null </dev/null | head -n 4 >"$dir/out"
judge 'oriflamme ladder' 0 0 '| cook | random | base | 4 | '
judge 'oriflamme ladder' 0 0 '`oriflamme arena --bots page,cook,cook,cook --rules base --games 8 --seed 1 --threads 1`'
run 2 '--games must be a number' ladder --games 0
run 2 '--threads must be a number' ladder --threads 0
run 2 'unexpected argument' ladder base

# --- analyse ---

game=tests/records/base-3.txt
run 0 'With all cards known' analyse $game --bot baron:1
run 0 'How each win chance came about, in points' analyse $game --bot baron:1
run 0 'Win chances if a bot (Baron) played the game to the end, from 1 possible deal' analyse $game --bot baron:1
run 0 "un robot (Baron) finissait la partie$nbsp; 1 donne possible" analyse $game --bot baron:1 --lang fr
run 0 'лучшее  потеря' analyse $game --bot baron:1 --lang ru
run 0 '█' analyse $game --bot baron:1
run 0 'Skąd wzięły się szanse' analyse $game --bot baron:1 --lang pl
run 0 '"judged":"b"' analyse $game --bot baron:1 --seat b --json
run 0 '"accounts":null' analyse tests/records/base-3.a.txt --bot baron:1 --json
run 0 'From public information' analyse tests/records/base-5.spectator.txt --bot baron:1
run 0 'The game isn’t over' analyse tests/records/ablaze-3-running.txt --bot baron:1
run 0 '"over":false' analyse tests/records/ablaze-3-dealt.txt --bot baron:1 --json
run 0 '"bot":"king"' analyse tests/records/ablaze-3-dealt.txt --bot king:1 --json
# The story: to whoever plays it, to whoever looks on, and from a seat's own record.
lost=tests/records/told/ablaze-5.txt
run 0 'You lost most in round' analyse $lost --bot baron:1 --seat b
run 0 "Jester lost most in round" analyse $lost --bot baron:1
run 0 'Nauka: ' analyse $lost --bot baron:1 --seat b --lang pl
run 0 "на 9 в.${nbsp}п. менше" analyse $lost --bot baron:1 --lang uk
run 0 "на 9 п.${nbsp}п. меньше" analyse $lost --bot baron:1 --lang ru
run 0 'From what you knew' analyse tests/records/base-3.a.txt --bot baron:1
sed 's/^$/{ oriflamme play: squire human squire squire squire 1 }/' $lost >"$dir/own"
run 0 'You lost most in round' analyse "$dir/own" --bot baron:1
"$program" analyse $game --bot baron:1 2>"$dir/out" >/dev/null
same 'analyse writes no progress into a file' ''
feed 0 'Key moments' analyse - --bot baron:2 --svg "$dir/game.svg" <$game
run 1 'there is no seat d in this game' analyse $game --seat d
run 1 'this record tells only what a knows' analyse tests/records/base-3.a.txt --seat b
run 1 'this record tells only what a spectator knows' analyse tests/records/base-5.spectator.txt --seat b
run 1 'can’t read no-such-file: the file doesn’t exist' analyse no-such-file
run 1 'this isn’t a table’s link' analyse https://example.org/5f0c
run 2 'this table has no such seat' play --seats 3 --first d
run 2 'a seat’s letter from a to e' host --first z
run 1 'cannot write' analyse $game --bot baron:1 --svg /no/such/folder/game.svg
run 2 'this bot cannot analyse a game' analyse $game --bot random
run 2 'the budget is a number of worlds' analyse $game --bot king:10ms
run 2 'at most 4096 worlds' analyse $game --bot king:5000
run 2 'unknown bot' analyse $game --bot jester

# --- suggest ---

run 0 'b to decide: reveal' suggest "$truth" --seat b --bot baron:100
run 0 'Keep it face down and add 1 influence, making 1.' suggest "$truth" --seat b --bot baron:100
run 0 '(Baron, 100 iterations)' suggest "$truth" --seat b --bot baron:100
run 0 '    3     1     a         0  ' suggest "$truth" --seat b --bot baron:100
cp "$dir/out" "$dir/one"
# A Plot may hold 999 influence, and the page's module has a stack of a megabyte.
stack=$(ulimit -S -s)
ulimit -S -s 1024
run 0 'for each of its 999 influence' suggest --bot king \
    'ablaze a?+1,cE,a?+2,aQ,dQ/dK,cQ/cP,cT,bP,bT,bQ,bg+999|be ?1T=?3=EOG/N=OIB=KR/?1=?3=KOR/?1T=?3=EIGR 7/18/17/20 6b b:reveal'
ulimit -S -s "$stack"
run 0 'b to decide: reveal' suggest "$view_b" --bot baron:100
same 'suggest for a view' "$(cat "$dir/one")"
run 0 'b to decide: reveal' suggest "$view_b" --seat b --bot baron:100 --seed 1
same 'suggest for a view and its seat' "$(cat "$dir/one")"
run 0 '(King)' suggest "$view_b" --bot king
run 0 '(Король)' suggest "$view_b" --bot king --lang uk
run 0 '    3     1     a         0  ' suggest "$view_b" --bot king
king_believes=$(tail -n 1 "$dir/out")
run 0 '(Knight)' suggest "$view_b" --bot knight
[ "$(tail -n 1 "$dir/out")" != "$king_believes" ] || say_failed 'what the king believes' 'his own belief' 'that of the tables'
run 0 '    2     1     b         0  ' suggest "$view_a" --bot king
run 0 '    2     1     b         0  ' suggest "$public" --bot king
run 0 'b to decide (reveal), not a.' suggest "$view_a"
run 0 '    2     1     b         0  ' suggest "$view_a"
run 0 'this is a spectator’s view' suggest "$public"
run 0 'a to decide: place' suggest "$deal" --seat a
run 0 'No other player’s card is face down.' suggest "$deal" --seat a --bot knight
run 0 'Place the Lord in the empty Queue.' suggest "$deal" --seat a --bot squire
run 0 ' 33.3%  ' suggest "$deal" --seat a --bot random
run 0 " 33,3$nbsp%  " suggest "$deal" --seat a --bot random --lang fr
run 0 'The game is over' suggest "$final" --seat a
# Another truth that looks the same to b: a's card is another.
other='base cL,bd|as AYLFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal'
run 0 'b to decide: reveal' suggest "$other" --seat b --bot baron:100
same 'suggest for another truth' "$(cat "$dir/one")"
run 0 'b to decide: reveal' suggest "$truth" --bot baron:100
same 'suggest for whoever is asked' "$(cat "$dir/one")"
run 2 'the game is over, and nobody is asked' suggest "$final"
run 2 'a seat’s letter from a to e, not -' suggest "$truth" --seat -
run 2 'unknown bot' suggest "$truth" --seat b --bot jester
run 2 'too many bots' suggest "$truth" --seat b --bot squire,squire
run 2 'takes no budget' suggest "$truth" --seat b --bot squire:5
run 1 'no seat d' suggest "$truth" --seat d
run 1 'this is the view of b, not of a' suggest "$view_b" --seat a
run 1 "a spectator's view, not that of a" suggest "$public" --seat a
run 1 'position: rules, at 0' suggest nonsense --seat a
run 1 'position: ' suggest 'base ?' --seat a
run 2 'missing argument' suggest

# --- Output that cannot be written ---

if [ -w /dev/full ]; then
    for command in --help --version deal trace 'bench --games 10' 'check --help' \
        'arena --bots random,random' 'ladder --games 2'; do
        # shellcheck disable=SC2086
        "$program" $command >/dev/full 2>"$dir/out" </dev/null
        judge "oriflamme $command >/dev/full" $? 1 'cannot write the output'
    done
fi
"$program" deal >&- 2>"$dir/out"
judge 'oriflamme deal >&-' $? 1 'cannot write the output'

# --- play ---

# Fed from files: at the end of a pipe the counts would be another shell's.
yes 1 | head -n 4000 >"$dir/ones"
awk 'BEGIN { for (i = 0; i < 4000; i++) print i * 7919 % 6 + 1 }' >"$dir/numbers"

for rules in base ablaze mix mix+schemer2; do
    for seats in 2 3 4 5; do
        feed 0 'Ranks' play --rules $rules --seats $seats --seed 7 <"$dir/ones"
        feed 0 'Ranks' play --rules $rules --seats $seats --seed 8 <"$dir/numbers"
    done
done
feed 0 'That isn’t one of your choices' play --seed 7 <<END
soldier
99

END
feed 0 'Conspiracy: Gain twice' play --seed 7 <<END
?
END
feed 0 'Leave the game?' play --seed 7 <<END
q
n
q
y
END
feed 0 'Goodbye' play --seed 7 <<END
q
y
END
run 0 'End of input.' play --seed 7
feed 0 'Ranks' play --bots knight,baron:20,random,squire --seed 7 <"$dir/ones"
run 0 '(Baron)' play --bots baron:5ms --rules mix --seed 7
run 0 '(Squire)' play --bots squire --seats 2 --seed 7
run 2 'at 4 seats you have 3 opponents' play --bots squire,knight --seats 4
run 2 'unknown bot' play --bots jester
run 2 'позиция 1 в jester' play --bots jester --lang ru
run 2 'Играет надёжно, но иногда ошибается.' play --bots jester --lang ru
run 2 'too many bots' play --bots squire,squire,squire,squire,squire
run 2 'from 2 to 5' play --seats 1
run 2 'rules, at' play --rules none
run 2 '--lang must be' play --lang xx
run 2 '--pace must be a number' play --pace soon
run 2 '--resume continues the game as it is' play --resume --seed 3
run 2 'up to five names' play --humans Ann,,Ben
run 2 '--humans names 3 and --bots names 1: that doesn’t fill 5 seats' play --humans A,B,C --bots squire --seats 5
run 2 '--humans names 3, but there are 2 seats' play --humans A,B,C --seats 2
feed 0 'Ann, it’s your turn' play --humans Ann,Ben --seed 7 <<END
q
y
END
(
    XDG_STATE_HOME="$dir/none"
    "$program" play --resume >"$dir/out" 2>&1 </dev/null
)
judge 'oriflamme play --resume without a game' $? 1 'there’s no unfinished game to resume'
(
    XDG_STATE_HOME="$dir/colours"
    "$program" play --lang pl --seed 7 >"$dir/out" 2>&1 </dev/null
    "$program" review --plain --lang fr "$dir"/colours/oriflamme/* >"$dir/out" 2>&1 </dev/null
    cat "$dir"/colours/oriflamme/* >>"$dir/out"
    ! grep -q Niebieski "$dir/out"
)
judge 'a record keeps no colour as a name: the reader has words for it' $? 0 'Bleu pose'
run 0 'Players: Ann, Ben.' play --resume

# --- join, watch, review: what they refuse (tests/tui plays with them) ---

run 2 'you have no seat to come back to' join
run 2 "this link is for a table, not a seat" join http://localhost/table/5f0c
run 2 'a table’s link looks like' join ftp://localhost/table/5f0c --name Ann
run 2 'HOST/table/ID' join 'http://localhost/5f0c#token=00'
run 2 '--name has 1 to 24 characters' join http://localhost/table/5f0c --name ''
run 2 "this link is for a seat: use join" watch 'http://localhost/table/5f0c#token=00'
run 1 'нет соединения с 127.0.0.1:1: сервер отклоняет соединение' watch http://127.0.0.1:1/table/5f0c --lang ru
run 2 'to link do miejsca: użyj join' watch 'http://localhost/table/5f0c#token=00' --lang pl
run 1 'impossible de lire' review "$dir/missing" --lang fr
run 2 'посилання на стіл має вигляд' join ftp://localhost/table/5f0c --name Ann --lang uk
# What is wrong with a command line, in the language that it names or that the locale has.
run 2 'nie ma takiego bota' play --bots nonsense --lang pl
run 2 'Боти:' play --bots nonsense --lang=uk
run 2 "--seats${nbsp}— это число от 2 до 5, а не 9" play --lang ru --seats 9
run 2 'les règles sont base' play --rules none --lang fr
run 2 'nieznana opcja: --frobnicate' play --frobnicate --lang pl
run 2 'бракує аргументу' watch --lang uk
run 2 'лишний аргумент: b' review a b --lang ru
run 2 'option inconnue' join --name --lang fr --nonsense
run 2 '--humans wymienia 3' play --humans A,B,C --seats 2 --lang pl
run 2 'одне порожнє' play --humans Ann,,Ben --lang uk
run 2 'при 4 местах должно быть 3' play --bots squire,knight --seats 4 --lang ru
run 2 '3 adversaires' play --bots squire,knight --seats 4 --lang fr
run 2 '--coach ma własną grę' play --coach --seed 3 --lang pl
run 1 'can’t reach 127.0.0.1:1' watch http://127.0.0.1:1/table/5f0c
run 0 'Decision 0 of' review "$dir/record"
feed 0 'as Ben saw it' review "$dir/record" <<END
3
b
q
END
run 1 'can’t read' review "$dir/missing"
run 1 'numbers:1:1 isn’t a game record: tags' review "$dir/numbers"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
