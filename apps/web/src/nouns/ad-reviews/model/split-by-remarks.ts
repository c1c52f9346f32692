import type { TextRemark } from './text-remark.ts';

export interface TextPart {
  text: string;
  severity: TextRemark['severity'] | null;
}

/** Splits the whole text into the parts of the remarks, which never overlap, and the parts between them. */
export function splitByRemarks(text: string, remarks: readonly TextRemark[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end, severity } of remarks.toSorted((one, other) => one.start - other.start)) {
    parts.push({ text: text.slice(done, start), severity: null }, { text: text.slice(start, end), severity });
    done = end;
  }
  return [...parts, { text: text.slice(done), severity: null }].filter((part) => part.text !== '');
}
