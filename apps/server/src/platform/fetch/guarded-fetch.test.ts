import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type FetchOptions, type GuardedFetch, createGuardedFetch } from './guarded-fetch.ts';

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function serve(listener: RequestListener): Promise<{ host: string; server: Server }> {
  const server = createServer({ maxHeaderSize: 256 * 1024 }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function openFetch(settings: Partial<Parameters<typeof createGuardedFetch>[0]>): GuardedFetch {
  const guarded = createGuardedFetch({ allowHosts: [], ...settings });
  cleanUps.push(() => guarded.close());
  return guarded;
}

const options = (changes: Partial<FetchOptions> = {}): FetchOptions => ({
  accept: 'text/html',
  maxBytes: 100_000,
  timeoutMs: 5000,
  signal: new AbortController().signal,
  ...changes,
});

async function fetchAllowed(listener: RequestListener, changes: Partial<FetchOptions> = {}) {
  const { host } = await serve(listener);
  return openFetch({ allowHosts: [host] }).fetchGuarded(`http://${host}/`, options(changes));
}

test('reads a page from a private host that is allowed by name and port', async () => {
  const page = await fetchAllowed((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>hello');
  });
  expect(page).toMatchObject({ status: 200, contentType: 'text/html; charset=utf-8' });
  expect(page.body.toString()).toBe('<p>hello');
});

test.each([
  'http://127.0.0.1',
  'http://127.0.0.1.',
  'http://0.0.0.0',
  'http://[::1]',
  'http://[::]',
  'http://2130706433',
])('refuses %s', async (link) => {
  await expect(openFetch({}).fetchGuarded(link, options())).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
});

test.each([
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://localhost/',
  'http://localhost./',
  'http://LOCALHOST:22/',
  'http://anything.localhost/',
])('refuses %s however it is spelled', async (link) => {
  await expect(openFetch({}).fetchGuarded(link, options())).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
});

test('sends nothing to a private host that is not allowed', async () => {
  let requests = 0;
  const { host } = await serve((_request, response) => {
    requests += 1;
    response.end('secret');
  });
  const port = host.split(':')[1];
  const { fetchGuarded } = openFetch({ allowHosts: ['127.0.0.1:1', `127.0.0.1:${port}0`, '127.0.0.1'] });
  for (const name of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]']) {
    await expect(fetchGuarded(`http://${name}:${port}/`, options())).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
  }
  expect(requests).toBe(0);
});

test('refuses a public-looking name whose address is private', async () => {
  const { fetchGuarded } = openFetch({ resolveHost: async () => [{ address: '10.0.0.5', family: 4 }] });
  await expect(fetchGuarded('http://shop.example/', options())).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
});

test('refuses a name as soon as one of its addresses is private', async () => {
  const { fetchGuarded } = openFetch({
    resolveHost: async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ],
  });
  await expect(fetchGuarded('http://shop.example/', options())).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
});

test('resolves the name once per connection, so that a second answer cannot differ', async () => {
  let questions = 0;
  const { fetchGuarded } = openFetch({
    resolveHost: async () => {
      questions += 1;
      return [{ address: questions === 1 ? '10.0.0.1' : '127.0.0.1', family: 4 }];
    },
  });
  await expect(fetchGuarded('http://shop.example/', options())).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
  expect(questions).toBe(1);
});

