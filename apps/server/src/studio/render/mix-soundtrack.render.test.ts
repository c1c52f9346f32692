import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { msToTicks, type TimelineDocument } from '@reelwright/timeline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../platform/process/run-program.ts';
import { mixSoundtrack } from './mix-soundtrack.ts';
import { documentOf } from './test-documents.ts';

const DURATION_MS = 3000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mix-soundtrack-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function documentWithVoice(): TimelineDocument {
  const duration = msToTicks(DURATION_MS);
  const document = documentOf({ clips: [], media: { voice: { kind: 'audio', key: 'voice', duration } } });
  return {
    ...document,
    duration,
    tracks: [
      {
        kind: 'music',
        id: 'voices',
        clips: [
          {
            kind: 'audio',
            id: 'voice',
            role: 'voice',
            media: 'voice',
            start: 0,
            duration,
            trimStart: 0,
            speed: 1,
            gainDb: 0,
            fadeIn: 0,
            fadeOut: 0,
          },
        ],
      },
    ],
  };
}

test('encodes audio once, although limiting its peaks takes loudness away', async () => {
  // Syllables with a sharp start: the limiter lowers it, so the planned gain does not reach the loudness.
  const voice = path.join(folder, 'voice.wav');
  const syllables = "aevalsrc='(0.12*between(mod(t,0.25),0,0.2)+0.6*lt(mod(t,0.25),0.01))*sin(2*PI*440*t)'";
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', `${syllables}:d=3:s=48000`, voice]);
  let encodings = 0;
  const soundtrack = await mixSoundtrack({
    document: documentWithVoice(),
    resolveMedia: () => voice,
    stretcher: 'atempo',
    folder,
    signal: new AbortController().signal,
    runProgram(run) {
      if (run.args.includes('aac')) encodings += 1;
      return runProgram(run);
    },
  });
  expect(soundtrack?.loudness.integratedLufs).toBeCloseTo(-14, 0);
  expect(soundtrack?.loudness.truePeakDb).toBeLessThanOrEqual(-1);
  expect(encodings).toBe(1);
});
