/** The reason why the program can't start, worded for the person who started it. Shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
