import { styleText } from 'node:util';

const STYLES = { debug: 'gray', info: 'cyan', warn: 'yellow', error: 'red' } as const;

interface Line extends Record<string, unknown> {
  time: string;
  level: keyof typeof STYLES;
  event: string;
}

/** Formats one JSON line of the log for a person at a terminal; the stack of an error follows below. */
export function formatLine(json: string): string {
  const { time, level, event, error, ...fields } = JSON.parse(json) as Line;
  const style = STYLES[level];
  // The local time of day, as the person's clock shows it.
  const clock = new Date(time).toTimeString().slice(0, 8);
  const head = `${styleText('gray', clock)} ${styleText(style, level.toUpperCase().padEnd(5))} ${event}`;
  const rest = Object.entries(fields).map(([name, value]) => ` ${styleText('gray', `${name}=`)}${formatValue(value)}`);
  return `${head}${rest.join('')}${formatError(error)}\n`;
}

function formatValue(value: unknown): string {
  return typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
}

function formatError(error: unknown): string {
  if (error === undefined) return '';
  if (typeof error !== 'object' || error === null) return ` ${formatValue(error)}`;
  const { stack, cause } = error as Record<string, unknown>;
  const text = typeof stack === 'string' ? stack : JSON.stringify(error);
  const because = cause === undefined ? '' : `\ncaused by${formatError(cause)}`;
  return `\n${text}${because}`.replaceAll('\n', '\n    ');
}
