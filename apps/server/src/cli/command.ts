/** What the process provides to a command. */
export interface CommandContext {
  /** Aborted when the user stops the program. */
  signal: AbortSignal;
  env: NodeJS.ProcessEnv;
}

/**
 * Runs a command. Imports its modules here, when the command runs, and not at the top of its file: otherwise the
 * program's help would load them all. Throws UsageError, AppError, or the signal's reason.
 */
export type RunCommand<Options> = (options: Options, context: CommandContext) => Promise<void>;

/** The user stopped a command that has a message about it. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}
