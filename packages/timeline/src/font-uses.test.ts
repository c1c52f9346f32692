import { expect, test } from 'vitest';
import type { StickerClip } from './document/sticker-clips.ts';
import type { TitleClip } from './document/text-clips.ts';
import { type FontUse, listFontFaces, listFontUses } from './font-uses.ts';
import { testDocument } from './test-document.ts';

function titleOf(text: string, style: Partial<TitleClip['style']> = {}): TitleClip {
  const texts = testDocument().tracks.flatMap((track) => (track.kind === 'text' ? track.clips : []));
  const title = texts.find((clip) => clip.kind === 'title');
  if (!title) throw new Error('the test document has no title');
  return { ...title, text, style: { ...title.style, ...style } };
}

function usesOf(clips: { titles?: TitleClip[]; stickers?: StickerClip[] }): FontUse[] {
  return listFontUses({
    ...testDocument(),
    tracks: [
      { kind: 'text', id: 'texts', clips: clips.titles ?? [] },
      { kind: 'sticker', id: 'stickers', clips: clips.stickers ?? [] },
    ],
  });
}

const textOf = (uses: FontUse[], family: string) => uses.find((use) => use.family === family)?.text;

test('a German text needs one face, with the characters likely to be typed next', () => {
  const uses = usesOf({ titles: [titleOf('Größe', { family: 'Anton', weight: 400 })] });
  expect(uses).toHaveLength(1);
  expect(uses[0]).toMatchObject({ family: 'Anton', weight: 400 });
  for (const letter of 'Größe~ 9$') expect(uses[0]?.text).toContain(letter);
});

test('Chinese needs only the partner, and only the characters of the text', () => {
  const uses = usesOf({ titles: [titleOf('买一送一', { family: 'Anton', weight: 400 })] });
  expect(textOf(uses, 'ZCOOL QingKe HuangYou')).toBe('一买送');
  expect(uses.map(({ family }) => family)).toEqual(['Anton', 'ZCOOL QingKe HuangYou']);
});

test('a rare ideograph that the partner lacks comes from Noto Sans CJK SC', () => {
  const uses = usesOf({ titles: [titleOf('一龘', { family: 'Anton', weight: 400 })] });
  expect(textOf(uses, 'Noto Sans CJK SC')).toBe('龘');
});

test('a letter that a face may compose has its parts there', () => {
  const uses = usesOf({ titles: [titleOf('Ǎ', { family: 'Fraunces', weight: 800 })] });
  expect(textOf(uses, 'Fraunces')).toContain('\u030c');
  expect(textOf(uses, 'Noto Serif CJK SC')).toBe('Ǎ');
});

test('a letter with a mark that its own face lacks comes with its mark from a face that has both', () => {
  const uses = usesOf({ titles: [titleOf('1\u20e3', { family: 'Anton', weight: 400 })] });
  const [anton, other] = uses;
  expect(anton?.text).not.toContain('\u20e3');
  expect(other?.text).toBe('1\u20e3');
  expect(uses).toHaveLength(2);
});

test('a text in a family that lacks its letters needs only the substitute', () => {
  const uses = usesOf({ titles: [titleOf('Điện thoại', { family: 'Shrikhand', weight: 400 })] });
  expect(uses.map(({ family }) => family)).toEqual(['Lobster']);
});

test('an emoji needs the emoji face, without the selector for colour', () => {
  const uses = usesOf({ titles: [titleOf('Hot ☕\ufe0f', { family: 'Inter', weight: 700 })] });
  expect(textOf(uses, 'Noto Emoji')).toBe('☕');
});

test('letters to measure with come along from the face that draws them, where the text and its family have none', () => {
  const uses = usesOf({ titles: [titleOf('☕', { family: 'Noto Emoji', weight: 400 })] });
  expect(textOf(uses, 'Inter')).toContain('H');
  expect(textOf(uses, 'Noto Emoji')).toContain('4');
  expect(textOf(uses, 'Inter')).not.toContain('4');
});

test('a script that no face has needs only its replacement', () => {
  const uses = usesOf({ titles: [titleOf('สวัสดี', { family: 'Inter', weight: 700 })] });
  expect(uses.map(({ family }) => family)).toEqual(['Inter']);
  expect(uses[0]?.text).toContain('□');
});

test('the initial of a reviewer is included as the capital that is drawn', () => {
  const card = { kind: 'review_card', id: 'card', start: 0, duration: 120_000 } as const;
  const still = { kind: 'none', duration: 0 } as const;
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const colors = { background: '#000000', color: '#ffffff', starColor: '#ffcc00' };
  const review = {
    ...card,
    ...colors,
    box,
    enter: still,
    exit: still,
    family: 'Inter',
    quote: 'Fine',
    author: 'élise',
  };
  expect(usesOf({ stickers: [review] }).find(({ weight }) => weight === 700)?.text).toContain('É');
});

test('a mark that only allows a line break needs no face', () => {
  const uses = usesOf({ titles: [titleOf('Stone-\u200bware', { family: 'Fraunces', weight: 800 })] });
  expect(uses.map(({ family }) => family)).toEqual(['Fraunces']);
});

test('a space that only another face has comes with a letter: browsers refuse a font without outlines', () => {
  const uses = usesOf({ titles: [titleOf('一\u2005一', { family: 'Fraunces', weight: 800 })] });
  for (const { text } of uses) expect(text).toMatch(/[^\s\u200b]/u);
});

test('a text in capitals needs the capitals', () => {
  const uses = usesOf({ titles: [titleOf('straße é', { family: 'Inter', weight: 700, uppercase: true })] });
  expect(uses[0]?.text).toContain('É');
  expect(uses[0]?.text).not.toContain('é');
});

test('captions and stickers are included like titles, each in its weights', () => {
  const faces = listFontFaces(testDocument());
  expect(faces).toContainEqual({ family: 'Inter', weight: 700 });
  expect(faces).toContainEqual({ family: 'Inter', weight: 800 });
});

test('a document without text needs no font', () => {
  expect(usesOf({})).toEqual([]);
});
