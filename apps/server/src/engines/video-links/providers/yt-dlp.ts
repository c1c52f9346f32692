import { dirname } from 'node:path';
import type { ErrorCode } from '@reelwright/contracts';
import { ytDlpArgs } from '@reelwright/streams';
import { AppError } from '#src/app-error.ts';
import { type GuardedProxy, openGuardedProxy } from '#src/platform/fetch/guarded-proxy.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { SiteReader } from '../video-links.ts';

interface YtDlpNeeds {
  /** The program, as the operator has set it. */
  path: string;
  /** Exact `host:port` pairs that may be reached although they are private. */
  allowHosts: readonly string[];
  runProgram: RunProgram;
}

const TIMEOUT_MS = 90_000;
const CPU_LIMIT_S = 60;
const MEMORY_BYTES = 2 * 2 ** 30;
const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';

/** What the program's last words mean, the first that matches. */
const ANSWERS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/\bDRM\b/, 'DRM_PROTECTED'],
  [/live event|is live|premieres? in|upcoming/i, 'LIVE_STREAM'],
  [/Unsupported URL|No suitable extractor|is not a valid URL/i, 'VIDEO_SITE_UNSUPPORTED'],
  [
    /private|sign in|log ?in|members[ -]only|not available|unavailable|been removed|HTTP Error 4(?:01|03|29)|your country/i,
    'VIDEO_BLOCKED',
  ],
  [/Unable to download|TransportError|timed out/i, 'PAGE_UNREACHABLE'],
];

/**
 * Lets yt-dlp describe videos. It runs for each link anew, without the server's environment, within limits of time and
 * memory, and reaches the network through a proxy that connects to public addresses only. It downloads nothing: what it
 * names is fetched by the guarded fetcher.
 */
export function createYtDlp({ path, allowHosts, runProgram }: YtDlpNeeds): SiteReader {
  let proxy: Promise<GuardedProxy> | undefined;
  return {
    async describe(url, signal) {
      proxy ??= openGuardedProxy({ allowHosts });
      const { url: proxyUrl } = await proxy;
      try {
        const { stdout } = await runProgram({
          program: '/usr/bin/env',
          args: [
            '-i',
            `PATH=${dirname(path)}:${SYSTEM_PATH}`,
            'LANG=C.UTF-8',
            'HOME=/nonexistent',
            path,
            ...ytDlpArgs({ url, proxy: proxyUrl }),
          ],
          signal,
          timeoutMs: TIMEOUT_MS,
          cpuLimit: { seconds: CPU_LIMIT_S, errorCode: 'RESOLUTION_FAILED' },
          maxMemoryBytes: MEMORY_BYTES,
          errorCode: 'RESOLUTION_FAILED',
        });
        return stdout.toString('utf8');
      } catch (error) {
        signal.throwIfAborted();
        throw explain(error);
      }
    },
    async close() {
      await (await proxy)?.close();
    },
  };
}

function explain(error: unknown): unknown {
  if (!(error instanceof AppError) || !(error.cause instanceof Error)) return error;
  const { message } = error.cause;
  const [, code] = ANSWERS.find(([words]) => words.test(message)) ?? [];
  return code === undefined
    ? error
    : new AppError(code, code === 'PAGE_UNREACHABLE' ? { detail: { message: 'fetch_failed' } } : {}, {
        cause: error.cause,
      });
}
