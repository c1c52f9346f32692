import { join } from 'node:path';
import { encodeVoiceMp3Args } from '@reelwright/media';
import type { RunProgram } from '#src/platform/process/program.ts';
import { drawPeaks } from '../draw-peaks.ts';
import { defineStep, type AudioFile } from './results.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';

/** Makes the requested audio files, and the waveform that a player draws. */
export function createEncodeStep({ runProgram }: { runProgram: RunProgram }) {
  return defineStep({
    name: 'encode',
    weight: 3,
    after: ['speak'],
    reads: ({ input: { files } }) => ({ files }),
    async run({ files }, { speak: { key, durationMs } }, context) {
      const { folder, signal, storage, workPrefix } = context;
      const path = await storage.toLocalFile(key, folder);
      const run = async (args: string[]): Promise<void> => {
        const timeoutMs = passLimitMs(durationMs);
        await runProgram({ program: 'ffmpeg', args, signal, timeoutMs, errorCode: 'SPEECH_FAILED' });
      };

      const peaks = await drawPeaks({ path, durationMs }, { folder, signal, run });
      const peaksKey = `${workPrefix}peaks.json`;
      await storage.put(peaksKey, Buffer.from(JSON.stringify(peaks)), 'application/json');
      context.progress(0.3);

      // The voice is synthesised as WAV; only MP3 must be encoded.
      const audioFiles: AudioFile[] = files.includes('wav') ? [{ format: 'wav', key }] : [];
      if (files.includes('mp3')) {
        const output = join(folder, 'voice.mp3');
        const mp3Key = `${workPrefix}voice.mp3`;
        await run(encodeVoiceMp3Args({ input: path, output }));
        await storage.putFile(mp3Key, output, 'audio/mpeg');
        audioFiles.unshift({ format: 'mp3', key: mp3Key });
      }
      return { audioFiles, peaksKey };
    },
  });
}
