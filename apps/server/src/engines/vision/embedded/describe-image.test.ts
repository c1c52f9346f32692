import type { Region } from '@reelwright/ad';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeImage, type Description, type Known } from './describe-image.ts';
import { toThumbnail } from './thumbnail.ts';

interface Size {
  width: number;
  height: number;
}

async function look(
  svgBody: string,
  { width = 600, height = 600, ...known }: Partial<Size & Known> = {},
): Promise<Description> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svgBody}</svg>`;
  const small = sharp(Buffer.from(svg)).resize(96, 96, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return describeImage(toThumbnail(data, info), { faces: [], ...known });
}

const backdrop = (fill: string): string => `<rect width="100%" height="100%" fill="${fill}"/>`;

/** Intersection over union: 1 for the same region. */
function measureOverlap(one: Region, other: Region): number {
  const along = (start: number, length: number, otherStart: number, otherLength: number): number =>
    Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
  const shared = along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** Share of the first that lies within the second. */
const measureCover = (one: Region, other: Region): number => {
  const x = Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x));
  const y = Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
  return (x * y) / (one.width * one.height);
};

const TEXTURE = `<filter id="n"><feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="3" seed="4"/>
  <feColorMatrix values="1.2 0 0 0 -.15  1 0 0 0 0  .6 0 0 0 .1  0 0 0 0 1"/></filter><rect width="100%" height="100%" filter="url(#n)"/>`;

describe('a product before a plain background', () => {
  test.each([
    [
      'on white',
      backdrop('#ffffff'),
      '<rect x="180" y="120" width="240" height="360" fill="#2255aa"/>',
      { x: 0.3, y: 0.2, width: 0.4, height: 0.6 },
    ],
    [
      'on black',
      backdrop('#0a0a0a'),
      '<circle cx="300" cy="240" r="150" fill="#d08030"/>',
      { x: 0.25, y: 0.15, width: 0.5, height: 0.5 },
    ],
    [
      'pale, on white',
      backdrop('#ffffff'),
      '<rect x="120" y="300" width="360" height="120" rx="20" fill="#d8dde2"/>',
      { x: 0.2, y: 0.5, width: 0.6, height: 0.2 },
    ],
    [
      'in a corner',
      backdrop('#f0e4d0'),
      '<circle cx="480" cy="120" r="90" fill="#205030"/>',
      { x: 0.65, y: 0.05, width: 0.3, height: 0.3 },
    ],
    [
      'before a backdrop that gets darker',
      '<linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#ffe0a0"/><stop offset="1" stop-color="#f0b850"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>',
      '<ellipse cx="300" cy="330" rx="120" ry="180" fill="#ffffff"/>',
      { x: 0.3, y: 0.25, width: 0.4, height: 0.6 },
    ],
    [
      'with nothing drawn behind it',
      '',
      '<rect x="150" y="150" width="300" height="300" fill="#ffffff"/>',
      { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
    ],
  ])('is framed closely: %s', async (_name, background, product, expected) => {
    const { subject, plainBackground } = await look(background + product);
    expect(measureOverlap(subject, expected)).toBeGreaterThan(0.8);
    expect(plainBackground).toMatch(/^#[\da-f]{6}$/);
  });

  test('returns the colour of the background', async () => {
    const { plainBackground } = await look(`${backdrop('#3366cc')}<circle cx="300" cy="300" r="120" fill="#ffffff"/>`);
    const channels = [1, 3, 5].map((at) => Number.parseInt(plainBackground?.slice(at, at + 2) ?? '', 16));
    for (const [index, expected] of [0x33, 0x66, 0xcc].entries())
      expect(Math.abs((channels[index] ?? 0) - expected)).toBeLessThan(4);
  });

  test('is not moved by dust and compression noise', async () => {
    const dust = Array.from(
      { length: 30 },
      (_, i) => `<circle cx="${(i * 97) % 600}" cy="${(i * 61) % 600}" r="2" fill="#999"/>`,
    ).join('');
    const { subject } = await look(
      `${backdrop('#ffffff')}${dust}<rect x="180" y="180" width="240" height="240" fill="#803020"/>`,
    );
    expect(measureOverlap(subject, { x: 0.3, y: 0.3, width: 0.4, height: 0.4 })).toBeGreaterThan(0.8);
  });
});

describe('a product in a scene', () => {
  test.each([
    ['in the middle', 300, 300],
    ['left and up', 190, 210],
    ['right and down', 420, 380],
  ])('is in view: %s', async (_name, x, y) => {
    const cup = `<g transform="translate(${x} ${y})"><circle r="110" fill="#c22f1a"/><circle r="60" fill="#fff"/><circle r="45" fill="#3a1c0c"/></g>`;
    const { subject, plainBackground } = await look(TEXTURE + cup);
    const cupRegion = { x: (x - 110) / 600, y: (y - 110) / 600, width: 220 / 600, height: 220 / 600 };
    expect(measureCover(cupRegion, subject)).toBeGreaterThan(0.85);
    expect(subject.width * subject.height).toBeLessThan(0.5);
    expect(plainBackground).toBeNull();
  });
});

test('an image of one colour is its own subject', async () => {
  const { subject, palette } = await look(backdrop('#336699'));
  expect(subject).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(palette).toEqual(['#336699']);
});

describe('a person who wears the product', () => {
  const face = { x: 0.44, y: 0.1, width: 0.12, height: 0.12 };
  /** A head, a red shirt with sleeves and blue trousers down to black shoes, on a background. */
  const person = (background: string): string =>
    `${background}<ellipse cx="300" cy="100" rx="36" ry="46" fill="#d9a06b"/><path d="M210 150h180l50 160h-60v60h-160v-60h-60z" fill="#c02020"/>
     <rect x="230" y="370" width="140" height="180" fill="#203a80"/><rect x="220" y="550" width="160" height="36" fill="#111111"/>`;
  const shirt = { x: 160 / 600, y: 150 / 600, width: 280 / 600, height: 220 / 600 };
  const shoes = { x: 220 / 600, y: 550 / 600, width: 160 / 600, height: 36 / 600 };

  test('is framed at the shirt, not the head: before a plain background and before a room', async () => {
    for (const background of [backdrop('#ffffff'), TEXTURE]) {
      const { subject, isScene } = await look(person(background), { faces: [face], wornOn: 'torso' });
      expect(measureCover(shirt, subject)).toBeGreaterThan(0.75);
      expect(isScene).toBe(true);
    }
  });

  test('is framed at the shoes, at the lower end of the person', async () => {
    const { subject } = await look(person(backdrop('#f4f4f4')), { faces: [face], wornOn: 'feet' });
    expect(measureCover(shoes, subject)).toBeGreaterThan(0.9);
    expect(subject.height).toBeLessThan(0.25);
  });

  test('has glasses framed in the upper half of the face', async () => {
    const { subject } = await look(person(TEXTURE), { faces: [face], wornOn: 'eyes' });
    const eyes = { x: face.x, y: face.y + 0.03, width: face.width, height: 0.04 };
    expect(measureCover(eyes, subject)).toBeCloseTo(1);
    expect(subject.height).toBeLessThan(0.12);
  });

  test('is framed whole if the worn product is unknown, and with the whole photo in a room', async () => {
    const plain = await look(person(backdrop('#ffffff')), { faces: [face] });
    expect(measureCover(shirt, plain.subject)).toBeGreaterThan(0.99);
    expect(measureCover(shoes, plain.subject)).toBeGreaterThan(0.95);
    const room = await look(person(TEXTURE), { faces: [face], wornOn: 'wrist' });
    expect(room.subject).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  test('returns the colour of the shirt', async () => {
    const { subjectColor } = await look(person(backdrop('#ffffff')), { faces: [face], wornOn: 'torso' });
    expect(subjectColor).toMatch(/^#b|^#c/);
    expect(Number.parseInt(subjectColor.slice(3, 5), 16)).toBeLessThan(0x50);
  });
});

test('a product before a plain background is no scene; one in a room is', async () => {
  const cup = '<circle cx="300" cy="300" r="140" fill="#c22f1a"/>';
  expect((await look(backdrop('#ffffff') + cup)).isScene).toBe(false);
  expect((await look(cup)).isScene).toBe(false);
  expect((await look(TEXTURE + cup)).isScene).toBe(true);
});

test.each([
  ['#ffffff', '#2f6b4f'],
  ['#101418', '#e8d9b5'],
])('the colour of a product is its own, not that of its background %s', async (background, colour) => {
  const { subjectColor } = await look(
    `${backdrop(background)}<rect x="240" y="180" width="120" height="240" fill="${colour}"/><rect x="260" y="250" width="80" height="40" fill="#d02040"/>`,
  );
  for (const at of [1, 3, 5])
    expect(
      Math.abs(Number.parseInt(subjectColor.slice(at, at + 2), 16) - Number.parseInt(colour.slice(at, at + 2), 16)),
      `${subjectColor} ${colour}`,
    ).toBeLessThan(14);
});

test('the palette lists the colours of the product, the strongest first, without the background', async () => {
  const product =
    '<rect x="150" y="150" width="300" height="200" fill="#d02020"/><rect x="150" y="350" width="300" height="100" fill="#2040c0"/>';
  const { palette } = await look(backdrop('#ffffff') + product);
  expect(palette).toHaveLength(2);
  expect(palette[0]).toMatch(/^#(ce|cf|d0|d1)(1f|20|21)(1f|20|21)$/);
  expect(palette[1]).toMatch(/^#(1f|20|21)(3f|40|41)(bf|c0|c1)$/);
});

test('frames shorts on legs without a face where they are, and trousers down to the shoes', async () => {
  const legs = (wornTo: number) =>
    `${backdrop('#ffffff')}<rect x="200" width="200" height="570" fill="#cf9a7c"/><rect x="190" y="60" width="220" height="${wornTo - 60}" fill="#4b454f"/>`;
  const dressed = (wornTo: number) =>
    Float64Array.from({ length: 96 * 96 }, (_, pixel) => {
      const y = (Math.floor(pixel / 96) * 600) / 96;
      return y >= 60 && y < wornTo ? 1 : 0;
    });
  const shorts = await look(legs(260), { wornOn: 'legs', dressed: dressed(260) });
  expect(measureOverlap(shorts.subject, { x: 190 / 600, y: 0.1, width: 220 / 600, height: 200 / 600 })).toBeGreaterThan(
    0.85,
  );
  const trousers = await look(legs(540), { wornOn: 'legs', dressed: dressed(540) });
  expect(trousers.subject.height).toBeGreaterThan(0.85);
});

test('treats legs that the image cuts off as a scene, and a lamp on its cord as none', async () => {
  const legs = await look(
    `${backdrop('#d0d0d2')}<rect x="180" width="110" height="560" fill="#22305a"/><rect x="330" width="110" height="560" fill="#22305a"/>`,
  );
  const lamp = await look(
    `${backdrop('#d0d0d2')}<rect x="296" width="8" height="220" fill="#222222"/><path d="M300 200l140 160h-280z" fill="#a03020"/>`,
  );
  expect(legs.isScene).toBe(true);
  expect(lamp.isScene).toBe(false);
});
