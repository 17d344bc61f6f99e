"""A server's table: the lobby, a seat that is kept, restarts, another game, https, and a server that lies."""
import base64
import hashlib
import json
import os
import random
import re
import signal
import socket
import ssl
import subprocess
import threading
import urllib.request
from shlex import quote

from harness import FEED, OVER, PROGRAM, PROMPT, ROOT, Server, before_the_end, join_keys, options, private_of, test, wait_for
from terminal import DEADLINE


@test
def host(place):
    """A table is made, listed and joined without a browser; its maker sees the link, a QR code, and how to start."""
    server = Server(place)
    ann = place.open(f"host {server.url} --seats me,open,squire --name Ann --public --no-help --clock 60s --pace 0")
    screen = ann.wait("Link for your friends: (http\\S+)")
    link = re.search(r"Link for your friends: (http\S+)", screen).group(1)
    assert "Press s to start" in screen and re.search(r"Time per decision, in\s[^\n]*\n  seconds: 60", screen), screen
    assert re.search(r"█▀▀▀▀▀█.*█▀▀▀▀▀█", screen), screen
    assert "Bot advice is off" in screen, screen
    output = place.run(f"tables {server.url}")
    assert f"oriflamme join --name NAME {link}" in output and "Ann, open, squire" in output, output
    ben = place.open(f"join {link} --name Ben --pace 0")
    ann.wait(r"b ✚  Ben")
    ben.wait("Waiting for the host to start the game")
    ben.wait("Bot advice is off")
    ann.send("s")
    ann.wait("Round 1 of 6")
    ben.wait("Ben \\(you\\)")
    wait_for(lambda: "oriflamme watch" in place.run(f"tables {server.url}"), "the table is not listed as playing")
    for wrong in ["--seats me", "--clock soon", "--seats me,wizard", "--rules nope"]:
        done = place.run(f"host {server.url} {wrong}", "", 1 if wrong.endswith(("wizard", "nope")) else 2)
        assert "oriflamme host: " in done, done
    assert "cannot be reached" in place.run("tables http://127.0.0.1:1", "", 1)
    assert "not a server’s address: nonsense" in place.run("tables nonsense", "", 2)
    empty = place.run(f"tables {Server(place, 'other').url}")
    assert "There are no public tables right now" in empty, empty


@test
def passes(place):
    """A pass comes with the first seat, opens it without a link, goes to another device, and is not replaced unasked."""
    server = Server(place)
    away = f"{place.folder}/away"
    assert "You have no pass" in place.run(f"tables --mine {server.url}")
    table = server.table(rules="base", seats=["open", "knight", "random"])
    ben = place.open(f"join '{table['link']}' --name Ben --plain --pace 0")
    ben.wait(r"Ben \(you\)")
    mine = place.run(f"tables --mine {server.url}")
    assert "Ben, knight, random" in mine and f"oriflamme join {table['link']}" in mine, mine
    link = re.search(r"http\S+/#pass=[0-9a-f]{32}", place.run(f"pass {server.url}")).group(0)
    assert "You have no pass" in place.run(f"pass {server.url}", XDG_STATE_HOME=away)
    assert "this isn’t a pass" in place.run(f"pass {server.url} --take", link[:-1], 1, XDG_STATE_HOME=away)
    assert "now uses this pass" in place.run(f"pass {server.url} --take", link, XDG_STATE_HOME=away)
    again = place.open(f"join '{table['link']}' --plain --pace 0", XDG_STATE_HOME=away)
    again.wait(r"Ben \(you\)")
    other = link[:-1] + ("0" if link[-1] != "0" else "1")
    refused = place.run(f"pass {server.url} --take", other, 1, XDG_STATE_HOME=away)
    assert "Ben, knight, random" in refused and "--replace" in refused, refused
    assert link in place.run(f"pass {server.url}", XDG_STATE_HOME=away)
    assert "at 1 table" in place.run(f"pass {server.url} --forget", XDG_STATE_HOME=away)
    assert "—, knight, random" in place.run(f"tables --mine {server.url}")
    place.run(f"pass {server.url} --take --replace", other, XDG_STATE_HOME=away)
    assert "has no seats there" in place.run(f"tables --mine {server.url}", XDG_STATE_HOME=away)
    with open(f"{place.folder}/oriflamme/passes", encoding="utf-8") as kept:
        assert link[-32:] in kept.read()


