import { fork } from 'node:child_process';
import path from 'node:path';
import type { TimelineDocument } from '@reelwright/timeline';

const PAINTER = path.resolve(import.meta.dirname, '../../../apps/server/dev/golden/paint-golden.ts');

/** A font face with the glyphs that a document needs, as WOFF2. Equal keys mean equal bytes. */
export interface FontSubset {
  family: string;
  weight: number;
  key: string;
  bytes: Uint8Array;
}

interface Job {
  document: TimelineDocument;
  /** Path of each file by the id of its media. */
  files: Record<string, string>;
}

/** The server's painter of frames and renderer of videos, in its own process. */
export interface ServerPainter {
  /** Returns a document's fonts, as its preview receives them. */
  cutFonts(document: TimelineDocument): Promise<FontSubset[]>;
  /** Returns I420 frames, in the requested order. */
  paint(job: Job & { scale: number; frames: number[] }): Promise<Uint8Array[]>;
  render(job: Job & { output: string }): Promise<void>;
  close(): Promise<void>;
}

type Order =
  | { kind: 'cut-fonts'; document: TimelineDocument }
  | ({ kind: 'paint'; scale: number; frames: number[] } & Job)
  | ({ kind: 'render'; output: string } & Job);
type Answer =
  | { kind: 'fonts'; fonts: FontSubset[] }
  | { kind: 'painted'; frames: Uint8Array[] }
  | { kind: 'rendered' }
  | { kind: 'failed'; reason: string };

export function startServerPainter(): ServerPainter {
  // Structured clones transfer frames as bytes.
  const child = fork(PAINTER, { serialization: 'advanced', execArgv: [] });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server's painter ended (${code})`)));
    child.once('error', reject);
  });
  ended.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();

  /** Sends one order at a time, so that the next answer belongs to it. */
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

  return {
    cutFonts: async (document) => (await ask({ kind: 'cut-fonts', document }, 'fonts')).fonts,
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
