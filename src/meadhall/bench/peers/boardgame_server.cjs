// The peer of `meadhall bench hall`: a boardgame.io server with the smallest game there is.
// node boardgame_server.cjs PORT [FOLDER]: its matches are kept in memory, or in files of that folder.
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const [port, folder] = process.argv.slice(2);

const game = {
  name: 'minimal',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => { G.moves += 1; } },
};
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port) });
