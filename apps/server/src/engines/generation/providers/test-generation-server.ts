import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface GenerationServer {
  baseUrl: string;
  /** Method and path of every request, and its JSON. */
  requests: { route: string; body: Record<string, unknown> }[];
  /** Requests that cost money. */
  paid(): number;
  close(): Promise<void>;
}

/** What the stand-in answers to one request: a status and JSON, bytes, or nothing at all. */
export type Reply = { status?: number; json: unknown } | { bytes: Buffer } | 'lost';

/** Starts a local server; `reply` speaks a provider's protocol. */
export async function startGenerationServer(
  reply: (route: string, body: Record<string, unknown>, baseUrl: string) => Reply,
  isPaid: (route: string) => boolean,
): Promise<GenerationServer> {
  const requests: GenerationServer['requests'] = [];
  let baseUrl = '';
  const http = createServer((request, response) => {
    void buffer(request).then((content) => {
      const route = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
      const isJson = request.headers['content-type']?.startsWith('application/json') === true;
      const body = isJson ? (JSON.parse(content.toString('utf8')) as Record<string, unknown>) : {};
      requests.push({ route, body });
      const answer = reply(route, body, baseUrl);
      if (answer === 'lost') response.destroy();
      else if ('bytes' in answer) {
        response.writeHead(200, { 'content-type': route.endsWith('mp4') ? 'video/mp4' : 'image/png' });
        response.end(answer.bytes);
      } else {
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.json));
      }
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    baseUrl,
    requests,
    paid: () => requests.filter(({ route }) => isPaid(route)).length,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}
