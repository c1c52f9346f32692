import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testActor } from '../../test-actor.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Handlers } from './handlers.ts';
import { createTestApp, inSession, testSessions } from './test-app.ts';

let app: FastifyInstance;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function measureBody(body: AsyncIterable<Buffer>): Promise<{ sizeBytes: number }> {
  let sizeBytes = 0;
  for await (const part of body) sizeBytes += part.length;
  return { sizeBytes };
}

const handlers = {
  getVersion: async () => ({ version: '1' }),
  async *taskEvents(_input: unknown, { signal }: { signal: AbortSignal }) {
    yield { event: 'credits', credits: 1, credits_held: 0 };
    if (!signal.aborted) await once(signal, 'abort');
  },
};

async function listen(
  connections: Partial<ConnectionLimits>,
  options: Partial<Parameters<typeof createTestApp>[0]> = {},
): Promise<void> {
  app = await createTestApp({
    ...options,
    handlers: handlers as unknown as Handlers,
    connections: { maxConnections: 100, maxConnectionsPerAddress: 100, maxStreamsPerAddress: 100, ...connections },
    registerExtras(server) {
      server.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        scope.put('/files/*', (request) => measureBody(request.raw));
      });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Opens a connection; every address of 127/8 is one of this machine. */
async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Resolves to all that the server sends until it closes the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}

const headOf = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n`;

describe('a connection is closed', () => {
  it('if the body of its request takes too long', async () => {
    await listen({ bodyMs: 50 });
    const socket = await open();
    socket.write(`${headOf('POST', '/api/user/login')}{`);
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('if the headers of its request take too long', async () => {
    await listen({ headersMs: 50, checkEveryMs: 20 });
    const socket = await open();
    socket.write('GET /healthz HTTP/1.1\r\nHost: loc');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('if it sends nothing at all', async () => {
    await listen({ headersMs: 50, checkEveryMs: 20 });
    expect(await readToEnd(await open())).not.toContain('200');
  });

  it('if nothing moves on it for long', async () => {
    await listen({ idleMs: 50 });
    const socket = await open();
    socket.write(headOf('PUT', '/files/a'));
    expect(await readToEnd(socket)).not.toContain('200');
  });

  it('if there are as many as the server may have', async () => {
    await listen({ maxConnections: 2 });
    const [one] = [await open(), await open()];
    expect(await readToEnd(await open())).toBe('');
    one.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await readToEnd(one)).toContain('200 OK');
  });
});

it('an upload takes as long as it needs', async () => {
  await listen({ bodyMs: 20, checkEveryMs: 20 });
  const upload = await open();
  upload.write(`${headOf('PUT', '/files/a')}12345`);
  // A call that begins later is closed: its time was over long before.
  const call = await open();
  call.write(`${headOf('POST', '/api/user/login')}{`);
  await readToEnd(call);
  upload.end('67890');
  expect(await readToEnd(upload)).toContain('{"sizeBytes":10}');
});

const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Resolves once the server has answered on a connection. */
async function isServed(socket: Socket): Promise<boolean> {
  socket.write(GET);
  return (await readToEnd(socket)).includes('200 OK');
}

describe.runIf(process.platform === 'linux')('one address', () => {
  it('can open only its share of the connections, and another address still can', async () => {
    await listen({ maxConnectionsPerAddress: 2 });
    const [one] = [await open(), await open()];
    expect(await readToEnd(await open())).toBe('');
    expect(await isServed(await open('127.0.0.2'))).toBe(true);
    await isServed(one);
    expect(await isServed(await open())).toBe(true);
  });

  it('that is a trusted proxy opens as many connections as it needs', async () => {
    await listen({ maxConnectionsPerAddress: 1 }, { trustedProxies: ['127.0.0.2/32'] });
    await open('127.0.0.2');
    expect(await isServed(await open('127.0.0.2'))).toBe(true);
    await open();
    expect(await readToEnd(await open())).toBe('');
  });

  const user = testActor(1);
  const sessions = { ...testSessions, findSession: async () => inSession(user) };
  const openStream = async (visitor: string, sentFrom = '127.0.0.1'): Promise<{ socket: Socket; answer: string }> => {
    const socket = await open(sentFrom);
    const headers = `Host: localhost\r\ntoken: t\r\nX-Forwarded-For: ${visitor}`;
    socket.write(`GET /api/taskV2/events HTTP/1.1\r\n${headers}\r\n\r\n`);
    let answer = '';
    for await (const part of socket.iterator({ destroyOnReturn: false })) {
      answer += String(part);
      if (/event: credits|"code":-/.test(answer)) break;
    }
    return { socket, answer };
  };

  it('can open only its share of the event streams, and again when one has ended', async () => {
    await listen({ maxStreamsPerAddress: 1 }, { sessions });
    const { socket, answer } = await openStream('203.0.113.1');
    expect(answer).toContain('event: credits');
    // Nobody vouches for the header: it is one address.
    expect((await openStream('203.0.113.2')).answer).toContain('"code":-1002');
    socket.destroy();
    await expect.poll(async () => (await openStream('203.0.113.3')).answer).toContain('event: credits');
  });

  it('is that of the visitor where a trusted proxy tells it', async () => {
    await listen({ maxStreamsPerAddress: 1 }, { sessions, trustedProxies: ['127.0.0.1'] });
    expect((await openStream('203.0.113.1')).answer).toContain('event: credits');
    expect((await openStream('203.0.113.2')).answer).toContain('event: credits');
    expect((await openStream('203.0.113.1')).answer).toContain('"code":-1002');
  });
});
