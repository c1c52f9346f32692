import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type MatchWork, toFrames, toMs } from './match-in-thread.ts';
import { type MelFrames, measureMelFrames } from './mel-frames.ts';
import { matchSpeech } from './match-speech.ts';

function measureFile(path: string): MelFrames {
  const bytes = readFileSync(path);
  return measureMelFrames(new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1));
}

const { recordingPath, referencePath, words } = workerData as MatchWork;
const match = matchSpeech({
  recording: measureFile(recordingPath),
  reference: measureFile(referencePath),
  words: words.map(({ startMs, endMs }) => ({ from: toFrames(startMs), to: toFrames(endMs) })),
});
parentPort?.postMessage({
  confidence: match.confidence,
  words: match.words.map((word) => word && { startMs: toMs(word.from), endMs: toMs(word.to) }),
});
