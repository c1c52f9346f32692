import { describeError } from '../cli/describe-error.ts';
import { makeAd } from '../cli/make-ad.ts';
import { parseMakeOptions } from '../cli/make-options.ts';
import { createProgressBar } from '../cli/progress-bar.ts';
import { parseSettings } from '../platform/settings/settings.ts';

const CODE_INTERRUPTED = 130;

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('interrupted')));
const bar = createProgressBar(process.stderr);

try {
  const options = parseMakeOptions(process.argv.slice(2));
  const made = await makeAd({
    options,
    settings: parseSettings(process.env),
    signal: interrupted.signal,
    onProgress: bar.show,
    onNotice: (notice) => {
      bar.clear();
      process.stderr.write(`${notice}\n`);
    },
  });
  bar.clear();
  process.stdout.write(
    `${made.file}\n${made.width}x${made.height}, ${made.fps} fps, ${made.duration_s} s, ${made.loudness_lufs} LUFS, ${made.bytes} bytes\n`,
  );
  process.stdout.write(`${JSON.stringify(made)}\n`);
} catch (error) {
  bar.clear();
  process.stderr.write(`${interrupted.signal.aborted ? 'Stopped; nothing was written.' : describeError(error)}\n`);
  process.exitCode = interrupted.signal.aborted ? CODE_INTERRUPTED : 1;
}
