/** What the process lends to a command. */
export interface CommandContext {
  /** Aborted when the user stops the program. */
  signal: AbortSignal;
  env: NodeJS.ProcessEnv;
}

/**
 * Does the work of a command. The work's modules are imported here, when the command runs, and not at the top of its file:
 * the program's help would load them all. Throws UsageError, AppError, or the signal's reason.
 */
export type RunCommand<Options> = (options: Options, context: CommandContext) => Promise<void>;

/** The user stopped a command that has more to say than that. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}
