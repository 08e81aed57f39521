// Tic-tac-toe on the server of boardgame.io, as it comes: matches are kept in memory.
// Prints its port, then answers each line on its input with what it has used so far.

const { createInterface } = require("readline");
const { Server } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const hasWon = (cells, player) => LINES.some((line) => line.every((cell) => cells[cell] === player));

const noughts = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasWon(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const used = () => {
  const cpu = process.cpuUsage();
  return { cpu: (cpu.user + cpu.system) / 1e6, rss: process.resourceUsage().maxRSS / 1024 };
};

const say = (what) => process.stdout.write(JSON.stringify(what) + "\n");

console.log = console.info = () => {};
const server = Server({ games: [noughts], origins: ["http://localhost"] });
server.run({ port: 0 }).then(({ appServer }) => {
  say({ port: appServer.address().port });
  createInterface({ input: process.stdin })
    .on("line", () => say(used()))
    .on("close", () => process.exit(0));
});
