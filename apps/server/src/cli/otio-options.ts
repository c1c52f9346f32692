import { parseArgs } from 'node:util';
import { UsageError } from './make-options.ts';

export type OtioOptions =
  | { command: 'import'; input: string; folder: string; canvas: { width: number; height: number } }
  | { command: 'export'; input: string; output: string };

const USAGE = `Exchanges cuts with other programs through OpenTimelineIO.

  npm run otio -- import cut.otioz --output folder [--size 1080x1920]
      reads .otio or .otioz into folder/document.json and working copies of its files
  npm run otio -- export folder/document.json --output cut.otioz
      writes .otioz with the files in it, or .otio that names them where they are`;

const DEFAULT_SIZE = '1080x1920';

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseOtioOptions(args: readonly string[]): OtioOptions {
  const { values, positionals } = splitWords(args);
  const [command, input, ...more] = positionals;
  if (input === undefined || more.length > 0 || values.output === undefined) throw new UsageError(USAGE);
  switch (command) {
    case 'import':
      requireExtension(input);
      return { command, input, folder: values.output, canvas: parseSize(values.size ?? DEFAULT_SIZE) };
    case 'export':
      requireExtension(values.output);
      return { command, input, output: values.output };
    default:
      throw new UsageError(USAGE);
  }
}

function splitWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { output: { type: 'string' }, size: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function requireExtension(file: string): void {
  if (!/\.otioz?$/.test(file)) throw new UsageError(`"${file}" must end in .otio or .otioz.`);
}

function parseSize(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text)?.map(Number) ?? [];
  if (!width || !height || width % 2 || height % 2 || Math.max(width, height) > 4096)
    throw new UsageError(`--size takes two even numbers up to 4096 such as ${DEFAULT_SIZE}, not "${text}".`);
  return { width, height };
}
