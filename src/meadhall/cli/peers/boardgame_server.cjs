// The peer of `meadhall bench hall`: a boardgame.io server with the smallest game there is, stored in memory.
const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'minimal',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => { G.moves += 1; } },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) });
