import { msToTicks } from '@reelwright/timeline';
import { background } from './backgrounds.ts';
import { CHINESE_FAMILY, gridBoxes, rows, title, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, LANDSCAPE, SQUARE, textTrack, titleTracks } from './golden-document.ts';

/** Emoji of all kinds, symbols, rare ideographs, combining marks, and scripts that no font covers. */
const UNUSUAL_TEXTS = [
  '🔥 ❤\ufe0f 👍🏽 🇩🇪 1\ufe0f\u20e3 👨‍👩‍👧 ❤\ufe0f\u200d🔥',
  '™ ★ → ° ➜ ✅ ½ ŉ 𝗕',
  '龘 𠮷 \u{2ffff} ㋿',
  'สวัสดี سلام नमस्ते',
  'q\u0323 Ǎ w\u1ab0',
];

export const TITLE_DOCUMENTS: GoldenDocument[] = [
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
    name: 'title-before-a-image-turned',
    size: SQUARE,
    durationMs: 600,
    tracks: [
      background(600),
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
    tracks: titleTracks(
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
      background(400),
      ...titleTracks([
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
            style: {
              shadow: { color: '#102a43', opacity: 1, x: -0.04, y: 0.08, softness: 0.12 },
              size: 0.13,
              letterSpacing: 0.08,
            },
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
    tracks: titleTracks(
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
    tracks: titleTracks(
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
      background(400),
      textTrack([
        title(
          'title',
          '保温一整天，清凉一整夜。限时优惠，仅售￥199！',
          { at: 0, for: 400 },
          {
            style: { family: CHINESE_FAMILY, weight: 700, outline: { color: '#0b0b0f', width: 0.08 } },
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
            style: {
              family: CHINESE_FAMILY,
              weight: 400,
              plate: { color: '#e63946', opacity: 1, radius: 0.2, padding: 0.2 },
            },
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
    tracks: titleTracks([
      title('latin', 'Tee 茶 für alle — 40% 折扣', { at: 0, for: 200 }, { box: rows(3)[0] ?? WHOLE }),
      title(
        'chinese',
        'Élan 保温杯 500 ml',
        { at: 0, for: 200 },
        { style: { family: CHINESE_FAMILY, weight: 700 }, box: rows(3)[1] ?? WHOLE },
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
      background(400),
      ...titleTracks([
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
            style: { family: CHINESE_FAMILY, weight: 700 },
            animation: { style: 'rise-words', enterDuration: msToTicks(240), exitDuration: 0 },
            box: { x: 0.06, y: 0.6, width: 0.88, height: 0.2 },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'titles-of-what-faces-lack',
    size: SQUARE,
    durationMs: 80,
    background: '#14213d',
    tracks: titleTracks(
      UNUSUAL_TEXTS.map((text, index) =>
        title(
          `text-${index}`,
          text,
          { at: 0, for: 80 },
          {
            style: { family: index % 2 === 0 ? 'Anton' : 'Playfair Display', color: '#fca311' },
            box: rows(UNUSUAL_TEXTS.length)[index] ?? WHOLE,
          },
        ),
      ),
    ),
  }),
];
