import { describe, expect, it, test } from 'vitest';
import { isCovered } from './font-coverage.ts';
import { FONT_FAMILIES, findFontFamily } from './font-families.ts';
import { fontStack, listStackFaces, settleFamily, toCanvasFont } from './font-stack.ts';

const WESTERN = 'äöüÄÖÜßàâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜáéíóúñ¿¡ÁÉÍÓÚÑãõÃÕåøÅØ€£%&@“”‘’…–';
const POLISH_AND_TURKISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻğıİşĞŞ';
const VIETNAMESE = 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ';
const LETTERS = {
  latin: WESTERN + POLISH_AND_TURKISH + VIETNAMESE,
  western: WESTERN,
  cyrillic: CYRILLIC,
  greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  // Characters of level 1 of GB 2312, which every Chinese font has.
  han: '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动',
  emoji: '🔥⭐✅❌❤☕⚡✨🎉👍🏽🇩🇪⏰',
} as const;

const listMissing = (family: string, letters: string) => Array.from(letters).filter((each) => !isCovered(family, each));

describe('a family that documents may name', () => {
  it.each(FONT_FAMILIES)('$family has every letter of the scripts it claims', ({ family, scripts }) => {
    for (const script of scripts) expect(listMissing(family, LETTERS[script])).toEqual([]);
  });

  it.each(FONT_FAMILIES)(
    '$family that lacks letters of Europe or Vietnam has a substitute with all of them',
    (each) => {
      if (!each.scripts.includes('western')) return;
      expect(findFontFamily(each.substitute ?? '')?.scripts).toContain('latin');
    },
  );

  it.each(FONT_FAMILIES)('$family has a Chinese partner with Chinese letters, if any', ({ han }) => {
    if (han === undefined) return;
    expect(findFontFamily(han)?.scripts).toContain('han');
  });

  it('is listed once', () => {
    const names = FONT_FAMILIES.map(({ family }) => family);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a glyph that a family lacks comes from its Chinese partner, its substitute, Inter, Noto Sans CJK SC, Noto Emoji, in this order', () => {
  expect(fontStack('Caveat')).toEqual([
    'Caveat',
    'Ma Shan Zheng',
    'Patrick Hand',
    'Inter',
    'Noto Sans CJK SC',
    'Noto Emoji',
  ]);
  expect(fontStack('Inter')).toEqual(['Inter', 'Noto Sans CJK SC', 'Noto Emoji']);
});

test('a text in an unknown family is set in Inter', () => {
  expect(fontStack('Comic Sans MS')).toEqual(['Inter', 'Noto Sans CJK SC', 'Noto Emoji']);
});

test('each face is the nearest weight that its family has, the heavier of two equally near ones', () => {
  expect(listStackFaces({ family: 'Anton', weight: 900 }).map(({ weight }) => weight)).toEqual([
    400, 400, 900, 700, 700,
  ]);
  expect(listStackFaces({ family: 'Noto Serif CJK SC', weight: 550 })[0]?.weight).toBe(700);
  expect(listStackFaces({ family: 'Manrope', weight: 100 })[0]?.weight).toBe(400);
});

test('hosts never choose a weight: each face is a family of its own', () => {
  expect(toCanvasFont({ family: 'Playfair Display', weight: 700, sizePx: 40.5 })).toBe(
    '40.5px "Playfair Display 700", "Noto Serif CJK SC 700", "Inter 700", "Noto Sans CJK SC 700", "Noto Emoji 700"',
  );
});

describe('the family of a text', () => {
  it('is its own if that has all letters', () => {
    expect(settleFamily('Shrikhand', 'Größe, naïve 你好 привет')).toBe('Shrikhand');
  });

  it('is its substitute if a letter is missing', () => {
    expect(settleFamily('Shrikhand', 'Điện thoại')).toBe('Lobster');
  });
});

test('coverage knows characters at both ends of a range, and beside it', () => {
  expect(isCovered('ZCOOL KuaiLe', ' ')).toBe(true);
  expect(isCovered('ZCOOL KuaiLe', '~')).toBe(true);
  expect(isCovered('ZCOOL KuaiLe', '\u007f')).toBe(false);
  expect(isCovered('Anton', '\uffff')).toBe(false);
  expect(isCovered('Anton', '你')).toBe(false);
  expect(isCovered('Noto Sans CJK SC', '𠮷')).toBe(true);
  expect(isCovered('Noto Sans CJK SC', '\u{10ffff}')).toBe(false);
});
