import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openAdStudio } from '#src/cli/ad-studio.ts';
import { describeError } from '#src/cli/describe-error.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { prepareFonts } from '#src/studio/fonts/prepare-fonts.ts';
import { registerFonts } from '#src/studio/fonts/register-fonts.ts';
import type { Gate } from './gate.ts';
import { listFailed } from './review.ts';
import type { ReviewOptions } from './review-options.ts';
import { reviewProducts } from './review-products.ts';

const SHOWN_PLACES = 3;

/** Reviews products and prints which gates passed and failed; returns whether every gate of every ad passed. */
export async function runReview(request: {
  options: ReviewOptions;
  settings: Settings;
  signal: AbortSignal;
}): Promise<{ isClean: boolean }> {
  const { options, settings, signal } = request;
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
    const hasPassed = [...review.ads, ...review.ranges].every((each) => listFailed(each).length === 0);
    return { isClean: hasPassed && review.failures.length === 0 };
  } finally {
    await studio.close();
  }
}

/** Describes the failed gates, with the first places of each failure. */
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
