import { AppError } from '../app-error.ts';
import { describeError } from '../cli/describe-error.ts';
import { UsageError } from '../cli/make-options.ts';
import { parseScriptsOptions } from '../cli/scripts-options.ts';
import { writeScripts } from '../cli/write-scripts.ts';
import { openWriting } from '../compose/open-writing.ts';
import { parseSettings } from '../platform/settings/settings.ts';

const CODE_INTERRUPTED = 130;
const CODE_USAGE = 2;

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('interrupted')));
const tell = (notice: string) => process.stderr.write(`${notice}\n`);

try {
  const options = parseScriptsOptions(process.argv.slice(2));
  const writing = await openWriting(parseSettings(process.env), { onFallback: tell });
  await writeScripts({
    options,
    writing,
    signal: interrupted.signal,
    onScript: (script) => process.stdout.write(`${JSON.stringify(script)}\n`),
    onNotice: tell,
  });
} catch (error) {
  tell(describeError(error));
  const isUsersFault = error instanceof UsageError || (error instanceof AppError && error.code === 'INVALID_INPUT');
  process.exitCode = interrupted.signal.aborted ? CODE_INTERRUPTED : isUsersFault ? CODE_USAGE : 1;
}
