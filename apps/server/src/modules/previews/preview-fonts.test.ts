import type { TimelineDocument, TitleClip } from '@reelwright/timeline';
import { expect, it } from 'vitest';
import { createPreviewFonts } from './preview-fonts.ts';

function title(id: string, text: string): TitleClip {
  const stays = { kind: 'none', duration: 0 } as const;
  return {
    kind: 'title',
    id,
    start: 0,
    duration: 120_000,
    text,
    style: {
      family: 'Inter',
      weight: 700,
      size: 0.08,
      color: '#ffffff',
      align: 'center',
      uppercase: false,
      lineHeight: 1.2,
    },
    box: { x: 0, y: 0, width: 1, height: 1 },
    verticalAlign: 'middle',
    enter: stays,
    exit: stays,
  };
}

function documentOf(texts: string[]): TimelineDocument {
  return {
    version: 3,
    canvas: { width: 720, height: 1280, background: '#000000' },
    frameRate: { num: 30, den: 1 },
    duration: 120_000,
    media: {},
    script: [],
    tracks: texts.map((text, index) => ({
      kind: 'text',
      id: `track-${index}`,
      clips: [title(`title-${index}`, text)],
    })),
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}

function openFonts() {
  const stored = new Map<string, Buffer>();
  let puts = 0;
  const fonts = createPreviewFonts({
    subsets: {
      subsetFont: async ({ face, text }) => ({ key: `${face.family}-${text.length}`, bytes: Buffer.from(text) }),
    },
    storage: {
      head: async (key) => {
        const bytes = stored.get(key);
        return bytes && { key, sizeBytes: bytes.length, contentType: 'font/woff2', etag: 'e', modifiedAt: new Date(0) };
      },
      async put(key, content, contentType) {
        puts++;
        stored.set(key, content as Buffer);
        return { key, sizeBytes: 0, contentType, etag: 'e', modifiedAt: new Date(0) };
      },
      signGet: async (key, { expiresInS }) => `/files/${key}?for=${expiresInS}`,
    },
  });
  return { fonts, stored, countPuts: () => puts };
}

it('returns each used font face with the characters in use', async () => {
  const { fonts, stored } = openFonts();
  const [inter, ...others] = await fonts.listPreviewFonts(documentOf(['Grün', 'Été']), 60);
  expect(others).toEqual([]);
  expect(inter).toMatchObject({ family: 'Inter', weight: 700 });
  expect(inter?.url).toMatch(/^\/files\/fonts\/Inter-\d+\.woff2\?for=60$/);
  expect([...stored.values()].join('')).toContain('É');
});

it('adds a Chinese font face only for documents with Chinese characters', async () => {
  const { fonts } = openFonts();
  const families = async (text: string) =>
    (await fonts.listPreviewFonts(documentOf([text]), 60)).map(({ family }) => family);
  expect(await families('Hot all day')).toHaveLength(1);
  expect((await families('热饮')).some((family) => /CJK|SC/.test(family))).toBe(true);
});

it('stores a subset once, however often it is requested', async () => {
  const { fonts, countPuts } = openFonts();
  await fonts.listPreviewFonts(documentOf(['Hot']), 60);
  await fonts.listPreviewFonts(documentOf(['Hot']), 60);
  expect(countPuts()).toBe(1);
});
