import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from './command.ts';
import { createProgram } from './program.ts';

const CONTEXT: CommandContext = { signal: new AbortController().signal, env: {} };

/**
 * Returns what a command would run for words of the command line. Throws what the program throws, and prints nothing.
 */
export async function readWords<Options>(
  createCommand: (context: CommandContext, run: RunCommand<Options>) => CommandUnknownOpts,
  words: readonly string[],
): Promise<Options> {
  let asked: Options[] = [];
  const command = createCommand(CONTEXT, async (options) => {
    asked = [options];
  });
  command.configureOutput({ writeErr: () => undefined });
  await createProgram([command]).parseAsync([command.name(), ...words], { from: 'user' });
  const [options] = asked;
  if (options === undefined) throw new Error('the command did not run');
  return options;
}
