import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findErrno } from '../disk/find-errno.ts';
import { StartupError } from '../settings/startup-error.ts';
import { controlAnswer, toLine } from './control-protocol.ts';
import { openSocketPath } from './control-socket.ts';

/**
 * Lets the server that owns a data folder do an operation, and returns its result. Returns undefined if no server runs
 * there. Throws a StartupError with the server's words if the operation fails.
 */
export async function askRunningServer(
  dataDir: string,
  request: { operation: string; input: unknown },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (text: string) => void },
): Promise<{ result: unknown } | undefined> {
  const socket = await findServer(dataDir);
  if (!socket) return undefined;
  const stop = (): void => void socket.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { promise: ended, resolve, reject } = Promise.withResolvers<{ result: unknown }>();
    createInterface({ input: socket }).on('line', (line) => {
      const answer = controlAnswer.safeParse(JSON.parse(line)).data;
      if (answer === undefined)
        return reject(new StartupError('The running server is of another version: restart it.'));
      if ('progress' in answer) return onProgress(answer.progress);
      return 'error' in answer ? reject(new StartupError(answer.error.message)) : resolve({ result: answer.result });
    });
    // A server that is killed, and an abort of ours.
    socket.once('error', reject);
    socket.once('close', () =>
      reject(
        signal.aborted
          ? signal.reason
          : new StartupError('The running server ended before it had finished: look at its log, and try again.'),
      ),
    );
    socket.write(toLine(request));
    return await ended;
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}

async function findServer(dataDir: string): Promise<Socket | undefined> {
  let socketPath: ReturnType<typeof openSocketPath> | undefined;
  try {
    socketPath = openSocketPath(dataDir);
    const socket = connect(socketPath.path);
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    // No folder, no socket, or one that a killed server has left.
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(findErrno(error) ?? '')) return undefined;
    throw error;
  } finally {
    socketPath?.release();
  }
}