@test
def lobby(place):
    """A guest sits down by the table's link and keeps the seat's link; the maker starts."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open", "squire"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --pace 0")
    ann.wait("b ✚  free")
    screen = place.open(f"watch '{table['link']}'").wait("You’re watching")
    assert re.search(r"(?m)^ q quit$", screen), f"a spectator is offered what only players may do:\n{screen}"
    ben = place.open(f"join '{table['link']}' --name Ben --plain --pace 0")
    screen = ben.wait(r"#token=[0-9a-f]{16}")
    link = re.search(r"http\S+#token=[0-9a-f]+", screen.replace("\n", "")).group(0)
    ann.wait("b ✚  Ben")
    ann.send("s")
    ann.wait("Round 1 of 6")
    ben.wait("Your opponents: Ann|Which card")
    ben.close()
    back = place.open(f"join '{link[:len(table['link']) + 39]}' --pace 0")
    back.wait("Ben \\(you\\)")
    ann.type("/")
    ann.type("hello Ben")
    ann.send("Enter")
    back.wait("Ann: hello Ben")


@test
def my_turn(place):
    """My turn begins: the bell rings once, and the window's title says so until it ends; then the old title is back. Plain lines
    ring, and a setting wants none of it."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open", "open"], name="Ann", first="a")
    ann = place.open(f"join '{table['seatLink']}' --pace 0")
    ben = place.open(f"join '{table['link']}' --name Ben --plain --pace 0")
    ann.wait("b ✚  Ben")
    cas = place.open(f"join '{table['link']}' --name Cas --pace 0", ORIFLAMME_NOTICE="none")
    own = cas.title()
    ann.wait("c ♣  Cas")
    assert (ann.title(), ann.bells) == ("Oriflamme", 0)
    ann.send("s")
    ann.wait_question()
    wait_for(lambda: ann.title() == "Your turn - Oriflamme" and ann.bells == 1, "the first turn is not told")
    assert ben.bells == 0, "the bell rings for another's turn"
    ann.decide()
    ben.wait("Which card")
    wait_for(lambda: ben.title() == own and ben.bells == 1, "plain lines do not ring")
    wait_for(lambda: ann.title() == "Oriflamme", "the turn is over, and the title does not say so")
    ben.type("1\n1\n")
    cas.wait_question()
    assert (cas.title(), cas.bells, ben.bells, ann.bells) == (own, 0, 1, 1)
    ann.send("q")
    ann.send("y")
    ann.wait("EXIT=0")
    assert ann.title() not in ("Oriflamme", "Your turn - Oriflamme"), "the title that was there is lost"


@test
def plain_lobby(place):
    """In a plain lobby the letters of the screen work, and whatever is not understood is answered."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open", "squire"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --plain --pace 0")
    ann.wait("b: free")
    ann.type("nonsense\n")
    ann.wait("“nonsense” does nothing right now")
    ann.type("/hello all\n")
    ann.wait("Ann: hello all")
    ann.type("s\n")
    ann.wait("Fill every seat first")
    ann.type("f\n")
    ann.wait("b: Squire, a bot")
    ann.type("s\n")
    ann.wait("Which card")


@test
def remove_and_forget(place):
    """The maker opens the seat of one who stays; whoever sits deletes their name, on the screen and in plain lines."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open", "squire"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --plain --pace 0")
    ann.wait("b: free")
    ben = place.open(f"join {table['link']} --name Ben --pace 0")
    ben.wait("Ben \\(you\\)")
    server.wait_seats(table, lambda seats: seats[1].get("name") == "Ben")
    ann.type("remove b\n")
    server.wait_seats(table, lambda seats: seats[1]["kind"] == "open")
    cas = place.open(f"join {table['link']} --name Cas --pace 0")
    cas.wait("Cas \\(you\\)")
    cas.type("//forget")
    cas.send("Enter")
    server.wait_seats(table, lambda seats: seats[1].get("name") == "—")
    ann.type("forget\n")
    server.wait_seats(table, lambda seats: seats[0].get("name") == "—")


@test
def late(place):
    """Whoever comes too late to sit is told to be watching; a name that cannot be used ends it."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "squire"], name="Ann", start=True)
    eve = place.open(f"join {table['link']} --name Eve --pace 0")
    eve.wait("You’re watching now: You can’t do that right now")
    eve = place.open(f"join {table['link']} --name Eve --plain")
    eve.wait("You’re watching now: ")
    eve.wait("You’re watching. t ")
    open_table = server.table(rules="base", seats=["me", "open"], name="Ann")
    place.run(f"join {open_table['link']} --name {'x' * 60} --plain", "", 1)


@test
def seat_kept(place):
    """A seat is kept on the disk: a plain join comes back to it, however the window was lost."""
    server = Server(place)
    assert "you have no seat to come back to" in place.run("join", "", 2)
    table = server.table(rules="base", seats=["me", "open"], name="Ann")
    ben = place.open(f"join {table['link']} --name Ben --pace 0")
    ben.wait("Ben \\(you\\)")
    ben.wait("Your seat is kept")
    os.kill(ben.program_pid(), signal.SIGKILL)
    assert os.stat(f"{place.folder}/oriflamme/seat").st_mode & 0o777 == 0o600
    again = place.open("join --pace 0")
    again.wait("Ben \\(you\\)")


@test
def join_by_link(place):
    """A table's link is enough to sit down, by the name that host takes, too; the same link comes back to that seat."""
    server = Server(place)
    table = server.table(rules="base", name="Ann", seats=["me", "open", "open"])
    zoe = place.open(f"join {table['link']} --pace 0", USER="Zoe")
    zoe.wait("Zoe")
    server.wait_seats(table, lambda seats: [s.get("name") for s in seats if s["kind"] != "open"] == ["Ann", "Zoe"])
    zoe.close()
    again = place.open(f"join {table['link']} --pace 0", USER="Zoe")
    again.wait("Zoe")
    server.wait_seats(table, lambda seats: [s["kind"] for s in seats].count("open") == 1)
    place.run(f"join --plain {table['link']}", "", 2, USER="", XDG_STATE_HOME=f"{place.folder}/nobody")


