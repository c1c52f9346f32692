import { Command } from '@commander-js/extra-typings';
import type { ClaimsOptions } from '../check-claims-files.ts';
import type { CommandContext, RunCommand } from '../command.ts';

export function createClaimsCommand(context: CommandContext, run: RunCommand<ClaimsOptions> = claims) {
  return new Command('claims')
    .summary('check what scripts claim against the product')
    .description(
      "Checks what scripts claim against a product's data; prints each claim that nothing supports, one JSON line each.",
    )
    .argument('<product>', 'JSON file as the command products prints it; may be gzipped')
    .argument(
      '<scripts>',
      'scripts as the command scripts prints them, alone, in a list or one a line; or a JSON list of lines; or plain text',
    )
    .option('--all', "print the supported claims too, with the place in the product's data", false)
    .option('--first', 'check only the first of several scripts', false)
    .action((product, script, flags) => run({ product, script, ...flags }, context));
}

async function claims(options: ClaimsOptions): Promise<void> {
  const { checkClaimsFiles } = await import('../check-claims-files.ts');
  for (const claim of await checkClaimsFiles(options)) process.stdout.write(`${JSON.stringify(claim)}\n`);
}
