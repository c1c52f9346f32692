import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EASINGS, type Easing, type Transform } from './document/motion.ts';
import type { TimelineDocument } from './document/document.ts';
import { evaluate } from './evaluate.ts';
import type { Layer, VisualLayer, PixelRect, SpriteLayer } from './frame.ts';
import { toRotation } from './rotation.ts';
import type { VideoClip } from './document/visual-clips.ts';
import { seconds, testDocument, testVisualClip } from './test-document.ts';
import { frameToTick } from './time.ts';

/** A document with one image, shown for three seconds. */
function documentOf(
  clip: Partial<ReturnType<typeof testVisualClip>>,
  size = { width: 2000, height: 2000 },
): TimelineDocument {
  const document = testDocument();
  return {
    ...document,
    media: { ...document.media, photo: { kind: 'image', key: 'photo.jpg', ...size, hasAlpha: false } },
    tracks: [{ kind: 'video', id: 'visuals', clips: [testVisualClip(clip)], transitions: [] }],
  };
}

/** Returns the video frames that a layer shows. */
function framesOf(layer: Layer | undefined): number[] {
  const visuals = layer?.kind === 'transition' ? [layer.from, layer.to] : layer?.kind === 'visual' ? [layer] : [];
  return visuals.flatMap(({ source }) => (source.kind === 'video' ? [source.frame] : []));
}

function visualOf(document: TimelineDocument, tick: number): VisualLayer {
  const layer = evaluate(document, tick).layers[0];
  if (layer?.kind !== 'visual') throw new Error('expected a picture');
  return layer;
}

/** Returns the position of a source point on the canvas. */
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

