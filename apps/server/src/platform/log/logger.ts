type LogFields = Readonly<Record<string, unknown>>;

/** Writes structured log lines: an event's name and its fields. Known secret fields are never written. */
export interface Logger {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields & { error?: unknown }): void;
  /** Returns a logger that adds these fields to every line. */
  with(fields: LogFields): Logger;
}

const ignore = (): void => undefined;

/** For callers that show their own progress (the command line) and for tests. */
export const silentLogger: Logger = {
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  with: () => silentLogger,
};
