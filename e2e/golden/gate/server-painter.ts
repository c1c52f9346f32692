import { fork } from 'node:child_process';
import path from 'node:path';
import type { TimelineDocument } from '@reelwright/timeline';

const PAINTER = path.resolve(import.meta.dirname, '../../../apps/server/src/golden/paint-golden.ts');

export interface FontFace {
  family: string;
  weight: number;
  path: string;
}

interface Job {
  document: TimelineDocument;
  /** Path of each file by the id of its media. */
  files: Record<string, string>;
}

/** The server as a painter of frames and a renderer of videos, in a process of its own. */
export interface ServerPainter {
  fonts: FontFace[];
  /** I420 frames, in the order asked for. */
  paint(job: Job & { scale: number; frames: number[] }): Promise<Uint8Array[]>;
  render(job: Job & { output: string }): Promise<void>;
  close(): Promise<void>;
}

type Order =
  | { kind: 'list-fonts' }
  | ({ kind: 'paint'; scale: number; frames: number[] } & Job)
  | ({ kind: 'render'; output: string } & Job);
type Answer =
  | { kind: 'fonts'; fonts: FontFace[] }
  | { kind: 'painted'; frames: Uint8Array[] }
  | { kind: 'rendered' }
  | { kind: 'failed'; reason: string };

export async function startServerPainter(): Promise<ServerPainter> {
  // Structured clones, so that frames cross as bytes.
  const child = fork(PAINTER, { serialization: 'advanced', execArgv: [] });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server's painter ended (${code})`)));
    child.once('error', reject);
  });
  ended.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();

  /** One order at a time: the answer that comes is the answer to it. */
  function ask<Kind extends Answer['kind']>(order: Order, expected: Kind): Promise<Extract<Answer, { kind: Kind }>> {
    const asked = last.then(async () => {
      const answered = new Promise<Answer>((resolve) => {
        child.once('message', (answer) => resolve(answer as Answer));
      });
      child.send(order);
      const answer = await Promise.race([answered, ended]);
      if (answer.kind !== expected)
        throw new Error(answer.kind === 'failed' ? `On the server: ${answer.reason}` : `An answer to another order`);
      return answer as Extract<Answer, { kind: Kind }>;
    });
    last = asked.catch(() => undefined);
    return asked;
  }

  const { fonts } = await ask({ kind: 'list-fonts' }, 'fonts');
  return {
    fonts,
    paint: async (job) => (await ask({ kind: 'paint', ...job }, 'painted')).frames,
    async render(job) {
      await ask({ kind: 'render', ...job }, 'rendered');
    },
    async close() {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}
