// Scripted clients of a boardgame.io server: one move a second at each table, by the seat whose turn it is.
// Prints the milliseconds from the action to the update of each other seat, as JSON.
const { io } = require('socket.io-client');

const [address, tables, seconds, rate] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const SEATS = 4;
const waits = [];
let moves = 0;

function openTable(number) {
  const table = { id: `table${number}`, stateID: 0, seat: 0, began: null, synced: 0, seats: [] };
  const news = (seat, stateID, state) => {
    if (table.began !== null && seat !== table.mover && stateID > table.moved) {
      waits.push(performance.now() - table.began);
      table.told += 1;
    }
    if (stateID > table.stateID) {
      table.stateID = stateID;
      table.seat = state ? Number(state.ctx.currentPlayer) : (table.seat + 1) % SEATS;
    }
  };
  for (let seat = 0; seat < SEATS; seat += 1) {
    const socket = io(`${address}/minimal`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', table.id, String(seat), undefined, SEATS));
    socket.on('sync', () => { table.synced += 1; });
    socket.on('update', (_, state) => news(seat, state._stateID, state));
    socket.on('patch', (_, before, stateID) => news(seat, stateID, null));
    table.seats.push(socket);
  }
  return table;
}

function move(table) {
  table.began = performance.now();
  table.mover = table.seat;
  table.moved = table.stateID;
  table.told = 0;
  moves += 1;
  const payload = { type: 'go', args: [], playerID: String(table.seat) };
  table.seats[table.seat].emit('update', { type: 'MAKE_MOVE', payload }, table.stateID, table.id, String(table.seat));
}

async function main() {
  const all = [];
  for (let number = 0; number < tables; number += 1) {
    all.push(openTable(number));
    if (number % 20 === 19) await new Promise((go) => setTimeout(go, 50));
  }
  const until = Date.now() + 60000;
  while (all.some((table) => table.synced < SEATS) && Date.now() < until) await new Promise((go) => setTimeout(go, 20));
  const missing = all.filter((table) => table.synced < SEATS).length;
  if (missing) throw new Error(`${missing} tables were not opened`);
  const end = performance.now() + seconds * 1000;
  const pace = 1000 / rate;
  await Promise.all(all.map(async (table) => {
    await new Promise((go) => setTimeout(go, Math.random() * pace));
    let next = performance.now();
    while (performance.now() < end) {
      move(table);
      next += pace;
      await new Promise((go) => setTimeout(go, Math.max(0, next - performance.now())));
    }
  }));
  await new Promise((go) => setTimeout(go, 500));
  process.stdout.write(JSON.stringify({ moves, waits }), () => process.exit(0));
}

main().catch((error) => { console.error(String(error)); process.exit(1); });
