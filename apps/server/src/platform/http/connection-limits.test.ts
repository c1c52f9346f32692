import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Handlers } from './handlers.ts';
import { createTestApp } from './test-app.ts';

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

async function listen(connections: Partial<ConnectionLimits>): Promise<void> {
  app = await createTestApp({
    handlers: { getVersion: async () => ({ version: '1' }) } as unknown as Handlers,
    connections: { maxConnections: 100, ...connections },
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

async function open(): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
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
