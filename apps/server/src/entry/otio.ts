import { stderr, stdout } from 'node:process';
import { describeError } from '../cli/describe-error.ts';
import { exportCut, importCut } from '../cli/exchange-otio.ts';
import { parseOtioOptions } from '../cli/otio-options.ts';
import { runProgram } from '../platform/process/run-program.ts';

const CODE_INTERRUPTED = 130;

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('interrupted')));

try {
  const options = parseOtioOptions(process.argv.slice(2));
  if (options.command === 'export') {
    await exportCut(options);
    stdout.write(`${options.output}\n`);
  } else {
    const { file, document, notes } = await importCut({
      ...options,
      runProgram,
      signal: interrupted.signal,
      onRefused: (refused, reason) => stderr.write(`${refused}: ${describeError(reason)}\n`),
    });
    for (const note of notes) stderr.write(`Left out: ${JSON.stringify(note)}\n`);
    const clips = document.tracks.reduce((sum, track) => sum + track.clips.length, 0);
    stdout.write(`${file}\n${document.tracks.length} tracks, ${clips} clips\n`);
  }
} catch (error) {
  stderr.write(`${describeError(error)}\n`);
  process.exitCode = interrupted.signal.aborted ? CODE_INTERRUPTED : 1;
}
