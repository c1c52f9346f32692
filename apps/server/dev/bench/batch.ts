// Measures the most ads that one task makes against one ad: `npm run bench:batch [-- --rounds 3]`. The steps that the
// ads share run once, and the next ad is spoken and composed while one is rendered.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AD_VARIANT_LIMITS } from '@reelwright/contracts';
import { startAdServer } from './job/measure-task.ts';
import { writeSampleProduct } from './job/sample-product.ts';
import { median } from './render/run-pairs.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '15' } },
});
const rounds = Number(values.rounds);
const lengthS = Number(values.seconds);
const count = AD_VARIANT_LIMITS.max;
/** How many times as long ten ads may take as one. */
const LIMIT = 6.5;

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-batch-'));
try {
  const server = await startAdServer(await writeSampleProduct(folder), folder);
  try {
    // The first task starts programs and fills caches.
    await server.makeAd({ lengthS, seed: 1 });
    const rows = [];
    for (let seed = 1; seed <= rounds; seed++) {
      const oneS = await server.makeAd({ lengthS, seed });
      const allS = await server.makeAd({ lengthS, seed, count });
      rows.push({ oneS, allS });
      process.stdout.write(`One ad ${oneS.toFixed(2)} s, ${count} in one task ${allS.toFixed(2)} s\n`);
    }
    const ratio = median(rows.map(({ oneS, allS }) => allS / oneS));
    console.table({
      [`${count} ads of ${lengthS} s in one task, against one`]: {
        'one s': median(rows.map(({ oneS }) => oneS)).toFixed(2),
        'all s': median(rows.map(({ allS }) => allS)).toFixed(2),
        ratio: ratio.toFixed(2),
        bar: `≤ ${LIMIT}${ratio <= LIMIT ? '' : ' missed'}`,
      },
    });
    process.exitCode = ratio <= LIMIT ? 0 : 1;
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
