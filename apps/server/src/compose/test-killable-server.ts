import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type CallData, type CallInput, type CallName, CALLS, pathOfCall } from '@reelwright/contracts';

/** A whole server in a process of its own, over a data folder that outlives it. */
export interface KillableServer {
  url: string;
  call<Name extends CallName>(name: Name, token: string, input: CallInput<Name>): Promise<CallData<Name>>;
  /** Ends it as a lack of memory does. */
  kill(): Promise<void>;
}

export async function startKillableServer(folder: string, env: NodeJS.ProcessEnv = {}): Promise<KillableServer> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'test-upload-server.ts'), {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SAMPLE_CONTENT: 'off',
      MEDIA_ANALYSIS: 'off',
      DISK_RESERVE_MB: '0',
      ...env,
    },
  });
  const [url] = (await once(child, 'message')) as [string];
  const server: KillableServer = {
    url,
    async call<Name extends CallName>(name: Name, token: string, input: CallInput<Name>): Promise<CallData<Name>> {
      const { method } = CALLS[name];
      const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
      const answer = await fetch(`${url}${pathOfCall(CALLS[name])}${query}`, {
        method,
        headers: { 'content-type': 'application/json', token },
        ...(method === 'POST' && { body: JSON.stringify(input) }),
      });
      const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: CallData<Name> };
      // A busy machine has a busy server, which says so after a while; browsers ask again.
      if (answer.status === 503) return await server.call(name, token, input);
      if (code !== 0) throw new Error(`${name}: ${code} ${msg}`);
      return data;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  return server;
}
