// Draws random prompts small and says what is wrong with the images: `npm run check:prompts [count] [first]`.
import { readPrompt } from '@reelwright/scene';
import { openTracer } from '@reelwright/tracer';
// The checks are the tests': they stand beside the tracer, and are no part of it.
import { listFaults } from '../../../../packages/tracer/src/test-faults.ts';
import { makeRandomPrompt } from '../../../../packages/tracer/src/test-prompts.ts';

const [count = 200, first = 0] = process.argv.slice(2).map(Number);
const SIDE = 96;

const tracer = await openTracer({ threads: 2 });
const begun = process.cpuUsage();
let bad = 0;
let colored = 0;
for (let index = first; index < first + count; index += 1) {
  const { prompt, hasPlainBackdrop } = makeRandomPrompt(index);
  const { graph, account } = readPrompt({ prompt });
  const rendered = await tracer.render({ graph, seed: index, width: SIDE, height: SIDE, quality: 'preview' });
  const backdrop = hasPlainBackdrop ? graph.setting.backdrop : null;
  if (backdrop !== null) colored += 1;
  const faults = listFaults({ ...rendered, width: SIDE, height: SIDE, backdrop });
  if (account.ignored.length + account.notDrawable.length > 0) faults.push('words were left out');
  if (faults.length === 0) continue;
  bad += 1;
  process.stdout.write(`${index} ${prompt}: ${faults.join('; ')}\n`);
}
await tracer.close();
const { user, system } = process.cpuUsage(begun);
process.stdout.write(
  `${count - bad} of ${count} without a fault (${colored} with an asked backdrop), ${((user + system) / 1e6).toFixed(1)} CPU s\n`,
);
process.exitCode = bad === 0 ? 0 : 1;