describe('a moving image', () => {
  it('never shows anything beyond its edges, and fills its box with `cover`', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyCamera,
        anyEasing,
        anySize,
        fc.integer({ min: 0, max: seconds(3) - 1 }),
        (from, to, easing, size, tick) => {
          const { window, dest } = visualOf(documentOf({ camera: { from, to, easing } }, size), tick);
          expect(window.x).toBeGreaterThanOrEqual(0);
          expect(window.y).toBeGreaterThanOrEqual(0);
          expect(window.x + window.width).toBeLessThanOrEqual(size.width * (1 + 1e-12));
          expect(window.y + window.height).toBeLessThanOrEqual(size.height * (1 + 1e-12));
          expect(dest).toEqual({ x: 0, y: 0, width: 1080, height: 1920 });
        },
      ),
    );
  });

  it('keeps its shape: equal scale horizontally and vertically', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyCamera,
        fc.constantFrom('cover' as const, 'contain' as const),
        fc.integer({ min: 0, max: seconds(3) - 1 }),
        (from, to, fit, tick) => {
          const { window, dest } = visualOf(
            documentOf({ fit, camera: { from, to, easing: 'linear' } }, { width: 1600, height: 900 }),
            tick,
          );
          expect(dest.width / window.width / (dest.height / window.height)).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('moves every point at a constant speed if its motion is linear', () => {
    const document = documentOf({
      camera: { from: { x: 0.3, y: 0.6, zoom: 1 }, to: { x: 0.7, y: 0.4, zoom: 1.6 }, easing: 'linear' },
    });
    const path = Array.from({ length: 90 }, (_, frame) =>
      onCanvas(visualOf(document, frameToTick(frame, document.frameRate)), { x: 800, y: 1100 }),
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
      onCanvas(visualOf(document, frameToTick(frame, document.frameRate)), { x: 800, y: 1100 }),
    );
    const length = Math.abs(path.at(-1)!.x - path[0]!.x);
    for (let frame = 2; frame < path.length; frame += 1) {
      const second = path[frame - 2]!.x - 2 * path[frame - 1]!.x + path[frame]!.x;
      // 6 / n² is the largest curvature of the easing itself.
      expect(Math.abs(second)).toBeLessThan((6.1 * length) / 90 ** 2);
    }
  });

  it('is whole and centred, with bars, if contained at zoom 1', () => {
    const still = { x: 0.1, y: 0.9, zoom: 1 };
    const { window, dest } = visualOf(
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

  it('has the point of interest in the middle of its box if its edges allow', () => {
    const still = { x: 0.5, y: 0.45, zoom: 2 };
    const shown = visualOf(documentOf({ camera: { from: still, to: still, easing: 'linear' } }), 0);
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

  it('is centred on the cut and has its given duration', () => {
    expect(evaluate(document, start - 1).layers[0]?.kind).toBe('visual');
    expect(evaluate(document, start).layers[0]).toMatchObject({ kind: 'transition', progress: 0 });
    expect(evaluate(document, cut).layers[0]).toMatchObject({ kind: 'transition', progress: 0.5 });
    expect(evaluate(document, end - 1).layers[0]?.kind).toBe('transition');
    expect(evaluate(document, end).layers[0]?.kind).toBe('visual');
  });

  it('begins and ends without a jump: neither image changes its motion', () => {
    const step = seconds(1 / 30);
    const windows = [];
    for (let tick = start - 5 * step; tick < end + 5 * step; tick += step) {
      const layer = evaluate(document, tick).layers[0];
      if (layer?.kind === 'transition') windows.push({ from: layer.from, to: layer.to });
      else if (layer?.kind === 'visual')
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

  it('eases only what moves', () => {
    const fade = evaluate(document, start + seconds(0.1)).layers[0];
    expect(fade).toMatchObject({ transition: 'fade', progress: 0.25 });
    const slide = evaluate(document, seconds(6) - seconds(0.125)).layers[0];
    expect(slide).toMatchObject({ transition: 'slide-left', progress: 0.15625 });
  });
});

describe('a video clip', () => {
  it('continues through its transitions and freezes beyond its ends', () => {
    const document = testDocument();
    const shared = { media: 'clip', kind: 'video' as const, speed: 1, isReversed: false, role: 'footage' as const };
    const tracks = document.tracks.map((track) =>
      track.kind === 'video'
        ? {
            ...track,
            clips: [
              { ...testVisualClip({ id: 'shot-0' }), ...shared, trimStart: seconds(2) },
              { ...testVisualClip({ id: 'shot-1', start: seconds(3) }), ...shared, trimStart: seconds(1) },
              { ...testVisualClip({ id: 'shot-2', start: seconds(6) }), ...shared, trimStart: 0 },
            ],
          }
        : track,
    );
    const edited = { ...document, tracks };
    const frames = (tick: number) => framesOf(evaluate(edited, tick).layers[0]);
    expect(frames(seconds(1))).toEqual([90]);
    // The first clip's file has ended at 3 s of the video; the second runs, and did before the cut.
    expect(frames(seconds(3.1))).toEqual([149, 33]);
    expect(frames(seconds(2.9))).toEqual([147, 27]);
    expect(frames(seconds(5.9))).toEqual([30 + 87, 0]);
  });

  const videoOf = (change: Partial<VideoClip>): TimelineDocument => {
    const { kind: _, ...visual } = testVisualClip({ id: 'video', duration: seconds(2) });
    const clip: VideoClip = {
      ...visual,
      kind: 'video',
      media: 'clip',
      trimStart: seconds(1),
      speed: 1,
      isReversed: false,
      role: 'footage',
      ...change,
    };
    return { ...testDocument(), tracks: [{ kind: 'video', id: 'videos', clips: [clip], transitions: [] }] };
  };
  const frameAt = (document: TimelineDocument, second: number) =>
    framesOf(evaluate(document, seconds(second)).layers[0])[0];

  it('plays faster and slower, backwards, or frozen', () => {
    expect([0, 0.5, 1.5].map((second) => frameAt(videoOf({ speed: 2 }), second))).toEqual([30, 60, 120]);
    expect([0, 0.5, 1.5].map((second) => frameAt(videoOf({ speed: 0.25 }), second))).toEqual([30, 33, 41]);
    expect([0, 0.5, 1.5].map((second) => frameAt(videoOf({ isReversed: true }), second))).toEqual([89, 74, 44]);
    expect([0, 1.9].map((second) => frameAt(videoOf({ freezeAt: seconds(3) }), second))).toEqual([90, 90]);
  });
});

describe('a keyframed image', () => {
  const moved = (transform: Transform) => documentOf({ duration: seconds(3), transform });

  it('is constant before its first keyframe and after its last, and interpolates between them', () => {
    const x = [
      { at: seconds(1), value: 0, easing: 'linear' as const },
      { at: seconds(2), value: 0.5, easing: 'linear' as const },
    ];
    const lefts = [0.5, 1, 1.5, 2, 2.5].map((second) => visualOf(moved({ x }), seconds(second)).frame.x);
    expect(lefts.map((left) => left - lefts[0]!)).toEqual([0, 0, 270, 540, 540]);
  });

  it('rotates and scales about the centre of its box', () => {
    const { frame, rotation } = visualOf(moved({ rotation: 90, scale: 0.5 }), 0);
    const rest = visualOf(moved({}), 0).frame;
    expect(frame.x + frame.width / 2).toBeCloseTo(rest.x + rest.width / 2, 9);
    expect(frame.width).toBeCloseTo(rest.width / 2, 9);
    expect(rotation!.cos).toBeCloseTo(0, 12);
    expect(rotation!.sin).toBeCloseTo(1, 12);
  });

  it('follows every easing from its first value to its last', () => {
    for (const easing of EASINGS) {
      const opacity = [
        { at: 0, value: 0.2, easing },
        { at: seconds(1), value: 0.9, easing },
      ];
      expect(visualOf(moved({ opacity }), 0).opacity).toBeCloseTo(0.2, 9);
      expect(visualOf(moved({ opacity }), seconds(1)).opacity).toBeCloseTo(0.9, 9);
    }
  });

  it('rotates by any angle like sine and cosine', () => {
    for (let degrees = -725; degrees <= 725; degrees += 7.3) {
      const rotation = toRotation(degrees) ?? { cos: 1, sin: 0 };
      expect(rotation.cos).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 10);
      expect(rotation.sin).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 10);
    }
  });
});

describe('a cropped or blurred image', () => {
  it('shows nothing of the cropped part', () => {
    const { window } = visualOf(documentOf({ crop: { x: 0.25, y: 0.5, width: 0.5, height: 0.25 } }), seconds(1));
    expect(window.x).toBeGreaterThanOrEqual(500);
    expect(window.x + window.width).toBeLessThanOrEqual(1500);
    expect(window.y).toBeGreaterThanOrEqual(1000);
    expect(window.y + window.height).toBeLessThanOrEqual(1500);
  });

  it('is shown whole before a copy of itself that fills its box', () => {
    const still = { x: 0.5, y: 0.5, zoom: 1 };
    const clip = { fit: 'blur' as const, camera: { from: still, to: still, easing: 'linear' as const } };
    const { window, dest, frame, backdrop } = visualOf(documentOf(clip, { width: 3000, height: 1000 }), 0);
    expect(window).toMatchObject({ x: 0, y: 0, width: 3000, height: 1000 });
    expect(dest.height).toBeLessThan(frame.height);
    expect(backdrop!.window.width / backdrop!.window.height).toBeCloseTo(frame.width / frame.height, 6);
  });
});

describe('a caption', () => {
  it('lights the spoken word until the next one begins, and the last one to the end of the card', () => {
    const document = testDocument();
    const activeAt = (second: number) => {
      return evaluate(document, seconds(second)).layers.find((layer) => layer.kind === 'caption')?.active;
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
            { ...document, tracks: [{ kind: 'sticker', id: 's', clips: [{ ...cta!, box, loop: 'none' }] }] },
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

  it('enters and exits continuously', () => {
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

  it('pulses gently as a pulsing call to action', () => {
    const document = testDocument();
    const scales = Array.from(
      { length: 60 },
      (_, index) => spriteOf(document, seconds(6.5 + index / 30), 'cta')!.scale,
    );
    expect(Math.max(...scales)).toBeGreaterThan(1.03);
    expect(Math.max(...scales)).toBeLessThan(1.06);
    expect(Math.min(...scales)).toBeGreaterThanOrEqual(1);
  });

  it('has one raster per look, at any time and place', () => {
    const document = testDocument();
    const keysAt = (second: number) =>
      evaluate(document, seconds(second)).layers.flatMap((layer) => ('sprite' in layer ? [layer.sprite.key] : []));
    const [price] = keysAt(4).slice(-1);
    expect(keysAt(4.5)).toContain(price);
    expect(keysAt(7)).not.toContain(price);
  });

  it('is laid out at the size of the document in a preview', () => {
    const document = testDocument();
    const [whole, small] = [1, 0.5].map((scale) =>
      evaluate(document, seconds(1), scale).layers.find((layer) => layer.kind === 'caption'),
    );
    expect(small?.sprite.fontPx).toBe(whole?.sprite.fontPx);
    expect(small?.sprite.scale).toBe(0.5);
    expect(Math.abs(small!.sprite.width * 2 - whole!.sprite.width)).toBeLessThanOrEqual(2);
  });
});
