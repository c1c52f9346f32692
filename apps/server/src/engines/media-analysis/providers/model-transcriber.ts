import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { spokenAudioArgs } from '@reelwright/media';
import { transcribe, type TranscriptionModel } from 'ai';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { describeModelProblem } from '#src/platform/models/describe-model-problem.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import type { Transcriber } from '../media-analysis.ts';

/** What is sent stays below 25 MB, which providers take. */
const MAX_S = 3600;
const RETRIES = 2;
const TIMEOUT_MS = 300_000;
const MAX_CHARACTERS = 20_000;

/** Creates a transcriber that asks a model. `onFallback` is told, in English, why one file was not written down. */
export function createModelTranscriber({
  id,
  model,
  runProgram,
  onFallback,
  timeoutMs = TIMEOUT_MS,
}: {
  id: string;
  model: TranscriptionModel;
  runProgram: RunProgram;
  onFallback(notice: string): void;
  timeoutMs?: number;
}): Transcriber {
  return async function writeDown(input, { folder, signal }) {
    const output = path.join(folder, 'spoken.mp3');
    await createMediaRunner({ runProgram, signal }).runFfmpeg({
      args: spokenAudioArgs({ input, maxDurationS: MAX_S, output }),
      timeoutMs: passLimitMs(MAX_S * 1000),
      errorCode: 'ANALYSIS_FAILED',
    });
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const { text } = await transcribe({
        model,
        audio: await readFile(output),
        maxRetries: RETRIES,
        abortSignal: AbortSignal.any([signal, timeout]),
      });
      return text.trim().slice(0, MAX_CHARACTERS);
    } catch (error) {
      signal.throwIfAborted();
      const problem = timeout.aborted
        ? `no answer within ${Math.round(timeoutMs / 1000)} s`
        : describeModelProblem(error, 'it heard no words');
      onFallback(`${id} did not write down a file: ${problem}. The search does not find what is said in it.`);
      return undefined;
    }
  };
}
