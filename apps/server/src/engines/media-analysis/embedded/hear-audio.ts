import path from 'node:path';
import type { MediaAnalysis } from '@reelwright/contracts';
import { measureLoudnessArgs, parseLoudness, speechSamplesArgs } from '@reelwright/media';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import type { AnalysisProcess } from './analysis-process.ts';

interface HearNeeds {
  runProgram: RunProgram;
  analysisProcess: Pick<AnalysisProcess, 'classifySamples'>;
  folder: string;
  /** Of the whole file. */
  durationS: number;
  signal: AbortSignal;
}

/** What a file sounds like shows in its first minute. */
const HEARD_S = 60;
/** ffmpeg reports this for silence. */
const SILENCE_LUFS = -70;

/** Measures the loudness of a file's audio, and tells speech from music and silence. Throws ANALYSIS_FAILED. */
export async function hearAudio(
  input: string,
  { runProgram, analysisProcess, folder, durationS, signal }: HearNeeds,
): Promise<NonNullable<MediaAnalysis['audio']>> {
  const { runFfmpeg } = createMediaRunner({ runProgram, signal });
  const run = { timeoutMs: passLimitMs(durationS * 1000), errorCode: 'ANALYSIS_FAILED' } as const;
  const output = path.join(folder, 'samples.pcm');
  await runFfmpeg({ args: speechSamplesArgs({ input, maxDurationS: HEARD_S, output }), ...run });
  const heard = await analysisProcess.classifySamples(output, signal);
  const { stderrTail } = await runFfmpeg({ args: measureLoudnessArgs(input), ...run });
  const loudness = parseLoudness(stderrTail)?.integratedLufs ?? SILENCE_LUFS;
  return { heard, loudness: loudness <= SILENCE_LUFS ? null : Math.round(loudness * 10) / 10 };
}
