import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Easing } from './document/motion.ts';
import type { TimelineDocument } from './document/document.ts';
import { evaluate, listPictureUses } from './evaluate.ts';
import type { PictureLayer, PixelRect, SpriteLayer } from './frame.ts';
import { listSprites } from './sprites.ts';
import { seconds, testDocument, testPictureClip } from './test-document.ts';
import { frameToTick } from './time.ts';

/** A document of one picture that is seen for three seconds. */
function documentOf(
  clip: Partial<ReturnType<typeof testPictureClip>>,
  size = { width: 2000, height: 2000 },
): TimelineDocument {
  const document = testDocument();
  return {
    ...document,
    media: { ...document.media, photo: { kind: 'image', key: 'photo.jpg', ...size } },
    tracks: [{ kind: 'video', id: 'pictures', clips: [testPictureClip(clip)], transitions: [] }],
  };
}

function pictureOf(document: TimelineDocument, tick: number): PictureLayer {
  const layer = evaluate(document, tick).layers[0];
  if (layer?.kind !== 'picture') throw new Error('expected a picture');
  return layer;
}

/** Where a point of the source is on the canvas. */
function onCanvas({ window, dest }: { window: PixelRect; dest: PixelRect }, point: { x: number; y: number }) {
  return {
    x: dest.x + ((point.x - window.x) / window.width) * dest.width,
    y: dest.y + ((point.y - window.y) / window.height) * dest.height,
  };
}

function spriteOf(
  document: TimelineDocument,
  tick: number,
  kind: SpriteLayer['sprite']['kind'],
): SpriteLayer | undefined {
  return evaluate(document, tick).layers.find((layer) => layer.kind === 'sprite' && layer.sprite.kind === kind) as
    | SpriteLayer
    | undefined;
}

const anyCamera = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  zoom: fc.double({ min: 1, max: 8, noNaN: true }),
});
const anyEasing = fc.constantFrom<Easing>('linear', 'ease-in', 'ease-out', 'ease-in-out');
const anySize = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) });

describe('a moving picture', () => {
  it('never shows anything beyond its edges, and fills its box when it covers', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyCamera,
        anyEasing,
        anySize,
        fc.integer({ min: 0, max: seconds(3) - 1 }),
        (from, to, easing, size, tick) => {
          const { window, dest } = pictureOf(documentOf({ camera: { from, to, easing } }, size), tick);
          expect(window.x).toBeGreaterThanOrEqual(0);
          expect(window.y).toBeGreaterThanOrEqual(0);
          expect(window.x + window.width).toBeLessThanOrEqual(size.width * (1 + 1e-12));
          expect(window.y + window.height).toBeLessThanOrEqual(size.height * (1 + 1e-12));
          expect(dest).toEqual({ x: 0, y: 0, width: 1080, height: 1920 });
        },
      ),
    );
  });

  it('keeps its shape: as many pixels of the source per pixel of the canvas across as down', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyCamera,
        fc.constantFrom('cover' as const, 'contain' as const),
        fc.integer({ min: 0, max: seconds(3) - 1 }),
        (from, to, fit, tick) => {
          const { window, dest } = pictureOf(
            documentOf({ fit, camera: { from, to, easing: 'linear' } }, { width: 1600, height: 900 }),
            tick,
          );
          expect(dest.width / window.width / (dest.height / window.height)).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('moves every point at a constant speed when its motion is linear', () => {
    const document = documentOf({
      camera: { from: { x: 0.3, y: 0.6, zoom: 1 }, to: { x: 0.7, y: 0.4, zoom: 1.6 }, easing: 'linear' },
    });
    const path = Array.from({ length: 90 }, (_, frame) =>
      onCanvas(pictureOf(document, frameToTick(frame, document.frameRate)), { x: 800, y: 1100 }),
    );
    for (let frame = 2; frame < path.length; frame += 1) {
      const [a, b, c] = [path[frame - 2]!, path[frame - 1]!, path[frame]!];
      expect(Math.abs(a.x - 2 * b.x + c.x)).toBeLessThan(1e-9);
      expect(Math.abs(a.y - 2 * b.y + c.y)).toBeLessThan(1e-9);
    }
  });

  it('eases without a jerk', () => {
    const document = documentOf({
      camera: { from: { x: 0.3, y: 0.6, zoom: 1 }, to: { x: 0.7, y: 0.4, zoom: 1.6 }, easing: 'ease-in-out' },
    });
    const path = Array.from({ length: 90 }, (_, frame) =>
      onCanvas(pictureOf(document, frameToTick(frame, document.frameRate)), { x: 800, y: 1100 }),
    );
    const length = Math.abs(path.at(-1)!.x - path[0]!.x);
    for (let frame = 2; frame < path.length; frame += 1) {
      const second = path[frame - 2]!.x - 2 * path[frame - 1]!.x + path[frame]!.x;
      // 6 / n² is the largest curvature of the easing itself.
      expect(Math.abs(second)).toBeLessThan((6.1 * length) / 90 ** 2);
    }
  });

  it('is whole and centred, with bars, when it is contained at zoom 1', () => {
    const still = { x: 0.1, y: 0.9, zoom: 1 };
    const { window, dest } = pictureOf(
      documentOf(
        { fit: 'contain', camera: { from: still, to: still, easing: 'linear' } },
        { width: 1600, height: 900 },
      ),
      0,
    );
    expect(window).toEqual({ x: 0, y: 0, width: 1600, height: 900 });
    expect(dest.x).toBe(0);
    expect(dest.width).toBe(1080);
    expect(dest.height).toBeCloseTo(607.5, 9);
    expect(dest.y).toBeCloseTo((1920 - 607.5) / 2, 9);
  });

  it('has the point of interest in the middle of its box where its edges allow', () => {
    const still = { x: 0.5, y: 0.45, zoom: 2 };
    const shown = pictureOf(documentOf({ camera: { from: still, to: still, easing: 'linear' } }), 0);
    const point = onCanvas(shown, { x: 1000, y: 900 });
    expect(point.x).toBeCloseTo(540, 9);
    expect(point.y).toBeCloseTo(960, 9);
  });
});

