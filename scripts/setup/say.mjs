import { constants } from 'node:os';
import { styleText } from 'node:util';

/** An expected reason why the set-up can't continue. Its message is all the user sees. */
export class SetupError extends Error {}

/** The user stopped the set-up. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Prints one line of progress to standard error, so that a command's standard output stays clean.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs one step of the set-up; prints a line before it starts, and its duration at the end.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} step
 * @returns {Promise<Result>}
 */
export async function sayStep(what, step) {
  const startedMs = performance.now();
  say(`set-up: ${what} ...`);
  const result = await step();
  say(styleText('dim', `set-up: ${what}: done in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`));
  return result;
}
