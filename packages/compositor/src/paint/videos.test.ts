import type { VisualLayer } from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import type { Compositor } from '../compositor.ts';
import { addGrey, frameOf, HEIGHT, lumaAt, openCompositor, visual, WHOLE, WIDTH } from '../compositor-test-kit.ts';

const LUMA = WIDTH * HEIGHT;

const show = (frame: number, changes: Partial<VisualLayer> = {}): VisualLayer =>
  visual({ source: { kind: 'video', media: 'video', clip: 'clip', frame }, ...changes });

/** Sets a frame whose rows are longer than its image, as decoders return them. */
function setFrame(
  compositor: Compositor,
  frame: number,
  luma: (x: number, y: number) => number,
  alpha?: (x: number, y: number) => number,
): void {
  const [stride, half] = [WIDTH + 32, WIDTH / 2 + 16];
  const coded = alpha ? HEIGHT * 2 : HEIGHT;
  const bytes = new Uint8Array(64 + stride * coded + half * coded).fill(99);
  const [y, u, v] = [64, 64 + stride * coded, 64 + stride * coded + (half * coded) / 2];
  for (let row = 0; row < coded; row++)
    for (let x = 0; x < WIDTH; x++)
      bytes[y + row * stride + x] = row < HEIGHT ? luma(x, row) : (alpha?.(x, row - HEIGHT) ?? 0);
  for (let row = 0; row < coded / 2; row++)
    for (let x = 0; x < WIDTH / 2; x++) {
      bytes[u + row * half + x] = 90 + x;
      bytes[v + row * half + x] = row < HEIGHT / 2 ? 100 + row : 128;
    }
  compositor.setVideoFrame(
    { clip: 'clip', frame },
    {
      bytes,
      planes: { y: { offset: y, stride }, u: { offset: u, stride: half }, v: { offset: v, stride: half } },
      width: WIDTH,
      height: HEIGHT,
      alpha: alpha ? 'stacked' : 'none',
      region: WHOLE,
    },
  );
}

const texture = (x: number, y: number) => 16 + ((x * 31 + y * 57) % 220);

describe('frames of videos', () => {
  test('show their exact samples at their own size', async () => {
    const compositor = await openCompositor();
    setFrame(compositor, 0, texture);
    const samples = compositor.paint(frameOf([show(0)]));
    for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) expect(lumaAt(samples, x, y)).toBe(texture(x, y));
    for (let y = 0; y < HEIGHT / 2; y++)
      for (let x = 0; x < WIDTH / 2; x++) {
        expect(samples[LUMA + (y * WIDTH) / 2 + x]).toBe(90 + x);
        expect(samples[LUMA * 1.25 + (y * WIDTH) / 2 + x]).toBe(100 + y);
      }
  });

  test('are replaced by the next, with all copies derived from them', async () => {
    const compositor = await openCompositor();
    const graded = (frame: number) => show(frame, { grade: { brightness: 0.2 } });
    setFrame(compositor, 0, () => 100);
    const first = compositor.paint(frameOf([graded(0)])).slice();
    setFrame(compositor, 1, () => 160);
    const second = compositor.paint(frameOf([graded(1)]));
    expect(lumaAt(second, 20, 20)).toBeGreaterThan(lumaAt(first, 20, 20) + 40);
  });

  test('show the same part when decoded at half the size', async () => {
    const compositor = await openCompositor();
    const bytes = new Uint8Array((LUMA / 4) * 1.5).fill(128);
    for (let y = 0; y < HEIGHT / 2; y++) bytes.fill(y < 12 ? 40 : 200, (y * WIDTH) / 2, ((y + 1) * WIDTH) / 2);
    const plane = (offset: number) => ({ offset, stride: WIDTH / 4 });
    const planes = { y: { offset: 0, stride: WIDTH / 2 }, u: plane(LUMA / 4), v: plane((LUMA / 4) * 1.25) };
    const image = { bytes, planes, width: WIDTH / 2, height: HEIGHT / 2, alpha: 'none', region: WHOLE } as const;
    compositor.setVideoFrame({ clip: 'clip', frame: 0 }, image);
    const samples = compositor.paint(frameOf([show(0)]));
    expect([lumaAt(samples, 30, 18), lumaAt(samples, 30, 30)]).toEqual([40, 200]);
  });

  test('that were not set throw, even if another one was set', async () => {
    const compositor = await openCompositor();
    expect(() => compositor.paint(frameOf([show(0)]))).toThrow('Frame 0 of clip clip was not set');
    setFrame(compositor, 0, texture);
    expect(() => compositor.paint(frameOf([show(1)]))).toThrow('Frame 1 of clip clip was not set');
    compositor.dropVideo('clip');
    expect(() => compositor.paint(frameOf([show(0)]))).toThrow('Frame 0');
  });

  test('with samples beyond their bytes are refused', async () => {
    const compositor = await openCompositor();
    const plane = { offset: 0, stride: WIDTH };
    const image = { bytes: new Uint8Array(LUMA), planes: { y: plane, u: plane, v: { offset: LUMA, stride: WIDTH } } };
    expect(() =>
      compositor.setVideoFrame(
        { clip: 'clip', frame: 0 },
        { ...image, width: WIDTH, height: HEIGHT, alpha: 'none', region: WHOLE },
      ),
    ).toThrow('v samples');
  });

  test('with stacked alpha show the background through transparent pixels', async () => {
    const compositor = await openCompositor();
    addGrey(compositor, 'background', WHOLE, (x) => x * 4);
    const background = compositor.paint(frameOf([visual({}, 'background')])).slice();
    setFrame(compositor, 0, texture, (x) => (x < 20 ? 235 : x < 40 ? 16 : 126));
    const samples = compositor.paint(frameOf([visual({}, 'background'), show(0)]));
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const below = lumaAt(background, x, y);
        if (x < 20) expect(Math.abs(lumaAt(samples, x, y) - texture(x, y))).toBeLessThanOrEqual(1);
        else if (x < 40) expect(lumaAt(samples, x, y)).toBe(below);
        else expect(Math.abs(lumaAt(samples, x, y) - (below + texture(x, y)) / 2)).toBeLessThanOrEqual(2);
      }
  });
});
