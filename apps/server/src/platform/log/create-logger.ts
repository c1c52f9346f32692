import pino from 'pino';
import { formatLine } from './format-line.ts';
import { limitLine } from './limit-line.ts';
import type { Logger } from './logger.ts';
import { redact } from './redact.ts';

export interface LoggerOptions {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Standard output by default. */
  output?: { write(text: string): unknown; isTTY?: boolean };
}

/**
 * Writes JSON lines (`time`, `level`, `event` and the fields), or one readable line per event if the output is a
 * terminal.
 */
export function createLogger({ level, output = process.stdout }: LoggerOptions): Logger {
  const write = (line: string): void => {
    const limited = limitLine(line);
    output.write(output.isTTY ? formatLine(limited) : limited);
  };
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write },
  );
  return wrap(logger);
}

/** `open` makes the logger of the fields when the first line is written: most calls write none. */
function wrap(levels: pino.Logger, open: () => pino.Logger = () => levels): Logger {
  let opened: pino.Logger | undefined;
  const logger = (): pino.Logger => (opened ??= open());
  const log =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      if (levels.isLevelEnabled(level)) logger()[level](redact(fields) as object, event);
    };
  return {
    debug: log('debug'),
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
    with: (fields) => wrap(levels, () => logger().child(redact(fields) as object)),
  };
}
