import { join } from 'node:path';
import { listCutResults } from '@reelwright/contracts';
import { decodeCutAudioArgs, encodeCutAudioArgs, MIX_SAMPLE_RATE } from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import { copySamples } from '../copy-samples.ts';
import type { CutFramesDependencies } from './cut-frames.step.ts';
import { defineStep } from './results.ts';

/** Cuts the audio of one result to the sample. It is encoded again: blocks of AAC do not end where frames do. */
export function createCutAudioStep({ findVideoSource, runProgram }: CutFramesDependencies) {
  return defineStep({
    name: 'cut_audio',
    weight: 2,
    isPerVariant: true,
    after: ['cut_frames'],
    reads: ({ input, variant }) => ({
      assetId: input.asset_id,
      ranges: listCutResults(input)[variant] ?? [],
      hasAudio: input.has_audio,
    }),
    async run({ assetId, ranges, hasAudio }, { cut_frames: { container } }, context) {
      const { actor, signal, storage, folder, workPrefix, variant } = context;
      const source = await findVideoSource(actor, assetId);
      if (!source) throw new AppError('ASSET_MISSING');
      const { hasAudio: isHeard, frameRate, key, duration } = source.media;
      if (!hasAudio || !isHeard) return { key: null, container };
      const runner = createMediaRunner({ runProgram, signal });
      const timeoutMs = passLimitMs(duration / 120);
      const run = (args: string[]) => runner.runFfmpeg({ args, timeoutMs, errorCode: 'RENDER_FAILED' });
      const [decoded, cut, output] = ['decoded.raw', 'cut.raw', `audio.${container}`].map((name) => join(folder, name));
      if (!decoded || !cut || !output) throw new Error('three files have names');
      const toSample = (frame: number): number => Math.round((frame * frameRate.den * MIX_SAMPLE_RATE) / frameRate.num);
      const samples = ranges.map(({ from, to }) => ({ from: toSample(from), to: toSample(to) }));
      await run(decodeCutAudioArgs({ input: await storage.toLocalFile(key, folder), output: decoded }));
      await copySamples({ input: decoded, output: cut, ranges: samples }, signal);
      context.progress(0.5);
      await run(encodeCutAudioArgs({ input: cut, container, output }));
      const stored = await storage.putFile(`${workPrefix}audio-${variant}.${container}`, output, `audio/${container}`);
      return { key: stored.key, container };
    },
  });
}
