import type { OutputKind } from '@reelwright/contracts';
import { describeFile } from '#src/platform/media/describe-file.ts';
import { fileNameOf } from '#src/runner/file-name.ts';
import type { ToolOutput } from '#src/runner/tool.ts';
import { titleOf } from '../title.ts';
import { type Captions, defineStep, type AudioFile } from './results.ts';

const CONTENT_TYPES = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  json: 'application/json',
} as const;

interface MadeFile {
  kind: OutputKind;
  key: string;
  extension: keyof typeof CONTENT_TYPES;
  durationS: number | null;
}

interface MadeFiles {
  durationS: number;
  audioFiles: readonly AudioFile[];
  peaksKey: string;
  captions: readonly Captions[];
}

function listFiles({ durationS, audioFiles, peaksKey, captions }: MadeFiles): MadeFile[] {
  return [
    ...audioFiles.map(({ format, key }) => ({ kind: `audio_${format}` as const, key, extension: format, durationS })),
    ...captions.map(({ format, key }) => ({
      kind: `captions_${format}` as const,
      key,
      extension: format,
      durationS: null,
    })),
    { kind: 'peaks', key: peaksKey, extension: 'json', durationS: null },
  ];
}

/** Names the output files after the beginning of the text. */
export function createPublishStep() {
  return defineStep({
    name: 'publish',
    weight: 1,
    after: ['speak', 'encode', 'write_captions'],
    reads: ({ input: { text } }) => ({ text }),
    async run({ text }, { speak, encode, write_captions: { captions } }, { storage, folder, signal, progress }) {
      const name = fileNameOf(titleOf(text), 'voice');
      const files = listFiles({ durationS: speak.durationMs / 1000, ...encode, captions });
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
          ...(durationS !== null && { spokenText: text }),
        });
        progress(outputs.length / files.length);
      }
      return { outputs };
    },
  });
}
