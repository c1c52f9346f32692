import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captionStyle, deriveColors, LOOKS } from '@reelwright/looks';
import { DOCUMENT_VERSION, type TimelineDocument } from '@reelwright/timeline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFonts } from '../fonts/prepare-fonts.ts';
import { registerFonts } from '../fonts/register-fonts.ts';
import { paintStills, type Still } from './paint-stills.ts';

/** WCAG AA for small text, though captions are large. */
const LEAST_CONTRAST = 4.5;
const CANVAS = { width: 640, height: 200 };
const FONT_PX = 88;
const LOOK = LOOKS['bold-street'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'captions-'));
  registerFonts(await prepareFonts({ folder }));
});
afterAll(() => rm(folder, { recursive: true }));

function documentOn(background: string, { isMarked = false } = {}): TimelineDocument {
  const colors = deriveColors(LOOK.colors, { palettes: [] });
  const setting = LOOK.latin.title;
  const { style, highlight } = captionStyle('pop-outline', {
    colors,
    setting,
    size: FONT_PX / CANVAS.height,
    align: 'center',
  });
  return {
    version: DOCUMENT_VERSION,
    canvas: { ...CANVAS, background },
    frameRate: { num: 30, den: 1 },
    duration: 240_000,
    media: {},
    script: [],
    tracks: [
      {
        kind: 'text',
        id: 'captions',
        clips: [
          {
            kind: 'caption',
            id: 'caption',
            start: 0,
            duration: 240_000,
            // Nothing is spoken yet: every word has its plain colour.
            words: ['Holds', '15', 'litres'].map((text, index) => ({
              id: `w${index}`,
              text,
              start: 200_000 + index * 1000,
              end: 201_000 + index * 1000,
              spaceAfter: true,
            })),
            box: { x: 0, y: 0, width: 1, height: 1 },
            verticalAlign: 'middle',
            enter: { kind: 'none', duration: 0 },
            exit: { kind: 'none', duration: 0 },
            style: isMarked ? { ...style, color: '#00ff00' } : style,
            highlight,
          },
        ],
      },
    ],
    audio: { targetLufs: -14, maxTruePeakDb: -1.5, duckingDb: 8 },
  };
}

/** Returns the relative luminance of a pixel. */
function luminanceAt({ rgb }: Still, pixel: number): number {
  const linear = (channel: number) => ((rgb[pixel * 3 + channel] ?? 0) / 255) ** 2.2;
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

/** Distance from a glyph, in pixels: where its thin outline ends. */
const AROUND = { from: 5, to: 7 } as const;

/** Returns the median luminance right beside the glyphs, which `marked` shows in pure green. */
function luminanceAroundGlyphs(still: Still, marked: Still): number {
  const { width, height } = still;
  const isGlyph = (pixel: number) => {
    const [red = 0, green = 0, blue = 0] = marked.rgb.subarray(pixel * 3, pixel * 3 + 3);
    return green > 200 && red < 90 && blue < 90;
  };
  const around: number[] = [];
  for (let y = 0; y < height; y++) {
    let sinceGlyph = Infinity;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      sinceGlyph = isGlyph(pixel) ? 0 : sinceGlyph + 1;
      if (sinceGlyph >= AROUND.from && sinceGlyph <= AROUND.to) around.push(luminanceAt(still, pixel));
    }
  }
  return around.toSorted((one, other) => one - other)[Math.floor(around.length / 2)] ?? 1;
}

test.each(['#ffffff', '#f4e04d', '#808080', '#d0202a'])(
  'captions without a plate are legible on %s',
  async (background) => {
    const document = documentOn(background);
    const { outline } = document.tracks.flatMap((track) => (track.kind === 'text' ? track.clips : []))[0]?.style ?? {};
    // A wide outline looks cheap.
    expect(outline?.width).toBeLessThan(0.06);
    const [still, marked] = await Promise.all(
      [document, documentOn(background, { isMarked: true })].map(async (each) => {
        const [painted] = await paintStills({ document: each, fileOf: () => '', scale: 1, ticks: [0] });
        if (!painted) throw new Error('one frame is painted');
        return painted;
      }),
    );
    if (!still || !marked) throw new Error('both are painted');
    expect(1.05 / (luminanceAroundGlyphs(still, marked) + 0.05)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  },
);
