import { agoFormatter, dateFormatter } from './formatters.ts';

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
/** Where the platform's own "now" reads wrong after a verb. */
const JUST_NOW: Readonly<Record<string, string>> = { en: 'just now', 'zh-CN': '刚刚' };
/** Older times are formatted as dates. */
const LONGEST_S = 7 * 86_400;

/** Formats how long ago something was: "5 minutes ago"; as a date if it is over a week ago. */
export function formatAgo(at: Date, { now, language }: { now: Date; language: string }): string {
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000));
  if (seconds > LONGEST_S) return dateFormatter(language, { dateStyle: 'medium' }).format(at);
  const words = agoFormatter(language);
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 0];
  // Seconds are not counted: the text would change every second.
  if (length === 0) return JUST_NOW[language] ?? words.format(0, unit);
  return words.format(-Math.floor(seconds / length), unit);
}