describe('a transition', () => {
  const document = testDocument();
  const cut = seconds(3);
  const start = cut - seconds(0.2);
  const end = cut + seconds(0.2);

  it('is centred on the cut and lasts as long as it says', () => {
    expect(evaluate(document, start - 1).layers[0]?.kind).toBe('picture');
    expect(evaluate(document, start).layers[0]).toMatchObject({ kind: 'transition', progress: 0 });
    expect(evaluate(document, cut).layers[0]).toMatchObject({ kind: 'transition', progress: 0.5 });
    expect(evaluate(document, end - 1).layers[0]?.kind).toBe('transition');
    expect(evaluate(document, end).layers[0]?.kind).toBe('picture');
  });

  it('begins and ends without a jump: neither picture changes its motion', () => {
    const step = seconds(1 / 30);
    const windows = [];
    for (let tick = start - 5 * step; tick < end + 5 * step; tick += step) {
      const layer = evaluate(document, tick).layers[0];
      if (layer?.kind === 'transition') windows.push({ from: layer.from, to: layer.to });
      else if (layer?.kind === 'picture')
        windows.push(tick < cut ? { from: layer, to: undefined } : { from: undefined, to: layer });
    }
    for (const side of ['from', 'to'] as const) {
      const path = windows.flatMap((window) => (window[side] ? [onCanvas(window[side], { x: 900, y: 900 })] : []));
      expect(path.length).toBeGreaterThan(15);
      for (let at = 2; at < path.length; at += 1) {
        expect(Math.abs(path[at - 2]!.x - 2 * path[at - 1]!.x + path[at]!.x)).toBeLessThan(1e-9);
      }
    }
  });

  it('eases a slide, and only a slide', () => {
    const fade = evaluate(document, start + seconds(0.1)).layers[0];
    expect(fade).toMatchObject({ transition: 'fade', progress: 0.25 });
    const slide = evaluate(document, seconds(6) - seconds(0.125)).layers[0];
    expect(slide).toMatchObject({ transition: 'slide-left', progress: 0.15625 });
  });
});

describe('a video clip', () => {
  it('plays on through its transitions and stands still beyond its ends', () => {
    const document = testDocument();
    const shared = { media: 'clip', kind: 'video' as const };
    const tracks = document.tracks.map((track) =>
      track.kind === 'video'
        ? {
            ...track,
            clips: [
              { ...testPictureClip({ id: 'shot-0' }), ...shared, trimStart: seconds(2) },
              { ...testPictureClip({ id: 'shot-1', start: seconds(3) }), ...shared, trimStart: seconds(1) },
              { ...testPictureClip({ id: 'shot-2', start: seconds(6) }), ...shared, trimStart: 0 },
            ],
          }
        : track,
    );
    const edited = { ...document, tracks };
    expect(pictureOf(edited, seconds(1)).sourceTick).toBe(seconds(3));
    const fade = evaluate(edited, seconds(3.1)).layers[0];
    // The first clip's file has ended at 3 s of the video; the second runs, and did before the cut.
    expect(fade).toMatchObject({ from: { sourceTick: seconds(5) - 1 }, to: { sourceTick: seconds(1.1) } });
    expect(evaluate(edited, seconds(2.9)).layers[0]).toMatchObject({ to: { sourceTick: seconds(0.9) } });
    expect(evaluate(edited, seconds(5.9)).layers[0]).toMatchObject({ to: { sourceTick: 0 } });
  });
});

