import { once } from 'node:events';
import { connect } from 'node:net';

export interface Pressed {
  count: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Answers other than success. */
  errors: number;
}

export interface PressedCall {
  method: 'GET' | 'POST';
  path: string;
  token?: string | undefined;
  body?: object | undefined;
}

const WARM_UP_MS = 1500;
const END_OF_HEAD = '\r\n\r\n';
const SUCCESS = Buffer.from('{"code":0,');

function toRequest({ method, path, token, body }: PressedCall): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(token === undefined ? [] : [`token: ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}${END_OF_HEAD}${content}`);
}

/** One connection with one call at a time. Reads no more of an answer than it needs, to leave the processor alone. */
async function openConnection({ hostname, port }: URL) {
  // `localhost` is the first of its addresses that the server listens on.
  const socket = connect({ port: Number(port), host: hostname }).setNoDelay();
  await once(socket, 'connect');
  let answered: PromiseWithResolvers<boolean> | undefined;
  let received: Buffer[] = [];
  let missingBytes = -1;
  const readHead = (): void => {
    const all = received.length === 1 && received[0] ? received[0] : Buffer.concat(received);
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(all.toString('latin1', 0, end))?.[1];
    if (length === undefined) throw new Error(`An answer without a length: ${all.toString('latin1', 0, end)}`);
    missingBytes = end + END_OF_HEAD.length + Number(length) - all.length;
    received = [all];
  };
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    if (missingBytes < 0) readHead();
    else missingBytes -= chunk.length;
    if (missingBytes !== 0 || received.length === 0) return;
    const [first] = received;
    const body = first?.indexOf(END_OF_HEAD) ?? 0;
    const isSuccess = first?.subarray(body + 4, body + 4 + SUCCESS.length).equals(SUCCESS) === true;
    received = [];
    missingBytes = -1;
    answered?.resolve(isSuccess);
  });
  socket.on('close', () => answered?.resolve(false));
  return {
    send(request: Buffer): Promise<boolean> {
      answered = Promise.withResolvers();
      socket.write(request);
      return answered.promise;
    },
    close: () => socket.destroy(),
  };
}

/**
 * Keeps as many calls in flight as there are connections, for some seconds after a warm-up in which each call was sent
 * twice. `onStart` is called between the two.
 */
export async function pressCalls(
  url: string,
  calls: readonly PressedCall[],
  { connections, seconds, onStart }: { connections: number; seconds: number; onStart?: () => void },
): Promise<Pressed> {
  const requests = calls.map(toRequest);
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(new URL(url))));
  let next = 0;
  let errors = 0;
  let tookMs: number[] = [];
  const press = async (isEnough: (nowMs: number) => boolean): Promise<void> => {
    await Promise.all(
      opened.map(async (connection) => {
        for (let sentMs = performance.now(); !isEnough(sentMs); ) {
          const request = requests[next++ % requests.length];
          if (!request) throw new Error('There is a call to send');
          const isSuccess = await connection.send(request);
          const nowMs = performance.now();
          tookMs.push(nowMs - sentMs);
          if (!isSuccess) errors += 1;
          sentMs = nowMs;
        }
      }),
    );
  };
  const warmMs = performance.now() + WARM_UP_MS;
  await press((nowMs) => nowMs > warmMs && next >= 2 * requests.length);
  tookMs = [];
  errors = 0;
  onStart?.();
  const startedMs = performance.now();
  await press((nowMs) => nowMs > startedMs + seconds * 1000);
  const tookS = (performance.now() - startedMs) / 1000;
  for (const connection of opened) connection.close();
  const sorted = Float64Array.from(tookMs).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    count: tookMs.length,
    perSecond: tookMs.length / tookS,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    errors,
  };
}
