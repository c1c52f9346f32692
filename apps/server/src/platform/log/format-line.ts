import { styleText } from 'node:util';

const STYLES = { debug: 'gray', info: 'cyan', warn: 'yellow', error: 'red' } as const;

interface Line extends Record<string, unknown> {
  time: string;
  level: keyof typeof STYLES;
  event: string;
}

/** One JSON line of the log as one line for a person at a terminal; errors follow with their stack. */
export function formatLine(json: string): string {
  const { time, level, event, error, ...fields } = JSON.parse(json) as Line;
  const style = STYLES[level];
  // Times of day of this machine, as the person's clock shows them.
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
