import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a model of the stand-in answers: its output, or why it failed. If held, it runs until `finish` is called. */
export type MediaReply = ({ output: unknown } | { failure: string }) & { isHeld?: boolean };

export interface MediaProviderServer {
  baseUrl: string;
  /** Inputs of started operations, in order: each was paid. */
  started: { model: string; input: Record<string, unknown>; authorization: string | undefined }[];
  /** Ids of operations whose status was asked for: `operation-1` is the first of `started`. */
  asked: Set<string>;
  cancelled: string[];
  /** The files that were uploaded or are served, by address. */
  files: Map<string, Buffer>;
  /** Serves a file, as a result of a model. Returns its address. */
  serve(name: string, content: Buffer): string;
  /** Lets held operations end. */
  finish(): void;
  close(): Promise<void>;
}

interface Needs {
  /** Makes the answer of a model. */
  reply(input: Record<string, unknown>, server: MediaProviderServer): Promise<MediaReply> | MediaReply;
  /** The next starts are accepted, but the answer is lost. */
  losesAnswers?: boolean;
  /** Answers starts with this status. */
  refuses?: number;
}

/** Starts a local server that speaks the queues of fal (https://queue.fal.run) and Replicate (/v1/predictions). */
export async function startMediaProviderServer({
  reply,
  losesAnswers = false,
  refuses,
}: Needs): Promise<MediaProviderServer> {
  const operations = new Map<string, Promise<MediaReply>>();
  let isFinished = false;

  const http = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      if (status === 0) response.destroy();
      else {
        response.writeHead(status, {
          'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
        });
        response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
      }
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: MediaProviderServer = {
    baseUrl,
    started: [],
    asked: new Set(),
    cancelled: [],
    files: new Map(),
    serve(name, content) {
      const url = `${baseUrl}/files/${name}`;
      server.files.set(url, content);
      return url;
    },
    finish() {
      isFinished = true;
    },
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };

  function start(model: string, input: Record<string, unknown>, request: IncomingMessage): string {
    server.started.push({ model, input, authorization: request.headers.authorization });
    const id = `operation-${server.started.length}`;
    operations.set(id, Promise.resolve(reply(input, server)));
    return id;
  }
  /** Returns undefined while it runs. */
  const findEnd = async (id: string): Promise<MediaReply | undefined> => {
    const made = await operations.get(id);
    return made?.isHeld === true && !isFinished ? undefined : made;
  };
  const toPrediction = async (id: string): Promise<unknown> => {
    const made = await findEnd(id);
    const urls = { get: `${baseUrl}/v1/predictions/${id}`, cancel: `${baseUrl}/v1/predictions/${id}/cancel` };
    if (!made) return { id, status: 'processing', output: null, error: null, urls };
    return 'output' in made
      ? { id, status: 'succeeded', output: made.output, error: null, urls }
      : { id, status: 'failed', output: null, error: made.failure, urls };
  };

  async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { method, url = '' } = request;
    const body = await buffer(request);
    const route = `${method} ${url.replace(/\?.*/, '').replaceAll(/operation-\d+/g, ':id')}`;
    const [id = ''] = /operation-\d+/.exec(url) ?? [];
    if (method === 'GET' && id !== '') server.asked.add(id);
    const json = (): Record<string, unknown> => JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    if (method === 'GET' && url.startsWith('/files/')) {
      const file = server.files.get(`${baseUrl}${url}`);
      return file ? [200, file] : [404, {}];
    }
    switch (route) {
      // Replicate.
      case 'GET /v1/predictions/:id':
        return operations.has(id) ? [200, await toPrediction(id)] : [404, { detail: 'not found' }];
      case 'POST /v1/predictions/:id/cancel':
        server.cancelled.push(id);
        return [200, await toPrediction(id)];
      case 'POST /v1/files': {
        const text = body.toString('latin1');
        const [, name = 'file'] = /filename="([^"]*)"/.exec(text) ?? [];
        const from = text.indexOf('\r\n\r\n') + 4;
        const file = body.subarray(from, text.lastIndexOf('\r\n--'));
        return [201, { id: name, urls: { get: server.serve(`${server.files.size}-${name}`, file) } }];
      }
      // fal.
      case 'POST /storage/upload/initiate': {
        const fileUrl = server.serve(`${server.files.size}-${String(json()['file_name'])}`, Buffer.of());
        return [200, { upload_url: fileUrl.replace('/files/', '/put/'), file_url: fileUrl }];
      }
      case 'GET /queue/requests/:id/status':
        return [operations.has(id) ? 200 : 404, { status: (await findEnd(id)) ? 'COMPLETED' : 'IN_PROGRESS' }];
      case 'GET /queue/requests/:id': {
        const made = await operations.get(id);
        if (!made) return [404, { detail: 'not found' }];
        return 'output' in made ? [200, made.output] : [422, { detail: [{ msg: made.failure }] }];
      }
      case 'PUT /queue/requests/:id/cancel':
        server.cancelled.push(id);
        return [202, { status: 'CANCELLATION_REQUESTED' }];
      default:
        break;
    }
    if (method === 'PUT' && url.startsWith('/put/')) {
      server.files.set(`${baseUrl}${url.replace('/put/', '/files/')}`, body);
      return [200, {}];
    }
    if (method !== 'POST') return [404, {}];
    if (refuses !== undefined) return [refuses, { detail: 'no such key' }];
    const [, model] = /^\/v1\/models\/(.+)\/predictions$/.exec(url) ?? [];
    if (url.startsWith('/v1/')) {
      const { input, version } = json();
      const started = start(model ?? String(version), input as Record<string, unknown>, request);
      return losesAnswers ? [0, {}] : [201, await toPrediction(started)];
    }
    const queued = `${baseUrl}/queue/requests/${start(url.slice(1), json(), request)}`;
    if (losesAnswers) return [0, {}];
    return [
      200,
      {
        request_id: queued.split('/').at(-1),
        response_url: queued,
        status_url: `${queued}/status`,
        cancel_url: `${queued}/cancel`,
      },
    ];
  }

  return server;
}
