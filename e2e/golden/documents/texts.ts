import {
  CAPTION_HIGHLIGHTS,
  type CaptionHighlight,
  msToTicks,
  TEXT_ANIMATIONS,
  type TitleClip,
} from '@reelwright/timeline';
import { caption, gridBoxes, image, PLAIN_STYLE, title, WHOLE } from './clips.ts';
import {
  describeGolden,
  type GoldenDocument,
  imageTrack,
  LANDSCAPE,
  PORTRAIT,
  SQUARE,
  textTrack,
  type TrackSketch,
} from './golden-document.ts';

const CHINESE = 'Noto Sans CJK SC';

const ground = (durationMs: number): TrackSketch => imageTrack([image('ground', 'meadow', { at: 0, for: durationMs })]);

/** Titles that stand together: each on its own track. */
const together = (titles: TitleClip[]): TrackSketch[] => titles.map((clip) => textTrack([clip]));

const rows = (count: number) => gridBoxes({ columns: 1, rows: count, margin: 0.02 });

const TITLES: GoldenDocument[] = [
  describeGolden({
    name: 'title-plain',
    durationMs: 600,
    tracks: [
      textTrack([
        title(
          'title',
          'Cold for a day, hot for a night',
          { at: 0, for: 600 },
          {
            enter: { kind: 'pop', duration: msToTicks(200) },
            exit: { kind: 'fade', duration: msToTicks(160) },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'title-before-a-picture-turned',
    size: SQUARE,
    durationMs: 600,
    tracks: [
      ground(600),
      textTrack([
        title(
          'title',
          'Half the price',
          { at: 0, for: 600 },
          {
            style: { shadow: { color: '#000000', opacity: 0.6, x: 0.05, y: 0.06 } },
            transform: {
              rotation: [
                { at: 0, value: -12, easing: 'linear' },
                { at: msToTicks(600), value: 9, easing: 'linear' },
              ],
              scale: 0.9,
              opacity: 0.8,
            },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'titles-of-every-weight',
    size: SQUARE,
    durationMs: 200,
    background: '#f6f1e7',
    tracks: together(
      [400, 500, 600, 700, 800, 900].map((weight, index) =>
        title(
          `weight-${weight}`,
          `Stoneware ${weight}`,
          { at: 0, for: 200 },
          {
            style: { weight, color: '#1d2a38' },
            box: rows(6)[index] ?? WHOLE,
          },
        ),
      ),
    ),
  }),
  describeGolden({
    name: 'titles-outlined-shaded-and-plated',
    durationMs: 400,
    tracks: [
      ground(400),
      ...together([
        title(
          'gradient',
          'Gradient',
          { at: 0, for: 400 },
          { style: { gradientTo: '#ff5a36', size: 0.14 }, box: rows(5)[0] ?? WHOLE },
        ),
        title(
          'outline',
          'Outlined',
          { at: 0, for: 400 },
          {
            style: { outline: { color: '#102a43', width: 0.14 }, size: 0.13 },
            box: rows(5)[1] ?? WHOLE,
          },
        ),
        title(
          'shadow',
          'Shadowed',
          { at: 0, for: 400 },
          {
            style: { shadow: { color: '#102a43', opacity: 1, x: -0.04, y: 0.08 }, size: 0.13, letterSpacing: 0.08 },
            box: rows(5)[2] ?? WHOLE,
          },
        ),
        title(
          'plate',
          'On a plate\nof two lines',
          { at: 0, for: 400 },
          {
            style: { plate: { color: '#ffd23f', opacity: 0.85, radius: 0.3, padding: 0.25 }, color: '#20242c' },
            box: rows(5)[3] ?? WHOLE,
          },
        ),
        title(
          'all',
          'Everything',
          { at: 0, for: 400 },
          {
            style: {
              gradientTo: '#9bd1ff',
              outline: { color: '#3b1c71', width: 0.1 },
              shadow: { color: '#000000', opacity: 0.5, x: 0.04, y: 0.05 },
              plate: { color: '#ffffff', opacity: 0.4, radius: 0, padding: 0.1 },
              letterSpacing: -0.02,
              uppercase: true,
            },
            box: rows(5)[4] ?? WHOLE,
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'titles-aligned',
    size: LANDSCAPE,
    durationMs: 200,
    background: '#244c5a',
    tracks: together(
      (['left', 'center', 'right'] as const).flatMap((align, column) =>
        (['top', 'middle', 'bottom'] as const).map((verticalAlign, row) =>
          title(
            `${align}-${verticalAlign}`,
            `To the ${align}, ${verticalAlign}`,
            { at: 0, for: 200 },
            {
              style: { align, size: 0.07, lineHeight: 1 + 0.2 * row },
              verticalAlign,
              box: gridBoxes({ columns: 3, rows: 3 })[3 * row + column] ?? WHOLE,
            },
          ),
        ),
      ),
    ),
  }),
  describeGolden({
    name: 'titles-with-emphasis',
    durationMs: 240,
    tracks: together(
      (['color', 'marker', 'underline'] as const).map((kind, index) =>
        title(
          kind,
          'Saves an hour, an hour each day',
          { at: 0, for: 240 },
          {
            emphasis: { text: 'an hour', color: '#e0452f', kind },
            style: kind === 'marker' ? { outline: { color: '#0b0b0f', width: 0.05 } } : { align: 'left' },
            box: rows(3)[index] ?? WHOLE,
          },
        ),
      ),
    ),
  }),
  describeGolden({
    name: 'title-german-shrinks-to-fit',
    durationMs: 200,
    tracks: [
      textTrack([
        title(
          'title',
          'Geschwindigkeitsbegrenzungs­überschreitung: größer, schöner, über Nacht geliefert',
          { at: 0, for: 200 },
          {
            style: { size: 0.13, uppercase: true },
            box: { x: 0.06, y: 0.2, width: 0.88, height: 0.22 },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'title-chinese',
    durationMs: 400,
    tracks: [
      ground(400),
      textTrack([
        title(
          'title',
          '保温一整天，清凉一整夜。限时优惠，仅售￥199！',
          { at: 0, for: 400 },
          {
            style: { family: CHINESE, weight: 700, outline: { color: '#0b0b0f', width: 0.08 } },
            enter: { kind: 'rise', duration: msToTicks(160) },
          },
        ),
      ]),
      textTrack([
        title(
          'mixed',
          'iPhone 手机壳 — 40% 折扣',
          { at: 0, for: 400 },
          {
            style: { family: CHINESE, weight: 400, plate: { color: '#e63946', opacity: 1, radius: 0.2, padding: 0.2 } },
            box: { x: 0.06, y: 0.55, width: 0.88, height: 0.2 },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'titles-of-mixed-scripts',
    size: SQUARE,
    durationMs: 200,
    background: '#4a1942',
    tracks: together([
      title('latin', 'Tee 茶 für alle — 40% 折扣', { at: 0, for: 200 }, { box: rows(3)[0] ?? WHOLE }),
      title(
        'chinese',
        'Élan 保温杯 500 ml',
        { at: 0, for: 200 },
        { style: { family: CHINESE, weight: 700 }, box: rows(3)[1] ?? WHOLE },
      ),
      title(
        'kerned',
        'AVATAR To Wave, “fi” & ffl',
        { at: 0, for: 200 },
        { style: { weight: 400, align: 'right' }, box: rows(3)[2] ?? WHOLE },
      ),
    ]),
  }),
  describeGolden({
    name: 'titles-at-half-size',
    scale: 0.5,
    durationMs: 400,
    tracks: [
      ground(400),
      ...together([
        title(
          'lines',
          'The same lines as in the finished video, only smaller',
          { at: 0, for: 400 },
          {
            style: { outline: { color: '#0b0b0f', width: 0.1 } },
          },
        ),
        title(
          'chinese',
          '预览与成片换行一致',
          { at: 0, for: 400 },
          {
            style: { family: CHINESE, weight: 700 },
            animation: { style: 'rise-words', enterDuration: msToTicks(240), exitDuration: 0 },
            box: { x: 0.06, y: 0.6, width: 0.88, height: 0.2 },
          },
        ),
      ]),
    ],
  }),
];

const ANIMATION_MS = 1000;
const PER_DOCUMENT = 4;

/** Four animations at a time, one below the other: coming, staying and going. */
function describeAnimations(from: number): GoldenDocument {
  const styles = TEXT_ANIMATIONS.slice(from, from + PER_DOCUMENT);
  return describeGolden({
    name: `animated-titles-${styles.join('-and-')}`,
    size: SQUARE,
    durationMs: ANIMATION_MS,
    background: '#173f35',
    tracks: together(
      styles.map((style, index) =>
        title(
          style,
          index % 2 === 0 ? 'Made by hand,\nkept for life' : 'Two lines of it, dear friends',
          { at: 0, for: ANIMATION_MS },
          {
            style: {
              size: 0.075,
              ...(index % 2 === 0 ? {} : { outline: { color: '#0b0b0f', width: 0.1 } }),
              ...(index === 3 ? { plate: { color: '#c8553d', opacity: 0.9, radius: 0.2, padding: 0.15 } } : {}),
            },
            box: rows(PER_DOCUMENT)[index] ?? WHOLE,
            animation: { style, enterDuration: msToTicks(440), exitDuration: msToTicks(280) },
          },
        ),
      ),
    ),
  });
}

const ANIMATIONS: GoldenDocument[] = [
  ...Array.from({ length: Math.ceil(TEXT_ANIMATIONS.length / PER_DOCUMENT) }, (_, index) =>
    describeAnimations(index * PER_DOCUMENT),
  ),
  describeGolden({
    name: 'animated-titles-turned-in-chinese',
    size: SQUARE,
    durationMs: 800,
    tracks: together(
      (['rise-letters', 'mask-lines', 'spin-letters'] as const).map((style, index) =>
        title(
          style,
          '手工制作，用一辈子',
          { at: 0, for: 800 },
          {
            style: { family: CHINESE, weight: 700, gradientTo: '#ffb703' },
            box: rows(3)[index] ?? WHOLE,
            transform: { rotation: 8 - 8 * index },
            animation: { style, enterDuration: msToTicks(400), exitDuration: msToTicks(900) },
          },
        ),
      ),
    ),
  }),
];

const ENGLISH_WORDS = 'This bottle keeps your water cold'.split(' ');
const CHINESE_WORDS = ['这个', '杯子', '能', '保温', '一整天'];

function describeCaptions(highlights: readonly CaptionHighlight[]): GoldenDocument {
  const durationMs = 900;
  return describeGolden({
    name: `captions-${highlights.join('-and-')}`,
    size: PORTRAIT,
    durationMs,
    tracks: [
      ground(durationMs),
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

const CAPTIONS: GoldenDocument[] = [
  describeCaptions(CAPTION_HIGHLIGHTS.slice(0, 3)),
  describeCaptions(CAPTION_HIGHLIGHTS.slice(3, 6)),
  describeCaptions(CAPTION_HIGHLIGHTS.slice(6, 9)),
  describeGolden({
    name: 'captions-chinese',
    durationMs: 800,
    tracks: [
      ground(800),
      textTrack([
        caption(
          'karaoke',
          CHINESE_WORDS,
          { at: 0, for: 800 },
          {
            spaced: false,
            style: { family: CHINESE, weight: 700 },
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
            style: { family: CHINESE, weight: 400 },
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
    name: 'captions-card-by-card-at-half-size',
    scale: 0.5,
    durationMs: 1200,
    tracks: [
      ground(1200),
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

export const TEXT_DOCUMENTS: GoldenDocument[] = [...TITLES, ...ANIMATIONS, ...CAPTIONS];
