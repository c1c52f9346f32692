// Measures the cost and the accuracy of reading product pages: `npm run bench:pages -- <folder | page.html |
// page.html.gz> ... [--truth truth.json] [--rounds 4]`. A folder holds pages, at any depth, and optionally a truth.json
// with the accepted values. The truth names pages by their file names without `.html`; its two halves are scored
// separately, so that a rule that fits only the pages it was made for shows.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { listPages } from './pages/list-pages.ts';
import type { MeasureRequest, PageMeasure } from './pages/measure-messages.ts';
import { type Predictions, scoreFields, type Truth } from './pages/score-fields.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { truth: { type: 'string' }, rounds: { type: 'string', default: '4' } },
});

const MAX_CPU_MS = 150;
/** Old and young generation and stack stay below the 100 MB that a page may take. */
const MEMORY = { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const SHOWN = 12;

/**
 * Measures each page in its own thread, so that none profits from the page before. Rejects if the memory is not enough.
 */
async function measurePage(body: Uint8Array): Promise<PageMeasure> {
  const worker = new Worker(new URL('./pages/measure-page.worker.ts', import.meta.url), { resourceLimits: MEMORY });
  const measured = new Promise<PageMeasure>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage({ body, rounds: Number(values.rounds) } satisfies MeasureRequest);
  });
  try {
    return await measured;
  } finally {
    await worker.terminate();
  }
}

const rows: { page: string; kb: number; 'first ms': number; 'later ms': number; MiB: number; kind: string }[] = [];
const predictions = new Map<string, Record<string, unknown>>();
const listed = await listPages(positionals);
for (const file of listed.files) {
  const content = await readFile(file);
  const body = file.endsWith('.gz') ? gunzipSync(content) : content;
  const { verdict, firstCpuMs, laterCpuMs, heapMib } = await measurePage(body);
  const page = path.basename(file).replace(/\.html(?:\.gz)?$/, '');
  rows.push({
    page: page.slice(0, 24),
    kb: Math.round(body.length / 1024),
    'first ms': Math.round(firstCpuMs),
    'later ms': Math.round(laterCpuMs),
    MiB: Math.round(heapMib),
    kind: verdict.kind,
  });
  if (verdict.kind === 'product') predictions.set(page, verdict.product);
}
if (rows.length === 0) {
  console.error('Name the pages to read, or their folder: npm run bench:pages -- folder page.html.gz ...');
  process.exit(2);
}

console.table(rows.toSorted((left, right) => right['later ms'] - left['later ms']).slice(0, SHOWN));
const shareOf = (share: number, times: number[]): number =>
  times.toSorted((left, right) => left - right)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const tell = (times: number[]): string =>
  `median ${shareOf(0.5, times)}, p99 ${shareOf(0.99, times)}, worst ${shareOf(1, times)}`;
const slow = rows.filter((row) => row['later ms'] > MAX_CPU_MS).length;
const slowAtFirst = rows.filter((row) => row['first ms'] > MAX_CPU_MS).length;
console.log(
  `${rows.length} pages, ms of processor time: ${tell(rows.map((row) => row['later ms']))}, ${slow} over ${MAX_CPU_MS}; ` +
    `in a thread that has just started: ${tell(rows.map((row) => row['first ms']))}, ${slowAtFirst} over. Heap in MiB: ` +
    `${tell(rows.map((row) => row.MiB))}; with stack none over ` +
    `${MEMORY.maxOldGenerationSizeMb + MEMORY.maxYoungGenerationSizeMb + MEMORY.stackSizeMb}`,
);

const truthFile = values.truth ?? listed.truth;
if (truthFile !== undefined) {
  const truth = JSON.parse(await readFile(truthFile, 'utf8')) as Truth;
  const half = (rest: number): Truth => Object.fromEntries(Object.entries(truth).filter((_, at) => at % 2 === rest));
  const scoreOf = (part: Truth, found: Predictions) =>
    new Map(scoreFields(part, found).map(({ field, f1 }) => [field, f1]));
  const [even, odd] = [scoreOf(half(0), predictions), scoreOf(half(1), predictions)];
  console.table(
    scoreFields(truth, predictions).map((score) => ({
      ...score,
      'f1 of half 1': even.get(score.field),
      'of half 2': odd.get(score.field),
    })),
  );
}
if (slow > 0) process.exitCode = 1;
