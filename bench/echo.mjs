// The measure beside which the server is measured: node's ws, echoing. Prints its port. usage: node echo.mjs
import { createRequire } from "node:module";
const { WebSocketServer } = createRequire("/usr/share/nodejs/")("./ws"); // Debian's node-ws

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false, backlog: 4096 });
server.on("connection", (socket) => {
  socket.on("message", (data, isBinary) => socket.send(data, { binary: isBinary }));
  socket.on("error", () => socket.terminate());
});
server.on("listening", () => console.log(`listening on http://127.0.0.1:${server.address().port}`));
