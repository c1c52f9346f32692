import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request to the peer asked. */
export interface PeerRequest {
  path: string;
  values: URLSearchParams;
}

/** Answers the documented endpoints of Facebook and Shopify on this machine. */
export async function startShopPeer(answer: (request: PeerRequest) => { status?: number; body: unknown }) {
  const asked: PeerRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://localhost');
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const values = new URLSearchParams(`${url.search.slice(1)}&${Buffer.concat(chunks).toString()}`);
      const one = { path: url.pathname, values };
      asked.push(one);
      const { status = 200, body } = answer(one);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Signs a query as Shopify does. */
export function signQuery(values: Record<string, string>, secret: string): string {
  const message = Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
  const hmac = createHmac('sha256', secret).update(message).digest('hex');
  return new URLSearchParams({ ...values, hmac }).toString();
}
