import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Logger } from '../log/logger.ts';
import { type ControlAnswer, controlRequest, toLine } from './control-protocol.ts';
import { openSocketPath } from './control-socket.ts';

export interface ControlServerOptions {
  /** Only this user reaches the folder, and so the socket in it. This process has locked the folder. */
  dataDir: string;
  /** Runs an operation; aborted when the client leaves or the server stops. */
  run(
    request: { operation: string; input: unknown },
    context: { signal: AbortSignal; onProgress: (text: string) => void },
  ): Promise<unknown>;
  /** Says an error in words for the operator. */
  describeError(error: unknown): string;
  log: Logger;
}

/**
 * Listens for operations of this machine's operator, on a socket in the data folder: the embedded database has one
 * owner, so a running server does them itself.
 */
export async function openControlServer(options: ControlServerOptions): Promise<{ close(): Promise<void> }> {
  const socketPath = openSocketPath(options.dataDir);
  // Left by a killed process.
  await rm(socketPath.path, { force: true });
  const clients = new Set<Socket>();
  const server: Server = createServer((client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    serve(client, options);
  });
  server.listen(socketPath.path);
  await once(server, 'listening');
  await chmod(socketPath.path, 0o600);
  return {
    async close() {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
      socketPath.release();
    },
  };
}

function serve(client: Socket, { run, describeError, log }: ControlServerOptions): void {
  const leaving = new AbortController();
  client.once('close', () => leaving.abort(new Error('the client left')));

  client.once('error', (error) => log.info('control.client_lost', { error }));
  const answer = (value: ControlAnswer): void => {
    if (!client.destroyed) client.write(toLine(value));
  };
  createInterface({ input: client }).once('line', (line) => {
    const work = async (): Promise<void> => {
      const request = controlRequest.parse(JSON.parse(line));
      log.info('control.began', { operation: request.operation });
      const { operation, input } = request;
      const result = await run(
        { operation, input },
        { signal: leaving.signal, onProgress: (progress) => answer({ progress }) },
      );
      answer({ result: result ?? null });
    };
    work()
      .catch((error: unknown) => {
        log.warn('control.failed', { error });
        answer({ error: { message: describeError(error) } });
      })
      .finally(() => client.end());
  });
}