@test
def join(place):
    """A seat on a real server, which is killed and started again in the middle; a spectator and a second table."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "squire", "knight"], name="Ann", start=True)
    terminal = place.open(f"join '{table['seatLink']}' --pace 0")
    watcher = place.open(f"watch '{table['link']}' --pace 0")
    rng = random.Random(8)
    join_keys(terminal, rng, "Round 2 of 6")
    watcher.wait("Round 2 of 6")
    terminal.wait(PROMPT)
    server.kill()
    terminal.wait("OFFLINE")
    watcher.wait("OFFLINE")
    # Decided while there is nobody to hear it: kept, and sent once.
    terminal.decide()
    screen = terminal.wait(r"Not confirmed yet|Sent\.")
    assert "Not sent" not in screen, screen
    server.start()
    terminal.wait(r"(?s)^(?!.*(OFFLINE|Not confirmed yet|Sent\.)).*Round")
    join_keys(terminal, rng, OVER)
    watcher.wait(OVER)
    record = server.record(table)
    path = f"{place.folder}/record.txt"
    with open(path, "w", encoding="utf-8") as file:
        file.write(record)
    assert "ok: a finished record" in place.run(f"check {quote(path)}")
    for screen in before_the_end(watcher):
        assert not private_of(screen, None), screen
    for screen in before_the_end(terminal):
        assert not private_of(screen, "a"), screen


@test
def join_midway(place):
    """A client that comes back in the middle, in plain lines, is told what happened before and plays to the end."""
    server = Server(place)
    table = server.table(rules="ablaze", seats=["me", "squire", "squire"], name="Ann", start=True)
    output = place.run(f"join --plain {table['seatLink']}", "1\n2\n1\n1\n2\n1\n1\n1\n")
    assert "End of input." in output, output
    output = place.run(f"join --plain {table['seatLink']}", FEED)
    assert "Round 2 of 6: " in output and "Ranks" in output, output[-2000:]
    assert "You place" in output.split("--- Round", 1)[0], "what happened before was not told"
    output = place.run(f"watch --plain {table['link']}")
    assert "Ranks" in output, output[-1000:]
    wrong = table["link"] + "#token=00000000000000000000000000000000"
    place.run(f"join --plain {wrong}", "", 1)
    place.run(f"watch --plain {server.url}/table/0000", "", 1)
    place.run("join http://127.0.0.1/nothing", "", 2)
    place.run(f"join {server.url}/nothing#token=ab", "", 2)


@test
def told_once(place):
    """After the server was restarted the log tells nothing twice, full screen and plain, and a typed line is still there."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "squire", "squire"], name="Ann", start=True)
    ann = place.open(f"join '{table['seatLink']}' --pace 0")
    watcher = place.open(f"watch '{table['link']}' --plain --pace 0")
    ann.wait(PROMPT)
    watcher.wait("places a face-down card|Ann is choosing|Ann")
    decision = options(position_for(server, table, table["token"]))[0]
    ann.type(decision)
    ann.wait(f"> {decision}")
    for _ in range(2):
        server.kill()
        ann.wait("OFFLINE")
        watcher.wait("Connection lost")
        server.start()
        ann.wait(r"(?s)^(?!.*OFFLINE).*Round")
        ann.wait(f"> {decision}")  # what was being typed is still there
    ann.send("Enter")
    ann.wait(r"You place|Resolving the Queue")
    ann.send("l")
    screen = ann.wait("╔══ Log")
    assert len(re.findall(r"║.*opens? the Queue", screen)) == 1, screen

    def told():
        return watcher.tmux("capture-pane", "-p", "-S", "-200", "-t", "t")
    wait_for(lambda: re.search(r"\* Ann (places|opens)", told()), "the spectator is not told of the decision")
    shown = told()
    assert len(re.findall(r"\* .*opens? the Queue", shown)) == 1, shown


