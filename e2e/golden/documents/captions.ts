import { CAPTION_HIGHLIGHTS, type CaptionHighlight, msToTicks } from '@reelwright/timeline';
import { background } from './backgrounds.ts';
import { caption, CHINESE_FAMILY, PLAIN_STYLE, rows, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, PORTRAIT, textTrack } from './golden-document.ts';

const ENGLISH_WORDS = 'This bottle keeps your water cold'.split(' ');
const CHINESE_WORDS = ['这个', '杯子', '能', '保温', '一整天'];

function describeCaptions(highlights: readonly CaptionHighlight[]): GoldenDocument {
  const durationMs = 900;
  return describeGolden({
    name: `captions-${highlights.join('-and-')}`,
    size: PORTRAIT,
    durationMs,
    tracks: [
      background(durationMs),
      ...highlights.map((kind, index) =>
        textTrack([
          caption(
            kind,
            ENGLISH_WORDS,
            { at: 0, for: durationMs },
            {
              highlight: { kind, color: index % 2 === 0 ? '#ffd23f' : '#ff4d6d' },
              box: rows(highlights.length)[index] ?? WHOLE,
              ...(index === 1
                ? { style: { plate: { color: '#101014', opacity: 0.7, radius: 0.25, padding: 0.2 } } }
                : {}),
              ...(index === 2 ? { enter: { kind: 'rise' as const, duration: msToTicks(120) } } : {}),
            },
          ),
        ]),
      ),
    ],
  });
}

/** A caption in which the highlight colours the third word alone. */
function colourOne(kind: CaptionHighlight): ReturnType<typeof caption> {
  const at = kind === 'box' ? 400 : 0;
  const clip = caption(kind, ENGLISH_WORDS, { at, for: 400 }, { highlight: { kind, color: '#2a9d8f' } });
  return { ...clip, words: clip.words.map((word, index) => ({ ...word, isPlain: index !== 2 })) };
}

export const CAPTION_DOCUMENTS: GoldenDocument[] = [
  describeCaptions(CAPTION_HIGHLIGHTS.slice(0, 3)),
  describeCaptions(CAPTION_HIGHLIGHTS.slice(3, 6)),
  describeCaptions(CAPTION_HIGHLIGHTS.slice(6, 9)),
  describeGolden({
    name: 'captions-chinese',
    durationMs: 800,
    tracks: [
      background(800),
      textTrack([
        caption(
          'karaoke',
          CHINESE_WORDS,
          { at: 0, for: 800 },
          {
            spaced: false,
            style: { family: CHINESE_FAMILY, weight: 700 },
            highlight: { kind: 'karaoke', color: '#ffd23f' },
          },
        ),
      ]),
      textTrack([
        caption(
          'box',
          CHINESE_WORDS,
          { at: 0, for: 800 },
          {
            spaced: false,
            style: { family: CHINESE_FAMILY, weight: 400 },
            highlight: { kind: 'box', color: '#d62839' },
            box: { x: 0.06, y: 0.1, width: 0.88, height: 0.24 },
            exit: { kind: 'fade', duration: msToTicks(200) },
            transform: { rotation: -5 },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'captions-that-colour-one-word',
    durationMs: 800,
    tracks: [background(800), textTrack([colourOne('karaoke'), colourOne('box')])],
  }),
  describeGolden({
    name: 'captions-card-by-card-at-half-size',
    scale: 0.5,
    durationMs: 1200,
    tracks: [
      background(1200),
      textTrack([
        caption(
          'first',
          ['Keeps', 'it', 'cold'],
          { at: 0, for: 600 },
          { highlight: { kind: 'box', color: '#2a9d8f' } },
        ),
        caption('second', ['for', 'a', 'whole', 'day'], { at: 600, for: 600 }, { style: PLAIN_STYLE }),
      ]),
    ],
  }),
];
