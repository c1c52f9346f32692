import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openAdStudio } from '../cli/ad-studio.ts';
import { describeError } from '../cli/describe-error.ts';
import { UsageError } from '../cli/make-options.ts';
import { parseReviewOptions } from '../cli/review-options.ts';
import { prepareFonts } from '../fonts/prepare-fonts.ts';
import { registerFonts } from '../fonts/register-fonts.ts';
import { runProgram } from '../platform/process/run-program.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import type { Gate } from '../review/gate.ts';
import { listFailed } from '../review/review.ts';
import { reviewProducts } from '../review/review-products.ts';

const CODE_USAGE = 2;
const CODE_INTERRUPTED = 130;
const SHOWN_PLACES = 3;

/** What fails, with the first places at which it does. */
function describeGates(name: string, gates: readonly Gate[]): string {
  const failed = listFailed({ gates });
  const lines = failed.map(({ label, value, limit, where }) => {
    const places = where.length === 0 ? '' : `: ${where.slice(0, SHOWN_PLACES).join('; ')}`;
    const more = where.length > SHOWN_PLACES ? `; and ${where.length - SHOWN_PLACES} more` : '';
    return `  ${label} ${value} (${limit})${places}${more}\n`;
  });
  const count = gates.filter(({ isPassed }) => isPassed !== null).length;
  return `${name}: ${count - failed.length} of ${count} gates passed\n${lines.join('')}`;
}

const interrupted = new AbortController();
const { signal } = interrupted;
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('interrupted')));

try {
  const options = parseReviewOptions(process.argv.slice(2));
  const settings = parseSettings(process.env);
  const fontsFolder = path.join(settings.dataDir, 'fonts');
  await mkdir(fontsFolder, { recursive: true });
  registerFonts(await prepareFonts({ folder: fontsFolder }));
  const studio = await openAdStudio({ settings, onNotice: (notice) => process.stderr.write(`${notice}\n`) });
  try {
    const review = await reviewProducts({
      options,
      studio,
      runProgram,
      signal,
      describeError,
      onAd: (ad) => process.stdout.write(describeGates(ad.name, ad.gates)),
    });
    for (const { name, gates } of review.ranges) process.stdout.write(describeGates(`${name}, ten seeds`, gates));
    for (const { name, reason } of review.failures) process.stderr.write(`${name}: ${reason}\n`);
    process.stdout.write(`${path.resolve(options.out, 'index.html')}\n`);
    const isClean = [...review.ads, ...review.ranges].every((each) => listFailed(each).length === 0);
    if (!isClean || review.failures.length > 0) process.exitCode = 1;
  } finally {
    await studio.close();
  }
} catch (error) {
  process.stderr.write(`${signal.aborted ? 'Stopped.' : describeError(error)}\n`);
  process.exitCode = signal.aborted ? CODE_INTERRUPTED : error instanceof UsageError ? CODE_USAGE : 1;
}
