const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
/** What lies further back is told by its date. */
const LONGEST_S = 7 * 86_400;

/** How long ago something was, in words of the language: "5 minutes ago"; further back than a week its date. */
export function formatAgo(at: Date, { now, language }: { now: Date; language: string }): string {
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000));
  if (seconds > LONGEST_S) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 0];
  // Nobody wants to see seconds run.
  return length === 0 ? words.format(0, unit) : words.format(-Math.floor(seconds / length), unit);
}
