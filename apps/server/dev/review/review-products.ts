import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AdStudio, makeOutputFolder, type PlannedAd } from '#src/cli/ad-studio.ts';
import { UsageError } from '#src/cli/usage-error.ts';
import type { ReviewOptions } from './review-options.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { measureAd } from './measure-ad.ts';
import { measureRange } from './measure-range.ts';
import { measureAudioOf, skipAudio } from './measure-audio.ts';
import type { Review, ReviewedAd } from './review.ts';
import { writeReviewPage } from './write-review-page.ts';

interface Request {
  options: ReviewOptions;
  studio: AdStudio;
  runProgram: RunProgram;
  signal: AbortSignal;
  /** Called for each ad once it is measured. */
  onAd(ad: ReviewedAd): void;
  /** Returns the readable message of an error. */
  describeError(error: unknown): string;
}

/** The file of a product in a folder of its own. */
const OWN_FILE = 'product';
const RANGE_SEEDS = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * Makes and measures an ad of each product, seed and look, and writes `index.html` with its videos and the
 * gates as `review.json`. Throws UsageError, or the signal's reason.
 */
export async function reviewProducts(request: Request): Promise<Review> {
  const { options, studio, signal } = request;
  const out = path.resolve(options.out);
  await makeOutputFolder(out);
  const review: Review = { ads: [], ranges: [], failures: [] };
  for (const file of await listProducts(options.source)) {
    const product = nameOf(file);
    const order = (seed: number, look?: string) => ({
      source: file,
      images: [],
      logo: undefined,
      settings: { ...options.settings, ...(look === undefined ? {} : { look }) },
      language: options.language,
      seed,
    });
    const plan = (seed: number, look?: string) => studio.planAd(order(seed, look), { signal, onProgress() {} });
    const attempt = async (name: string, work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        signal.throwIfAborted();
        review.failures.push({ name, reason: request.describeError(error) });
      }
    };
    for (const seed of options.seeds) {
      for (const look of options.looks) {
        const name = [product, look, seed].filter((part) => part !== undefined).join('-');
        await attempt(name, async () => {
          const reviewed = await reviewAd(await plan(seed, look), { ...request, name, out });
          review.ads.push(reviewed);
          request.onAd(reviewed);
        });
      }
    }
    if (options.hasRange)
      await attempt(`${product}-range`, async () => {
        const ads = [];
        for (const seed of RANGE_SEEDS) ads.push(await plan(seed));
        review.ranges.push({ name: product, gates: measureRange(ads) });
      });
  }
  await writeReviewPage(review, path.join(out, 'index.html'));
  await writeFile(path.join(out, 'review.json'), `${JSON.stringify(toRecord(review), null, 2)}\n`);
  return review;
}

/** Returns the gates in a form that programs can compare between two reviews. */
function toRecord({ ads, ranges, failures }: Review) {
  return {
    ads: ads.map(({ name, ad: { look, layouts, seed }, gates }) => ({ name, look, layouts, seed, gates })),
    ranges,
    failures,
  };
}

async function reviewAd(ad: PlannedAd, request: Request & { name: string; out: string }): Promise<ReviewedAd> {
  const { options, name, out, signal, runProgram } = request;
  const measured = await measureAd(ad);
  const common = { name, ad, ...measured };
  if (options.isFast) return { ...common, gates: [...measured.gates, ...skipAudio()] };
  const file = `${name}.mp4`;
  const rendered = await ad.render(path.join(out, file), { signal, onProgress() {} });
  const audio = await measureAudioOf(path.join(out, file), { runProgram, signal });
  return { ...common, gates: [...measured.gates, ...audio], video: { file, rendered } };
}

/** The folder of a product that has one of its own, else the name of its file: videos and links are told apart by it. */
function nameOf(file: string): string {
  const name = path.basename(file, '.json');
  return name === OWN_FILE ? path.basename(path.dirname(path.resolve(file))) : name;
}

async function listProducts(source: string): Promise<string[]> {
  const found = await stat(source).catch(() => undefined);
  if (found?.isFile()) return [source];
  if (!found?.isDirectory()) throw new UsageError(`There is no folder ${source}.`);
  const entries = await readdir(source, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => path.join(source, name))
    .toSorted();
  // Each product may have its own folder, with its images.
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const file = path.join(source, entry.name, `${OWN_FILE}.json`);
    if ((await stat(file).catch(() => undefined))?.isFile()) files.push(file);
  }
  if (files.length === 0) throw new UsageError(`No product file (.json) is in ${source}.`);
  return files;
}
