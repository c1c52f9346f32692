import { startPart } from './site-part.ts';

/** The real server in its own process and data folder, as `npm start` runs it. */
export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export async function startBenchServer(options: {
  dataDir: string;
  env: Record<string, string>;
}): Promise<BenchServer> {
  const env = {
    ...options.env,
    DATA_DIR: options.dataDir,
    PORT: '0',
  };
  const server = await startPart({ name: 'server', entry: 'main.ts', env });
  return { url: server.url, pid: server.pid() ?? 0, stop: () => server.stop() };
}
