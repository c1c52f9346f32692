import { describe, expect, it, test } from 'vitest';
import { findClusterFamily, toCoveredText } from './covered-text.ts';
import { FONT_FAMILIES } from './font-families.ts';
import { fontStack } from './font-stack.ts';
import { splitClusters } from './text-clusters.ts';

const inInter = (text: string) => toCoveredText(text, 'Inter');

describe('a text drawn only with shipped font faces', () => {
  it('is unchanged if they have it: Latin, Greek, Cyrillic, Chinese, rare ideographs, kana, Hangul, symbols', () => {
    const text = 'Größe “Điện” ½ ™ ★ → ° № ✓ ₹ Ωμέγα привет 买一送一 龘𠮷 カワ 한국';
    expect(inInter(text)).toBe(text);
  });

  it('has emoji as outlines, joined ones whole, and no mark that makes the system draw them in colour', () => {
    expect(inInter('🔥 ✅ 👍🏽 🇩🇪 👨‍👩‍👧')).toBe('🔥 ✅ 👍🏽 🇩🇪 👨‍👩‍👧');
    expect(inInter('❤\ufe0f 1\ufe0f\u20e3 ™\ufe0f ☎\ufe0e')).toBe('❤ 1\u20e3 ™ ☎');
  });

  it('has only the first part of an emoji joined from a symbol and others, which hosts divide differently', () => {
    expect(inInter('❤\ufe0f\u200d🔥 🏴\u200d☠\ufe0f')).toBe('❤ 🏴\u200d☠');
  });

  it('shows a box for each letter of a script that no font face has', () => {
    expect(inInter('سلام')).toBe('□□□□');
    expect(inInter('ชุด 50 %')).toBe('□□ 50 %');
    expect(inInter('\u{2ffff}\u{30000}')).toBe('□');
  });

  it('keeps a script that the family itself has', () => {
    expect(toCoveredText('नमस्ते', 'Poppins')).toBe('नमस्ते');
    expect(toCoveredText('नमस्ते', 'Anton')).toBe('□□□□');
  });

  it('uses the nearest symbol, compatible letters, or the letter without its marks', () => {
    expect(inInter('➜ ✘ ✦')).toBe('→ ✗ ★');
    expect(inInter('𝗕𝗼𝗹𝗱 ŉ')).toBe('Bold ʼn');
    expect(inInter('w\u1ab0')).toBe('w');
  });

  it('drops what is not text: control characters, private use characters, unpaired surrogates, unavailable symbols', () => {
    expect(inInter('a\u0007b\ue000c\ud800d\u{1fbff}e')).toBe('abcde');
    expect(inInter('a\tb\u2028c')).toBe('a b c');
    expect(inInter('soft\u00adly\u2060 \u202eback')).toBe('softly back');
  });

  it('keeps the marks that allow line breaks', () => {
    expect(inInter('Stone-\u200bware')).toBe('Stone-\u200bware');
  });
});

test.each(FONT_FAMILIES)(
  'whatever is written in $family, every character left is one that a face of it has',
  ({ family }) => {
    const stack = fontStack(family);
    for (let code = 0; code < 0x30000; code += 211) {
      const covered = toCoveredText(`${String.fromCodePoint(code)}\u0323`, family);
      const missing = splitClusters(covered).filter((cluster) => findClusterFamily(cluster, stack) === undefined);
      expect(missing.filter((cluster) => !/^[\u200b-\u200d]+$/u.test(cluster))).toEqual([]);
      expect(toCoveredText(covered, family)).toBe(covered);
    }
  },
);
