import { listDocumentCues, toAssStyle, writeAss, writeSrt, writeVtt } from '@reelwright/captions';
import type { CaptionFormat } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';

/** Writes the captions of a document as a file; undefined if nobody speaks. */
export function writeCaptions({
  document,
  format,
}: {
  document: TimelineDocument;
  format: CaptionFormat;
}): string | undefined {
  const cues = listDocumentCues(document);
  if (cues.length === 0) return undefined;
  switch (format) {
    case 'srt':
      return writeSrt(cues);
    case 'vtt':
      return writeVtt(cues);
    case 'ass': {
      const { isFilled, ...style } = toAssStyle(document);
      return writeAss(cues, style, { isFilled });
    }
  }
}