test.each([
  'ftp://shop.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  'shop.example',
  'http://',
  'http://user:password@shop.example/',
])('rejects %s as a link to a page', async (link) => {
  await expect(openFetch({}).fetchGuarded(link, options())).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('follows redirects and returns the final address', async () => {
  const page = await fetchAllowed((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/product?id=1#reviews' }).end();
    else response.end(request.url);
  });
  expect(page.url).toMatch(/\/product\?id=1$/);
  expect(page.body.toString()).toBe('/product?id=1');
});

test.each(['http://169.254.169.254/', 'http://[::1]/', 'http://localhost:6379/', '//127.0.0.1:1/'])(
  'refuses a redirect to %s',
  async (location) => {
    const answer = fetchAllowed((_request, response) => response.writeHead(301, { location }).end());
    await expect(answer).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
  },
);

test('refuses a redirect to another scheme', async () => {
  const answer = fetchAllowed((_request, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  );
  await expect(answer).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('gives up on endless redirects', async () => {
  let requests = 0;
  const answer = fetchAllowed((_request, response) => {
    requests += 1;
    response.writeHead(302, { location: `/${requests}` }).end();
  });
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_UNREACHABLE' });
  expect(requests).toBe(6);
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
] as const)('unpacks %s', async (name, compress) => {
  const page = await fetchAllowed((_request, response) => {
    response.setHeader('content-encoding', name).end(compress('<p>packed'));
  });
  expect(page.body.toString()).toBe('<p>packed');
});

test('cuts off a small answer that unpacks to a huge one', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  const answer = fetchAllowed((_request, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE', values: { limit: '98 KB' } });
});

test('refuses three layers of compression', async () => {
  const answer = fetchAllowed((_request, response) => {
    response.setHeader('content-encoding', 'gzip, gzip, gzip').end(gzipSync(gzipSync(gzipSync('x'))));
  });
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_UNREACHABLE' });
});

test('reports broken compression', async () => {
  const answer = fetchAllowed((_request, response) => response.setHeader('content-encoding', 'gzip').end('no gzip'));
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_UNREACHABLE' });
});

test('refuses an answer larger than the limit before and while reading it', async () => {
  const announced = fetchAllowed((_request, response) => response.end(Buffer.alloc(200_000)));
  await expect(announced).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE' });
  const endless = fetchAllowed((_request, response) => {
    const pump = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      if (!response.destroyed) response.once('drain', pump);
    };
    pump();
  });
  await expect(endless).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE' });
});

test('gives up on an answer that arrives too slowly', async () => {
  const answer = fetchAllowed(
    (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    },
    { timeoutMs: 200 },
  );
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_TIMEOUT' });
});

test('gives up on a server that never answers', async () => {
  const answer = fetchAllowed(() => undefined, { timeoutMs: 100 });
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_TIMEOUT' });
});

test('refuses an answer with huge headers', async () => {
  const answer = fetchAllowed((_request, response) => {
    response.setHeader('x-huge', 'h'.repeat(100_000)).end('body');
  });
  await expect(answer).rejects.toMatchObject({
    code: 'PAGE_UNREACHABLE',
    values: { detail: { message: 'fetch_headers_too_long' } },
  });
});

test.each([401, 403, 429, 503])('a %i means that the site blocks us', async (status) => {
  await expect(fetchAllowed((_request, response) => response.writeHead(status).end())).rejects.toMatchObject({
    code: 'PAGE_BLOCKED',
  });
});

test.each([404, 500])('a %i is reported as such', async (status) => {
  await expect(fetchAllowed((_request, response) => response.writeHead(status).end())).rejects.toMatchObject({
    code: 'PAGE_UNREACHABLE',
    values: { detail: `HTTP ${status}` },
  });
});

test('reports an unknown host and a refused connection', async () => {
  const unknown = openFetch({
    resolveHost: () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })),
  });
  await expect(unknown.fetchGuarded('http://shop.example/', options())).rejects.toMatchObject({
    code: 'PAGE_UNREACHABLE',
    values: { detail: { message: 'fetch_no_host' } },
  });
  const { fetchGuarded } = openFetch({ allowHosts: ['127.0.0.1:1'] });
  await expect(fetchGuarded('http://127.0.0.1:1/', options())).rejects.toMatchObject({
    values: { detail: { message: 'fetch_refused' } },
  });
});

test('stops at once with the given reason when the caller aborts', async () => {
  const caller = new AbortController();
  const reason = new Error('caller left');
  const answer = fetchAllowed(() => caller.abort(reason), { signal: caller.signal });
  await expect(answer).rejects.toBe(reason);
});

test('reads the start of a long file, and says how long the file is', async () => {
  const file = Buffer.alloc(3_000_000, 'x');
  const { host } = await serve((request, response) => {
    const [, end] = /bytes=0-(\d+)/.exec(request.headers.range ?? '') ?? [];
    if (request.url === '/whole' || end === undefined) {
      response.end(file);
      return;
    }
    const headers = { 'content-range': `bytes 0-${end}/${file.length}`, 'content-length': Number(end) + 1 };
    response.writeHead(206, headers).end(file.subarray(0, Number(end) + 1));
  });
  const { fetchStart } = openFetch({ allowHosts: [host] });
  const ranged = await fetchStart(`http://${host}/part`, options());
  expect(ranged).toMatchObject({ status: 206, totalBytes: 3_000_000, takesRanges: true });
  expect(ranged.body).toHaveLength(100_000);
  const whole = await fetchStart(`http://${host}/whole`, options());
  expect(whole).toMatchObject({ status: 200, totalBytes: 3_000_000, takesRanges: false });
  expect(whole.body).toHaveLength(100_000);
  await expect(fetchStart('http://127.0.0.1:1/', options())).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
});

test('asks for a range, and sends the headers that a site wants', async () => {
  const page = await fetchAllowed((request, response) => response.end(JSON.stringify(request.headers)), {
    range: { start: 5, end: 9 },
    headers: { referer: 'https://site.example/' },
  });
  expect(JSON.parse(page.body.toString())).toMatchObject({
    range: 'bytes=5-9',
    'accept-encoding': 'identity',
    referer: 'https://site.example/',
  });
});
