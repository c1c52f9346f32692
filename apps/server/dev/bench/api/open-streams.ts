import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';

const OPENED_AT_ONCE = 10;
const MOST_TRIES = 5;

/** A server that is busy at this moment says so, and is asked again. */
async function openStream({ hostname, port }: URL, token: string, tries = 1): Promise<Socket> {
  const socket = connect({ port: Number(port), host: hostname });
  await once(socket, 'connect');
  socket.write(`GET /api/taskV2/events HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  const head = first.toString('latin1');
  if (head.startsWith('HTTP/1.1 503') && tries < MOST_TRIES) {
    socket.destroy();
    return openStream({ hostname, port } as URL, token, tries + 1);
  }
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`A stream was refused: ${head}`);
  socket.resume();
  return socket;
}

/** Opens an event stream for each token. Returns what closes them. */
export async function openStreams(url: string, tokens: readonly string[]): Promise<() => void> {
  const sockets: Socket[] = [];
  for (let first = 0; first < tokens.length; first += OPENED_AT_ONCE) {
    const some = tokens.slice(first, first + OPENED_AT_ONCE);
    sockets.push(...(await Promise.all(some.map((token) => openStream(new URL(url), token)))));
  }
  return () => sockets.forEach((socket) => socket.destroy());
}

/** The memory of a process that is its own, in MiB. */
export async function readMemoryMib(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+)/m.exec(text)?.[1]) / 1024;
}
