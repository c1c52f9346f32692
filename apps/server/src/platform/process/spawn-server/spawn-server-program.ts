/**
 * A separate program that starts programs for another process and its threads. A start copies the page tables of the
 * process that makes it, and stops that process meanwhile: 18 ms at 300 MB, 50 ms at 800 MB, 1 ms here.
 *
 * It listens in the folder that its argument names and ends when its standard input does: with the process that opened
 * it, however that ended.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import net from 'node:net';
import { killTree } from '../kill-tree.ts';
import { lowerPriority } from '../lower-priority.ts';
import type { SpawnMessage, StartOrder, StreamNumber, StreamOrder } from './spawn-order.ts';
import { toSocketPath } from './socket-path.ts';

const STREAMS: readonly StreamNumber[] = [0, 1, 2];

/** A program that is ordered, with those of its connections that have come. */
interface Order {
  start?: { order: StartOrder; control: net.Socket };
  streams: Map<StreamNumber, net.Socket>;
}

const orders = new Map<string, Order>();
const running = new Set<ChildProcess>();

function takeConnection(socket: net.Socket): void {
  // The other side may be gone; its close says so.
  socket.on('error', () => undefined);
  let text = '';
  const onData = (chunk: string): void => {
    text += chunk;
    const end = text.indexOf('\n');
    if (end === -1) return;
    socket.off('data', onData);
    // Safe cast: only the process that started this one, and its threads, can open the folder.
    const order = JSON.parse(text.slice(0, end)) as StreamOrder | StartOrder;
    // What follows is the program's to read.
    if (order.kind === 'stream') socket.pause();
    takeOrder(order, socket);
  };
  socket.setEncoding('utf8').on('data', onData);
}

function takeOrder(order: StreamOrder | StartOrder, socket: net.Socket): void {
  const { id } = order;
  const known: Order = orders.get(id) ?? { streams: new Map() };
  orders.set(id, known);
  if (order.kind === 'stream') known.streams.set(order.stream, socket);
  else {
    known.start = { order, control: socket };
    // A caller that ends before its order is complete leaves nothing behind. After that, the end of the program is told.
    socket.resume().once('end', () => {
      if (!orders.delete(id)) return;
      socket.end();
      for (const stream of known.streams.values()) stream.destroy();
    });
  }
  if (known.start && known.streams.size === STREAMS.length) {
    orders.delete(id);
    startProgram(known.start, known.streams);
  }
}

function startProgram(
  { order, control }: NonNullable<Order['start']>,
  streams: ReadonlyMap<StreamNumber, net.Socket>,
): void {
  const tell = (message: SpawnMessage): void => void control.write(`${JSON.stringify(message)}\n`);
  let child: ChildProcess;
  try {
    child = spawn(order.command, order.args, {
      cwd: order.cwd,
      env: order.env,
      // A process group of its own, so that the whole tree can be killed.
      detached: true,
      stdio: STREAMS.map((stream) => streams.get(stream) ?? 'ignore'),
    });
  } catch (error) {
    tell({ kind: 'refused', reason: (error as Error).message });
    control.end();
    return;
  } finally {
    // The program has them: their other side must see when it closes its own.
    for (const stream of streams.values()) stream.destroy();
  }
  const { pid } = child;
  child.once('error', (error) => {
    if (pid !== undefined) return;
    tell({ kind: 'refused', reason: error.message });
    control.end();
  });
  if (pid === undefined) return;
  running.add(child);
  if (order.niceness !== undefined) lowerPriority(pid, order.niceness);
  tell({ kind: 'started', pid });
  child.once('exit', (code, signal) => {
    running.delete(child);
    tell({ kind: 'ended', code, signal });
    control.end();
  });
  // Its caller has killed it, or is gone.
  control.once('end', () => killTree(child));
}

const folder = process.argv[2] ?? '';
// Connections half close as pipes do.
const server = net.createServer({ allowHalfOpen: true }, takeConnection);
process.stdin
  .on('end', () => {
    for (const child of running) killTree(child);
    rmSync(folder, { recursive: true, force: true });
    server.close();
  })
  .resume();
server.listen(toSocketPath(folder), () => process.stdout.end('\n'));
