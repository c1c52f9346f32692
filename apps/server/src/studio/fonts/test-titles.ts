import { type FontFace, parseDocument, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';

/** Makes a document that shows texts in one face, one above the other, for a second. */
export function titlesDocument({ family, weight }: FontFace, texts: readonly string[]): TimelineDocument {
  const span = { start: 0, duration: TICKS_PER_SECOND };
  const still = { kind: 'none', duration: 0 };
  const style = { family, weight, size: 0.08, color: '#ffffff', align: 'center', uppercase: false, lineHeight: 1.15 };
  const parsed = parseDocument({
    version: 3,
    canvas: { width: 1080, height: 1080, background: '#101010' },
    frameRate: { num: 30, den: 1 },
    duration: span.duration,
    media: {},
    script: [],
    tracks: texts.map((text, index) => ({
      kind: 'text',
      id: `track-${index}`,
      clips: [
        {
          kind: 'title',
          id: `title-${index}`,
          ...span,
          text,
          style,
          box: { x: 0.05, y: (0.9 * index) / texts.length, width: 0.9, height: 0.9 / texts.length },
          verticalAlign: 'middle',
          enter: still,
          exit: still,
        },
      ],
    })),
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.document;
}
