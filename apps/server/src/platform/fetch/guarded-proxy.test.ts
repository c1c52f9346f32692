import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openGuardedProxy } from './guarded-proxy.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function open(resolveHost?: () => Promise<{ address: string; family: number }[]>) {
  const site = createServer((_request, response) => response.end('the page'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const proxy = await openGuardedProxy({ allowHosts: [host], ...(resolveHost && { resolveHost }) });
  cleanUps.push(
    () => proxy.close(),
    async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  );
  const { hostname, port, username, password } = new URL(proxy.url);
  const secret = Buffer.from(`${username}:${password}`).toString('base64');
  /** Opens a tunnel, sends a request through it, and returns all that comes back. */
  const tunnel = (to: string, authorization = `Basic ${secret}`): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let answer = '';
      socket.setEncoding('utf8');
      socket.write(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\nProxy-Authorization: ${authorization}\r\n\r\n`);
      socket.on('data', (text: string) => {
        if (answer === '' && text.includes(' 200 '))
          socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
        answer += text;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });
  return { tunnel, host };
}

test('opens tunnels to hosts that are allowed, for those who know the password', async () => {
  const { tunnel, host } = await open();
  expect(await tunnel(host)).toContain('the page');
  expect(await tunnel(host, 'Basic d3Jvbmc=')).toMatch(/^HTTP\/1\.1 407 /);
});

test.each([
  ['127.0.0.1:443', '403'],
  ['[::1]:443', '403'],
  ['169.254.169.254:80', '403'],
  ['localhost:443', '403'],
  ['site.example:22', '403'],
  ['nonsense', '403'],
  ['site.example:443', '502'],
])('opens no tunnel to %s', async (to, status) => {
  // A public name that leads to a private address is found out when it is resolved.
  const { tunnel } = await open(async () => [{ address: '10.0.0.5', family: 4 }]);
  expect(await tunnel(to)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
