import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The stand-in's next answer: a status with a text, or the model's words. */
export type ModelReply =
  | { kind: 'words'; words: string }
  | { kind: 'status'; status: number; message: string }
  /** Never answers. */
  | { kind: 'silence' };

export interface ModelServer {
  baseUrl: string;
  requests: { authorization: string | undefined; body: Record<string, unknown> }[];
  close(): Promise<void>;
}

/** Starts a local server that speaks the wire format of OpenAI's chat completions. Calls `reply` for each request. */
export async function startModelServer(
  reply: (request: number, body: Record<string, unknown>) => ModelReply,
): Promise<ModelServer> {
  const requests: ModelServer['requests'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      requests.push({ authorization: request.headers.authorization, body });
      const answer = reply(requests.length, body);
      if (answer.kind === 'silence') return;
      const isWords = answer.kind === 'words';
      // The SDK waits as long as a busy server asks for.
      response.writeHead(isWords ? 200 : answer.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
      response.end(
        JSON.stringify(
          isWords
            ? {
                id: 'chatcmpl-1',
                object: 'chat.completion',
                created: 1,
                model: 'stand-in',
                choices: [{ index: 0, message: { role: 'assistant', content: answer.words }, finish_reason: 'stop' }],
                usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
              }
            : { error: { message: answer.message, type: 'error', code: null, param: null } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