describe('a caption', () => {
  it('lights the spoken word until the next one begins, the last one to the end of the card', () => {
    const document = testDocument();
    const activeAt = (second: number) => {
      const sprite = spriteOf(document, seconds(second), 'caption')?.sprite;
      return sprite?.kind === 'caption' ? sprite.active : undefined;
    };
    expect(activeAt(0.4)).toBeUndefined();
    expect(activeAt(0.5)).toBe(0);
    expect(activeAt(1.3)).toBe(0);
    expect(activeAt(1.4)).toBe(1);
    expect(activeAt(2.9)).toBe(2);
  });
});

describe('a text or sticker', () => {
  it('rests on whole even pixels, with whole even sides', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.2, max: 0.9, noNaN: true }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        (offset, size) => {
          const document = testDocument();
          const [cta] = document.tracks.flatMap((track) =>
            track.kind === 'sticker' ? track.clips.filter((clip) => clip.kind === 'cta') : [],
          );
          const box = { x: offset, y: offset, width: size, height: size };
          const layer = spriteOf(
            { ...document, tracks: [{ kind: 'sticker', id: 's', clips: [{ ...cta!, box, pulse: false }] }] },
            seconds(8),
            'cta',
          )!;
          for (const value of [layer.x, layer.y, layer.sprite.width, layer.sprite.height])
            expect(Math.abs(value % 2)).toBe(0);
          expect(Math.abs(layer.x - offset * 1080)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('comes and goes continuously', () => {
    const document = testDocument();
    const step = seconds(1 / 240);
    for (const kind of ['title', 'price_tag', 'cta'] as const) {
      let last: SpriteLayer | undefined;
      for (let tick = 0; tick < document.duration; tick += step) {
        const layer = spriteOf(document, tick, kind);
        if (layer && last) {
          expect(Math.hypot(layer.x - last.x, layer.y - last.y)).toBeLessThan(50);
          expect(Math.abs(layer.scale - last.scale)).toBeLessThan(0.05);
          expect(Math.abs(layer.opacity - last.opacity)).toBeLessThan(0.05);
        }
        last = layer;
      }
    }
  });

  it('slides out beyond the edge of the canvas', () => {
    const document = testDocument();
    const nearlyGone = spriteOf(document, seconds(2.2) - 1, 'title')!;
    expect(nearlyGone.x).toBeLessThan(-nearlyGone.sprite.width + 1);
  });

  it('breathes when it is a pulsing call to action, gently', () => {
    const document = testDocument();
    const scales = Array.from(
      { length: 60 },
      (_, index) => spriteOf(document, seconds(6.5 + index / 30), 'cta')!.scale,
    );
    expect(Math.max(...scales)).toBeGreaterThan(1.03);
    expect(Math.max(...scales)).toBeLessThan(1.06);
    expect(Math.min(...scales)).toBeGreaterThanOrEqual(1);
  });

  it('has one raster per look, however often and wherever it shows', () => {
    const document = testDocument();
    const stickers = document.tracks.find((track) => track.kind === 'sticker');
    const cta = stickers!.clips.find((clip) => clip.kind === 'cta');
    const twice = {
      ...document,
      tracks: [
        {
          ...stickers!,
          clips: [
            { ...cta!, id: 'a', start: 0 },
            { ...cta!, id: 'b', start: seconds(4) },
          ],
        },
      ],
    };
    expect(listSprites(twice)).toMatchObject([
      {
        ranges: [
          { start: 0, end: seconds(3) },
          { start: seconds(4), end: seconds(7) },
        ],
      },
    ]);
  });

  it('is listed with all its looks for exactly the ticks at which it shows', () => {
    const document = testDocument();
    const listed = listSprites(document);
    for (let tick = 0; tick < document.duration; tick += 1777) {
      const shown = new Set(
        evaluate(document, tick).layers.flatMap((layer) => (layer.kind === 'sprite' ? [layer.sprite.key] : [])),
      );
      const inRange = listed.filter(({ ranges }) => ranges.some(({ start, end }) => tick >= start && tick < end));
      const keys = inRange.map(({ spec }) => spec.key);
      for (const key of shown) expect(keys).toContain(key);
      // A sprite is listed but not painted only while it comes or goes, wholly transparent; captions never are.
      for (const { spec } of inRange) if (spec.kind === 'caption') expect(shown).toContain(spec.key);
    }
    expect(listed.filter(({ spec }) => spec.kind === 'caption')).toHaveLength(9);
  });
});

describe('the uses of pictures', () => {
  it('name when each is seen, with its transitions, and how large', () => {
    const uses = listPictureUses(testDocument());
    expect(uses.map(({ clip, start, end }) => [clip, start, end])).toEqual([
      ['shot-0', 0, seconds(3.2)],
      ['shot-1', seconds(2.8), seconds(6.25)],
      ['shot-2', seconds(5.75), seconds(9)],
    ]);
    expect(uses[0]?.maxScale).toBeCloseTo((1920 / 2000) * 1.25, 9);
  });
});