def position_for(server, table, token):
    request = urllib.request.Request(f"{server.url}/games/{table['table']}-1/record", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
        return answer.read().decode().rstrip("\n").split("\n")[-1]


def play_online(server, table, terminals, tokens):
    """To the end: each terminal types the first option of its seat."""
    while True:
        position = position_for(server, table, tokens["a"])
        ask = position.split(" ")[-1]
        if ask == "over":
            return
        seat = ask[0]
        terminals[seat].wait_question()
        terminals[seat].decide_typed(options(position_for(server, table, tokens[seat]))[0])
        wait_for(lambda before=position: position_for(server, table, tokens["a"]) != before, f"{seat} decides nothing")


@test
def rematch(place):
    """A wish for another game is seen by everybody, and a line tells where the next one begins."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --pace 0")
    home = f"{place.folder}/ben"  # each keeps one seat
    ben = place.open(f"join '{table['link']}' --name Ben --pace 0", XDG_STATE_HOME=home)
    watcher = place.open(f"watch '{table['link']}' --pace 0")
    ann.wait("b ✚  Ben")
    ann.send("s")
    wait_for(lambda: os.path.exists(f"{home}/oriflamme/seat"), "Ben's seat is not kept")
    with open(f"{home}/oriflamme/seat", encoding="utf-8") as file:
        tokens = {"a": table["token"], "b": file.read().strip().split("#token=")[1]}
    ann.wait("Round 1 of 6")
    play_online(server, table, {"a": ann, "b": ben}, tokens)
    for terminal in [ann, ben, watcher]:
        terminal.wait(OVER)
    ann.send("q")
    ann.wait(r"(?m)^ e result")
    ann.send("r")
    ann.wait("You want another game")
    ben.send("q")
    ben.wait("Asked for another game: Ann")
    ben.send("r")
    for terminal in [ann, ben, watcher]:
        terminal.wait("Round 1 of 6")
        assert OVER not in terminal.wait(r"(?s)^(?!.*The game is over)"), "the ranks stayed"
        terminal.send("l", "Home")
        terminal.wait("Log")
        terminal.send("End")
        terminal.wait("A new game begins")


@test
def connection_words(place):
    """What is said of a connection is true: nothing is lost before there was one, and a bad link is a bad link."""
    output = place.run("watch --plain http://127.0.0.1:1/table/ab", "", 1)
    assert "Not connected yet (the server refused the connection)" in output and "your seat" not in output and "lost" not in output, output
    for link in ["notaurl", "ftp://example.org/table/5f0c", "http://example.org/nothing"]:
        output = place.run(f"join {link}", "", 2)
        assert "this isn’t a table’s link: " in output, output


class Listener:
    """Takes connections; each is served in a thread of its own."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()


class TlsProxy(Listener):
    """https before the server, as Caddy or nginx would stand there."""

    def __init__(self, place, port):
        self.certificate, key = f"{place.folder}/cert.pem", f"{place.folder}/key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", self.certificate,
                        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self.target = port
        self.context = context
        super().__init__()

    def serve(self, client):
        try:
            with self.context.wrap_socket(client, server_side=True) as outside, \
                    socket.create_connection(("127.0.0.1", self.target)) as inside:
                outside.settimeout(0.02)
                inside.setblocking(False)
                while True:
                    for source, sink in ((outside, inside), (inside, outside)):
                        try:
                            data = source.recv(65536)
                        except (TimeoutError, BlockingIOError):
                            continue
                        if not data:
                            return
                        sink.sendall(data)
        except OSError:
            return


@test
def tls(place):
    """An https link: a trusted certificate plays, another is refused; a server that is not there is told."""
    server = Server(place)
    proxy = TlsProxy(place, server.port)
    table = server.table(rules="base", seats=["me", "squire"], name="Ann", start=True)
    link = f"https://localhost:{proxy.port}/table/{table['table']}#token={table['token']}"
    output = place.run(f"join --plain {link}", FEED, 1)
    assert "certificate isn’t trusted" in output, output
    output = place.run(f"join --plain {link}", FEED, SSL_CERT_FILE=proxy.certificate)
    assert "Ranks" in output, output[-1000:]
    proxy.listener.close()
    output = place.run("watch --plain http://127.0.0.1:1/table/ab", "", 1)
    assert "can’t reach 127.0.0.1:1" in output, output


def sized(data):
    """The length of a short frame, and what is in it."""
    return (bytes([len(data)]) if len(data) < 126 else b"\x7e" + len(data).to_bytes(2, "big")) + data


class HostileServer(Listener):
    """Speaks the protocol, and lies: valid messages with parts exchanged, cut, doubled or blown up."""

    POSITION = "base cL,b?|al ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal"
    START = "base - ASYLFDM=HXC=/?7=?3=/?7=?3= 1/1/1 1a a:place"
    MESSAGES = [
        {"t": "hello", "protocol": 1, "table": "ab", "seat": "a", "maker": True, "link": "http://x/table/ab"},
        {"t": "table", "table": "ab", "phase": "lobby", "seats": [{"seat": "a", "kind": "human", "name": "A\x1b[31m\u009b", "here": True}] * 3},
        {"t": "game", "game": "ab-1", "v": 0, "position": START, "asked": "a", "options": ["S>"]},
        {"t": "game", "game": "ab-1", "v": 3, "position": POSITION, "asked": "b"},
        {"t": "events", "game": "ab-1", "v": 1, "lines": ["placed a #1 s >", "ask b place"], "asked": "b",
         "position": "base as AYLFDM=HXC=/?7=?3=/?7=?3= 1/1/1 1a b:place"},
        {"t": "events", "game": "ab-1", "v": 2, "lines": ["placed b #2 ? >", "ask c place"], "asked": "c", "position": POSITION},
        {"t": "over", "game": "ab-1", "ranks": [1, 2, 3], "record": "[Game \"Oriflamme\"]\n"},
        {"t": "seat", "seat": "b", "token": "00", "link": "http://x"},
        {"t": "ack", "game": "ab-1", "v": 1},
        {"t": "chat", "n": 1, "seat": "b", "name": "B", "text": "\x1b]0;owned\x07 \u202e"},
        {"t": "error", "code": "illegal", "message": "no", "ref": "decide"},
        {"t": "pong"},
    ]

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.sent = 0
        super().__init__()
        self.url = f"http://127.0.0.1:{self.port}/table/ab#token=00"

    def lie(self, value):
        rng = self.rng
        if rng.random() < 0.12:
            return rng.choice([None, True, -1, 0, 7, 2**63 - 1, -2**40, "", "a", "z", "x" * 3000, [], {}, [[]], "base", "\u0000", self.POSITION, self.START])
        if isinstance(value, dict):
            return {key: self.lie(item) for key, item in value.items() if rng.random() > 0.03}
        if isinstance(value, list):
            return [self.lie(item) for item in value for _ in range(rng.choice([0, 1, 1, 1, 1, 2]))]
        if isinstance(value, str) and len(value) > 8 and rng.random() < 0.3:
            at = rng.randrange(len(value))
            return value[:at] + rng.choice(["", "?", "/", "+999", "#40", "@b", "é"]) + value[at + rng.randrange(3):]
        return value

    def frame(self):
        rng = self.rng
        message = rng.choice(self.MESSAGES)
        if rng.random() < 0.6:
            message = {key: item if key == "t" else self.lie(item) for key, item in message.items() if key == "t" or rng.random() > 0.03}
        data = json.dumps(message).encode()
        if rng.random() < 0.05:
            data = data[:rng.randrange(len(data))]
        head = bytes([0x81 if rng.random() > 0.01 else rng.randrange(256)])
        return head + sized(data)

    @staticmethod
    def is_upgraded(client, status, answer):
        """A WebSocket's handshake; every other request is answered with this."""
        request = b""
        while b"\r\n\r\n" not in request:
            request += client.recv(4096)
        if b"/ws" not in request.split(b"\r\n")[0]:
            client.sendall(b"HTTP/1.0 " + status + b"\r\n\r\n" + answer())
            return False
        key = re.search(rb"Sec-WebSocket-Key: (\S+)", request).group(1)
        accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
        client.sendall(b"HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        return True

    def serve(self, client):
        with client:
            try:
                if not self.is_upgraded(client, b"200 OK", lambda: self.rng.choice([b"", b"[Game", b"x" * 70000, self.POSITION.encode()])):
                    return
                hello = json.dumps(self.MESSAGES[0]).encode()
                client.sendall(bytes([0x81, 126]) + len(hello).to_bytes(2, "big") + hello)
                for _ in range(self.rng.randrange(5, 60)):
                    client.sendall(self.frame())
                    self.sent += 1
            except (OSError, AttributeError):
                return


@test
def hostile(place):
    """Whatever a server says, the client does not crash, nor does its terminal obey it."""
    for seed in range(int(os.environ.get("TUI_LIES", "3"))):
        server = HostileServer(seed)
        process = subprocess.Popen([PROGRAM, "join", "--plain", server.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   env={**os.environ, **place.env})
        place.processes.append(process)
        process.stdin.write(b"1\n1\n" * 200)
        process.stdin.flush()
        output = []
        reader = threading.Thread(target=lambda out=output, p=process: out.append(p.stdout.read()), daemon=True)
        reader.start()
        wait_for(lambda: server.sent >= 120 or process.poll() is not None, "it does not come back for more")
        if process.poll() is None:
            process.terminate()
        code = process.wait(timeout=DEADLINE)
        reader.join(DEADLINE)
        server.listener.close()
        text = output[0].decode(errors="replace")
        assert code in (-signal.SIGTERM, 0, 1), f"seed {seed}: exit {code}\n{text[-3000:]}"
        assert "\x1b" not in text and "\u009b" not in text and "Sanitizer" not in text, text[-3000:]


class Liar(HostileServer):
    """Says exactly this on a WebSocket, and answers every other request with this."""

    def __init__(self, messages, answer=b"", status=200):
        self.messages, self.answer, self.status = messages, answer, status
        super().__init__(0)
        self.server = self.url.split("/table/")[0]

    def serve(self, client):
        with client:
            try:
                if not self.is_upgraded(client, b"%d x" % self.status, lambda: self.answer):
                    return
                self.say(client, self.messages)
                reader = client.makefile("rb")
                while True:  # until it goes
                    head = reader.read(2)
                    size = head[1] & 0x7F
                    size = int.from_bytes(reader.read(2), "big") if size == 126 else size
                    mask = reader.read(4)
                    text = bytes(byte ^ mask[i % 4] for i, byte in enumerate(reader.read(size)))
                    if head[0] == 0x81:
                        self.say(client, self.answers(json.loads(text)))
            except (OSError, AttributeError, IndexError):
                return

    def say(self, client, messages):
        for message in messages:
            data = json.dumps(message).encode()
            client.sendall(b"\x81" + sized(data))

    def answers(self, heard):
        """To what the program says: nothing."""
        return []


class Refuser(Liar):
    """A decision comes too late for it, and the seat is asked in the same version again; then it is satisfied."""

    def __init__(self, messages):
        self.decisions = 0
        super().__init__(messages)

    def answers(self, heard):
        if heard["t"] == "resync":
            return [self.messages[-1]]
        if heard["t"] != "decide":
            return []
        self.decisions += 1
        if self.decisions == 1:
            return [{"t": "error", "code": "stale", "message": "", "ref": "decide"}]
        return [{"t": "error", "code": "no-table", "message": "done", "ref": "hello"}]


@test
def decided_again(place):
    """A bot whose decision was too late, but which is asked in the same version again (the store lost what came after), decides."""
    hello, table, start = HostileServer.MESSAGES[:3]
    server = Refuser([hello, {**table, "phase": "playing"}, start])
    found = f"{ROOT}/examples/bots:{os.environ['PATH']}"  # a path of this tree may be longer than a command may be
    output = place.run(f"bot --table {server.url} -- random_bot.py", "", 1, PATH=found)
    server.listener.close()
    assert server.decisions == 2, (server.decisions, output)


class Audience(Liar):
    """Keeps what it hears, and can hang up."""

    def __init__(self, messages):
        self.heard, self.client = [], None
        super().__init__(messages)

    def serve(self, client):
        self.client = client
        super().serve(client)

    def answers(self, heard):
        self.heard.append(heard["t"])
        return []

    def times(self, what):
        return self.heard.count(what)


@test
def attending(place):
    """Who is at the keyboard gets no notice elsewhere: the server hears of it with the first key, and again after a new connection."""
    hello, table, start = HostileServer.MESSAGES[:3]
    server = Audience([hello, {**table, "phase": "playing"}, start])
    ann = place.open(f"join '{server.url}' --pace 0")
    ann.wait_question()
    assert server.times("attend") == 0, server.heard
    ann.decide()
    wait_for(lambda: server.times("decide") == 1, "the decision does not arrive")
    assert server.times("attend") == 1, server.heard
    server.client.shutdown(socket.SHUT_RDWR)
    wait_for(lambda: server.times("hello") == 2 and server.times("attend") == 2, "a new connection is not told")
    server.listener.close()


NASTY = "\x1b]0;owned\x07\x1b[31m\u009b31m\u202eabc\u2066\x7f"
RAW = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def harmless(what, output, code, codes):
    """It ends as it should, and nothing of what it prints would command a terminal or is broken."""
    assert code in codes and b"Sanitizer" not in output, f"{what}: exit {code}\n{output[-2000:]!r}"
    assert not RAW.search(output.decode()), f"{what}: {output[-2000:]!r}"


def hear_lies(place, what, arguments, messages=(), **answer):
    """The program hears these messages; then an error that ends it. It may wait for a line, which does not come."""
    liar = Liar([*messages, {"t": "error", "code": "no-table", "message": NASTY}], **answer)
    words = [word.replace("URL", liar.server).replace("SEAT", liar.url).replace("TABLE", liar.url.split("#")[0]) for word in arguments]
    process = subprocess.Popen([PROGRAM, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               env={**os.environ, **place.env})
    place.processes.append(process)
    output = process.stdout.read()
    code = process.wait(timeout=DEADLINE)
    process.stdin.close()
    liar.listener.close()
    harmless(what, output, code, (0, 1))


@test
def lies(place):
    """What a server, a file or its name says never crashes a command, nor does a terminal obey it."""
    hello, table, start = HostileServer.MESSAGES[:3]
    seats = [{"seat": seat, "kind": "human", "name": NASTY, "bot": NASTY, "here": True} for seat in "abc"]
    away = {**table, "phase": "playing", "seats": seats}
    with open(f"{ROOT}/tests/records/base-2.txt", encoding="utf-8") as file:
        game = {"t": "game", "game": "ab-1", "v": 2, "record": file.read()}
    game["position"] = place.run(f"replay {quote(ROOT)}/tests/records/base-2.txt --at 2 --seat -").strip().split("\n")[-1]
    watching = {**hello, "seat": None}
    negative = [watching, away, {**start, "position": "base - ?7=?3=/?7=?3= 1/1 1b b:place", "v": -100000000}, game, {**game, "v": -3}, game,
                {"t": "events", "game": "ab-1", "v": -2**40, "lines": [], "position": game["position"]}]
    newer = [hello, {**table, "rules": "unheard-of", "seats": seats, "link": NASTY},
             {**table, "rules": NASTY, "seats": seats}]
    unread = [hello, away, {"t": "seat", "seat": "b", "token": "00", "link": "http://x/" + NASTY},
              {"t": "chat", "n": 1, "seat": "b", "text": NASTY}, {"t": "error", "code": NASTY, "message": NASTY, "ref": "decide"},
              {"t": "over", "game": "ab-1", "ranks": [1, 2, 3], "record": "[Game"}]
    bot = ["bot", "--table", "TABLE", "--name", "Bo", "--", "cat"]
    for name, messages in [("negative", negative), ("newer", newer), ("unread", unread)]:
        for command in [["watch", "--plain", "TABLE"], ["join", "--plain", "SEAT"], bot]:
            hear_lies(place, f"{command[0]} {name}", command, messages)
    error = json.dumps({"error": "x", "message": NASTY}).encode()
    listed = json.dumps({"tables": [{"table": NASTY, "phase": NASTY, "rules": NASTY, "seats": seats, "round": -2**62}]}).encode()
    made = json.dumps({"table": NASTY, "token": NASTY}).encode()
    for command in ["tables", "host"]:
        for answer, status in [(error, 500), (b"\xff\x9b31m", 200), (listed, 200), (made, 201), (b"[" * 70000, 200)]:
            hear_lies(place, command, [command, "URL"], answer=answer, status=status)
    with open(f"{ROOT}/tests/records/base-3.txt", encoding="utf-8") as file:
        record = re.sub(r"\[Seats .*\n", "", file.read())
    for name in ["\u009b31m\u202e", "\u2066x", "\udc9b31m"]:
        hostile_record = record.replace("[Deal", f'[Seats "a {name}; b Bo; c Cy"]\n[Deal')
        path = os.fsencode(f"{place.folder}/{name}\x1b[31m")
        with open(path, "wb") as file:
            file.write(hostile_record.encode(errors="surrogateescape"))
        for command in ["replay", "check", "review --plain", "analyse --bot knight --seat a"]:
            done = subprocess.run([PROGRAM, *command.split(), path], input=b"q\n", capture_output=True, timeout=2 * DEADLINE,
                                  env={**os.environ, **place.env}, check=False)
            progress = re.sub(rb"\ranalysing: \d+ of \d+", b"", done.stderr)
            harmless(command, done.stdout + progress, done.returncode, (0, 1, 2))


@test
def key_hidden(place):
    """A seat's key does not stay in the list of processes."""
    liar = Liar([HostileServer.MESSAGES[0]])
    link = liar.url.replace("=00", "=0123456789abcdef")
    for arguments in [["join", "--plain", link], ["bot", "--table", link, "--", "cat"]]:
        process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   env={**os.environ, **place.env})
        place.processes.append(process)
        with open(f"/proc/{process.pid}/cmdline", "rb") as line:
            wait_for(lambda line=line: line.seek(0) == 0 and b"token=****" in line.read(), f"the key of {arguments[0]} stays in the list of processes")
        process.kill()
        process.wait()
    liar.listener.close()


@test
def games_kept(place):
    """A game that ended at a server's table is kept and listed; review, replay and analyse take the table's link, or nothing."""
    assert "You haven’t played a game here yet" in place.run("games")
    assert "you haven’t played a game here yet" in place.run("replay", "", 1)
    server = Server(place)
    table = server.table(rules="base", seats=["me", "squire"], name="Ann", start=True)
    output = place.run(f"join '{table['seatLink']}' --plain", FEED)
    kept, = place.saves()
    assert f"Record saved: {kept}" in output and table["token"] not in place.record(), output[-800:]
    again = server.table(rules="base", seats=["me", "squire"], name="Ann", start=True)
    place.run(f"join '{again['seatLink']}' --plain", FEED[:20])
    lobby = server.table(rules="base", seats=["me", "open"], name="Ann")
    output = place.run("games")
    assert re.search(r"Game over  base  \S+ \d+, \S+ \d+\n  oriflamme review " + re.escape(kept), output), output
    assert output.count(table["link"]) == 2 and f"oriflamme join {again['link']}" in output and "token" not in output, output
    assert "Round 6 is over" in place.run("replay") and "Round 6 is over" in place.run(f"replay {table['link']}")
    assert "Round 1, " in place.run(f"replay {again['link']}") and "decides next" in place.run(f"replay {again['link']}")
    assert "nobody has played a game at this table yet" in place.run(f"review --plain {lobby['link']}", "", 1)
    assert "Decision 0 of" in place.run(f"review --plain '{table['seatLink']}'", "q\n")
    assert "as Ann saw it" in place.run("review --plain", "q\n")  # whose game it was
    assert "there is no such table" in place.run(f"replay {table['link']}x", "", 1).lower()
    # The seat of any table is found by its link, not only the last one's; the same end is not kept twice.
    place.run(f"join {table['link']} --plain", "q\n")
    assert place.saves() == [kept]
    server.kill()
    assert "How each win chance came about" in place.run(f"analyse {table['link']} --bot baron:1")
    assert "cannot be reached" in place.run(f"replay {again['link']}", "", 1)


@test
def seats_between_games(place):
    """Between games the host changes the number of seats, and everybody is told; the last game keeps who played it."""
    server = Server(place)
    table = server.table(rules="base", seats=["random", "random", "squire"], start=True)
    server.wait_seats(table, lambda seats: all("score" in seat for seat in seats))
    ann = place.open(f"join '{table['link']}#token={table['token']}' --name Ann --plain --pace 0")
    ann.wait("You’re watching now")
    cas = place.open(f"watch '{table['link']}' --pace 0")
    cas.wait(OVER)
    cas.send("q")
    ann.type("seats 4\n")
    for terminal in [ann, cas]:
        terminal.wait("Players in the next game: 4. Rules: Base game")
    ben = place.open(f"join '{table['link']}' --name Ben --pace 0")
    server.wait_seats(table, lambda seats: seats[3].get("name") == "Ben")
    end = ben.wait(OVER)
    assert "Ben" not in end, end
    ann.type("seats 3\n")
    ann.wait("That seat is taken")
    ann.type("start\n")
    ben.wait("Round 1 of 6")
    ben.wait(r"Ben \(you\)")
    with urllib.request.urlopen(f"{server.url}/games/{table['table']}-1/record", timeout=DEADLINE) as answer:
        assert len(re.findall(r"random|squire", answer.read().decode())) == 3


def wait_next_game(terminal, told):
    """What the log says of the next game, wherever a line or the log's box wraps it."""
    pattern = re.sub(r"\s", "", r"Players in the next game: 3\.(Rules: [^.]*\.)?" + told)
    terminal.wait_until(lambda text: re.search(pattern, re.sub(r"(?m)^.*?║|║.*$|\s", "", text)), told)


@test
def rules_between_games(place):
    """Before a game and between games the host alone changes the cards and the clock, and everybody reads it in the log."""
    server = Server(place)
    lobby = server.table(rules="base", seats=["open", "open", "squire"])
    over = server.table(rules="base", seats=["random", "random", "squire"], start=True)
    server.wait_seats(over, lambda seats: all("score" in seat for seat in seats))
    for table, ready in [(lobby, "Waiting for players"), (over, OVER)]:
        ann = place.open(f"join '{table['link']}#token={table['token']}' --plain --pace 0")
        ann.wait("asks for a rematch|Waiting for players")
        cas = place.open(f"watch '{table['link']}' --pace 0")
        cas.wait(ready)
        if table is over:
            cas.send("q")  # closes the result
        cas.type("//rules mix")
        cas.send("Enter")
        cas.wait("Only the host can do that")
        for wrong, why in [("rules nope", "Those rules are unknown"), ("clock 1s", "That time per decision is unknown"),
                           ("clock soon", "It is 5s to 600s, 1d to 14d, or none")]:
            ann.type(f"{wrong}\n")
            ann.wait(why)
        changes = [("rules mix", "Rules: Mix of both sets"), ("clock 2d", r"Time per decision, in days: 2\."),
                   ("//clock 60s", r"Time per decision, in seconds: 60\."), ("clock none", r"No time limit\."), ("//rules ablaze", "Rules: Ablaze")]
        for typed, told in changes:
            ann.type(f"{typed}\n")
            wait_next_game(ann, told)
        cas.wait(r"Rules:\s+Ablaze")
        cas.send("l")
        for _, told in changes:
            wait_next_game(cas, told)
        cas.send("Escape")
        ann.type("fill\n")
        server.wait_seats(table, lambda seats: all(seat["kind"] == "bot" for seat in seats))
    ann.type("start\n")
    cas.wait("Round .* of 6 .*Ablaze")


@test
def rules_in_a_game(place):
    """Nobody changes the cards or the clock while a game is running, not even its host."""
    server = Server(place)
    table = server.table(rules="base", seats=["me", "open"], name="Ann")
    ann = place.open(f"join '{table['seatLink']}' --plain --pace 0")
    ann.wait("Waiting for players")
    ann.type("fill\n")
    server.wait_seats(table, lambda seats: seats[1]["kind"] == "bot")
    ann.type("start\n")
    ann.wait("Round 1")
    for wish in ["rules mix", "clock 60s"]:
        ann.type(f"{wish}\n")
    ann.wait("(?s)You can’t do that right now.*You can’t do that right now")
