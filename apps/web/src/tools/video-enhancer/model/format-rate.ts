/** Formats a frame rate: `25`, `29.97`. */
export function formatRate({ num, den }: { num: number; den: number }, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(num / den);
}
