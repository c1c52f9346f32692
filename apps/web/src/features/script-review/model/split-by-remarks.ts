import { REMARK_RANK, type TextRemark } from './text-remark.ts';

export interface TextPart {
  text: string;
  /** The gravest remark on it. */
  severity: TextRemark['severity'] | null;
}

/** The whole text in stretches that are marked alike. */
export function splitByRemarks(text: string, remarks: readonly TextRemark[]): TextPart[] {
  const borders = [...new Set([0, text.length, ...remarks.flatMap(({ start, end }) => [start, end])])].toSorted(
    (one, other) => one - other,
  );
  return borders.slice(0, -1).flatMap((start, index) => {
    const end = borders[index + 1] ?? start;
    const over = remarks.filter((remark) => remark.start < end && remark.end > start);
    const [gravest] = over.toSorted((one, other) => REMARK_RANK[one.severity] - REMARK_RANK[other.severity]);
    return end > start ? [{ text: text.slice(start, end), severity: gravest?.severity ?? null }] : [];
  });
}
