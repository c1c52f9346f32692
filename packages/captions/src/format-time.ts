/** Formats a time as `01:02:03,450`, with the format's decimal sign and number of digits. */
export function formatTime(ms: number, { sign, digits }: { sign: ',' | '.'; digits: 2 | 3 }): string {
  const unit = 10 ** (3 - digits);
  const total = Math.max(0, Math.round(ms / unit));
  const perSecond = 1000 / unit;
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(total / perSecond);
  const hours = Math.floor(seconds / 3600);
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${digits === 2 ? String(hours) : two(hours)}:${clock}${sign}${String(total % perSecond).padStart(digits, '0')}`;
}

/** Parses `1:02:03.450`, `02:03,45` and similar to milliseconds; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const match = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}
