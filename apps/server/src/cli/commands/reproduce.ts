import path from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from '../command.ts';
import type { ReproduceOptions } from '../reproduce-video.ts';

export function createReproduceCommand(context: CommandContext, run: RunCommand<ReproduceOptions> = reproduce) {
  return new Command('reproduce')
    .summary('make a rendered video again from its manifest')
    .description(
      'Makes a rendered video again from its manifest, and says whether it is the same. Ends with 1 where it is not.',
    )
    .argument('<manifest>', 'JSON file beside the rendered video')
    .option('--inputs <folder>', 'what the video was made from; what the server keeps where left out')
    .option('--output <file>', 'keep the video')
    .action((manifest, { inputs, output }) => run({ manifest, inputs, output }, context));
}

async function reproduce(options: ReproduceOptions, { signal, env }: CommandContext): Promise<void> {
  const [{ reproduceVideo }, { parseSettings }] = await Promise.all([
    import('../reproduce-video.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const { fontsDir, storageDir } = parseSettings(env);
  const { isIdentical, sha256, differences } = await reproduceVideo({
    manifest: options.manifest,
    inputs: options.inputs ?? path.join(storageDir, 'files', 'inputs'),
    output: options.output,
    fontsFolder: fontsDir,
    signal,
  });
  const why = differences.length > 0 ? differences.join('; ') : 'nothing that the manifest knows of is different';
  process.stdout.write(isIdentical ? `Identical: ${sha256}\n` : `Not identical (${sha256}): ${why}\n`);
  if (!isIdentical) process.exitCode = 1;
}
