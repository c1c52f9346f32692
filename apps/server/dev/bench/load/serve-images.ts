import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

/** Serves the images of the ads that a benchmark makes: `/0.jpg`, `/1.jpg` and so on. */
export async function serveImages(files: readonly string[]) {
  const server = createServer((request, response) => {
    const file = files[Number(/(\d+)\.jpg$/.exec(request.url ?? '')?.[1])];
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port');
  return { host: `127.0.0.1:${address.port}`, close: () => server.close() };
}
