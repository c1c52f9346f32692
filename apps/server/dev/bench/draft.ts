// Measures how soon a draft can be watched: `npm run bench:draft [-- --rounds 5 --seconds 15]`. Its editor has shown a
// preview, so that only the render is left when the draft is ordered; parts are fetched as the browser fetches them.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type DraftTimes, startAdServer } from './job/measure-task.ts';
import { writeSampleProduct } from './job/sample-product.ts';
import { median } from './render/run-pairs.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '15' } },
});
const rounds = Number(values.rounds);
const lengthS = Number(values.seconds);

/** On two processors that nothing else uses. */
const LIMITS = { firstSecondS: 1.5, wholeS: 3 } as const;

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-draft-'));
try {
  const server = await startAdServer(await writeSampleProduct(folder), folder);
  try {
    // The first task starts programs and fills caches.
    await server.makeDraft({ lengthS, seed: 1 });
    const times: DraftTimes[] = [];
    for (let seed = 2; seed <= rounds + 1; seed++) {
      const time = await server.makeDraft({ lengthS, seed });
      times.push(time);
      const [first, whole] = [time.firstSecondS, time.wholeS].map((seconds) => seconds.toFixed(2));
      process.stdout.write(`First second after ${first} s, all parts after ${whole} s\n`);
    }
    const toRow = (name: keyof DraftTimes, limitS?: number) => {
      const medianS = median(times.map((each) => each[name]));
      return {
        'median s': medianS.toFixed(2),
        'all s': times.map((each) => each[name].toFixed(2)).join(' '),
        bar: limitS === undefined ? '' : `≤ ${limitS} s${medianS <= limitS ? '' : ' missed'}`,
      };
    };
    process.stdout.write(`A draft of ${lengthS} s, ${rounds} times\n`);
    console.table({
      'first second playable': toRow('firstSecondS', LIMITS.firstSecondS),
      'all parts': toRow('wholeS', LIMITS.wholeS),
      'task ended': toRow('endS'),
    });
    const isMet = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).every(
      (name) => median(times.map((each) => each[name])) <= LIMITS[name],
    );
    process.exitCode = isMet ? 0 : 1;
  } finally {
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
