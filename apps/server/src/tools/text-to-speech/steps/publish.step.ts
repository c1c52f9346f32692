import type { OUTPUT_KINDS, TextToSpeechInput } from '@reelwright/contracts';
import { describeFile } from '#src/platform/media/describe-file.ts';
import { fileNameOf } from '../../file-name.ts';
import type { ToolOutput, ToolStep } from '../../tool.ts';
import { titleOf } from '../title.ts';
import { resultOf, type StepResults } from './step-results.ts';

const CONTENT_TYPES = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  json: 'application/json',
} as const;

interface MadeFile {
  kind: (typeof OUTPUT_KINDS)[number];
  key: string;
  extension: keyof typeof CONTENT_TYPES;
  durationS: number | null;
}

function listFiles(results: Readonly<Record<string, unknown>>): MadeFile[] {
  const durationS = resultOf(results, 'speak').durationMs / 1000;
  const { sounds, peaksKey } = resultOf(results, 'encode');
  const { captions } = resultOf(results, 'write_captions');
  return [
    ...sounds.map(({ format, key }) => ({ kind: `sound_${format}` as const, key, extension: format, durationS })),
    ...captions.map(({ format, key }) => ({
      kind: `captions_${format}` as const,
      key,
      extension: format,
      durationS: null,
    })),
    { kind: 'peaks', key: peaksKey, extension: 'json', durationS: null },
  ];
}

/** Gives the files that were made their names, which begin as the text does. */
export function createPublishStep(): ToolStep<TextToSpeechInput> {
  return {
    name: 'publish',
    weight: 1,
    async run({ text }, results, { storage, folder, signal, progress }): Promise<StepResults['publish']> {
      const name = fileNameOf(titleOf(text), 'voice');
      const files = listFiles(results);
      const outputs: ToolOutput[] = [];
      for (const { kind, key, extension, durationS } of files) {
        const contentType = CONTENT_TYPES[extension];
        const path = await storage.toLocalFile(key, folder);
        const { sizeBytes, sha256 } = await describeFile(path, contentType, signal);
        outputs.push({
          kind,
          storageKey: key,
          fileName: `${name}.${extension}`,
          contentType,
          width: 0,
          height: 0,
          durationS,
          sizeBytes,
          sha256,
        });
        progress(outputs.length / files.length);
      }
      return { outputs };
    },
  };
}
