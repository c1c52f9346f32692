import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureSubjects, Region } from '../vision.ts';
import { describePicture } from './describe-picture.ts';
import { toThumbnail } from './thumbnail.ts';

async function look(
  svgBody: string,
  { width = 600, height = 600, faces = [] as Region[] } = {},
): Promise<PictureSubjects> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svgBody}</svg>`;
  const small = sharp(Buffer.from(svg)).resize(96, 96, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return describePicture(toThumbnail(data, info), faces);
}

const backdrop = (fill: string): string => `<rect width="100%" height="100%" fill="${fill}"/>`;

/** Shared area by joint area: 1 for the same region. */
function measureOverlap(one: Region, other: Region): number {
  const along = (start: number, length: number, otherStart: number, otherLength: number): number =>
    Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
  const shared = along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** How much of the first lies within the second. */
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

  test('tells the colour of the background', async () => {
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

test('a picture of one colour is its own subject', async () => {
  const { subject, palette } = await look(backdrop('#336699'));
  expect(subject).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(palette).toEqual(['#336699']);
});

test('faces go before products, with room for hair and chin', async () => {
  const faces = [
    { x: 0.3, y: 0.2, width: 0.1, height: 0.1 },
    { x: 0.6, y: 0.3, width: 0.1, height: 0.1 },
  ];
  const { subject } = await look(
    `${backdrop('#ffffff')}<rect x="0" y="400" width="600" height="200" fill="#2255aa"/>`,
    { faces },
  );
  for (const face of faces) expect(measureCover(face, subject)).toBeCloseTo(1);
  expect(subject.y).toBeLessThan(0.2);
  expect(subject.y + subject.height).toBeLessThan(0.5);
});

test('the palette names the colours of the product, the strongest first, without the background', async () => {
  const product =
    '<rect x="150" y="150" width="300" height="200" fill="#d02020"/><rect x="150" y="350" width="300" height="100" fill="#2040c0"/>';
  const { palette } = await look(backdrop('#ffffff') + product);
  expect(palette).toHaveLength(2);
  expect(palette[0]).toMatch(/^#(ce|cf|d0|d1)(1f|20|21)(1f|20|21)$/);
  expect(palette[1]).toMatch(/^#(1f|20|21)(3f|40|41)(bf|c0|c1)$/);
});
