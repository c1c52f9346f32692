import { Command, Option } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from '../command.ts';
import type { OtioOptions } from '../exchange-otio.ts';
import { UsageError } from '../usage-error.ts';

const DEFAULT_SIZE = '1080x1920';
const LONGEST_SIDE = 4096;

export function createOtioCommand(context: CommandContext, run: RunCommand<OtioOptions> = otio) {
  const command = new Command('otio')
    .summary('exchange cuts with other programs (OpenTimelineIO)')
    .description('Exchanges cuts with other programs through OpenTimelineIO.');
  command
    .command('import')
    .description('Reads .otio or .otioz into folder/document.json and working copies of its files.')
    .argument('<cut>', '.otio or .otioz file', toCutFile)
    .requiredOption('--output <folder>', 'folder to write')
    .addOption(
      new Option('--size <size>', 'width x height of the canvas')
        .argParser(toSize)
        .default(toSize(DEFAULT_SIZE), DEFAULT_SIZE),
    )
    .action((input, { output, size }) => run({ command: 'import', input, folder: output, canvas: size }, context));
  command
    .command('export')
    .description('Writes .otioz with the files in it, or .otio that names them where they are.')
    .argument('<document>', 'document.json as import writes it')
    .requiredOption('--output <cut.otioz>', 'file to write', toCutFile)
    .action((input, { output }) => run({ command: 'export', input, output }, context));
  return command;
}

function toCutFile(text: string): string {
  if (!/\.otioz?$/.test(text)) throw new UsageError(`"${text}" must end in .otio or .otioz.`);
  return text;
}

function toSize(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text)?.map(Number) ?? [];
  if (!width || !height || width % 2 || height % 2 || Math.max(width, height) > LONGEST_SIDE)
    throw new UsageError(`--size takes two even numbers up to ${LONGEST_SIDE} such as ${DEFAULT_SIZE}, not "${text}".`);
  return { width, height };
}

async function otio(options: OtioOptions, { signal }: CommandContext): Promise<void> {
  const [{ exportCut, importCut }, { describeError }, { runProgram }] = await Promise.all([
    import('../exchange-otio.ts'),
    import('../describe-error.ts'),
    import('../../platform/process/run-program.ts'),
  ]);
  if (options.command === 'export') {
    await exportCut(options);
    process.stdout.write(`${options.output}\n`);
    return;
  }
  const { file, document, notes } = await importCut({
    ...options,
    runProgram,
    signal,
    onRefused: (refused, reason) => process.stderr.write(`${refused}: ${describeError(reason)}\n`),
  });
  for (const note of notes) process.stderr.write(`Left out: ${JSON.stringify(note)}\n`);
  const clips = document.tracks.reduce((sum, track) => sum + track.clips.length, 0);
  process.stdout.write(`${file}\n${document.tracks.length} tracks, ${clips} clips\n`);
}
