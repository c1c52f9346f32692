import { readPrompt } from '@reelwright/scene';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTracer, type Tracer } from './index.ts';
import { listFaults } from './test-faults.ts';
import { countBits, hashImage } from './test-images.ts';
import { makeRandomPrompt } from './test-prompts.ts';

const SIDE = 96;
/** `npm run check:prompts` goes through 200. */
const COUNT = Number(process.env['RANDOM_PROMPTS'] ?? 45);
const AT_ONCE = 15;
/** On a busy machine a test waits for its turn: only what hangs takes so long. */
const HANGS_MS = 10 * 60_000;
/** Each how many prompts another seed is drawn too, and in how many of 64 bits it must differ. */
const SEEDS = { every: 5, leastBits: 10 } as const;

let tracer: Tracer;
beforeAll(async () => {
  tracer = await openTracer({ threads: 2 });
});
afterAll(() => tracer.close());

test.each(Array.from({ length: Math.ceil(COUNT / AT_ONCE) }, (_, group) => group * AT_ONCE))(
  'the images of any prompts are as they were asked for: from %i',
  { timeout: HANGS_MS },
  async (first) => {
    const faults: string[] = [];
    let asked = 0;
    for (let index = first; index < Math.min(COUNT, first + AT_ONCE); index += 1) {
      const { prompt, hasPlainBackdrop } = makeRandomPrompt(index);
      const { graph, account } = readPrompt({ prompt });
      const rendered = await tracer.render({ graph, seed: index, width: SIDE, height: SIDE, quality: 'preview' });
      const backdrop = hasPlainBackdrop ? graph.setting.backdrop : null;
      if (backdrop !== null) asked += 1;
      const found = listFaults({ ...rendered, width: SIDE, height: SIDE, backdrop });
      if (index % SEEDS.every === 0) {
        const other = await tracer.render({ graph, seed: index + 1, width: SIDE, height: SIDE, quality: 'preview' });
        const bits = countBits(hashImage(rendered) ^ hashImage(other));
        if (bits < SEEDS.leastBits) found.push(`another seed differs in ${bits} bits`);
      }
      if (account.ignored.length + account.notDrawable.length > 0) found.push('words were left out');
      faults.push(...found.map((fault) => `${index}, ${prompt}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  },
);
