import { describe, expect, it } from 'vitest';
import { chooseLook } from './ad-look.ts';

describe('chooseLook', () => {
  it('takes its accent from the pictures', () => {
    const red = chooseLook({ palettes: [['#c02020', '#808080']], language: 'en' });
    const blue = chooseLook({ palettes: [['#2040c0', '#808080']], language: 'en' });
    expect(Number.parseInt(red.accent.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(red.accent.slice(5, 7), 16));
    expect(Number.parseInt(blue.accent.slice(5, 7), 16)).toBeGreaterThan(Number.parseInt(blue.accent.slice(1, 3), 16));
  });

  it('falls back to the house colour where the pictures are grey', () => {
    expect(chooseLook({ palettes: [['#777777', '#efefef', '#101010']], language: 'en' }).accent).toBe(
      chooseLook({ palettes: [], language: 'en' }).accent,
    );
  });

  it('writes Chinese in a Chinese family', () => {
    expect(chooseLook({ palettes: [], language: 'zh-CN' }).family).toContain('CJK');
  });
});
