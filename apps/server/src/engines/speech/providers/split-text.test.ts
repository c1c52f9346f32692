import { describe, expect, test } from 'vitest';
import { LONGEST_PART, splitText } from './split-text.ts';

describe('the parts of a text for a speech model', () => {
  test.each([
    ['en', 'The lamp reads with you, for $19.99, all day.', ' ', 80],
    ['zh-CN', '这款杯子轻巧便携，保温时间很长。', '', 200],
  ] as const)(
    'end with a sentence, are within the limit and leave nothing out, in %s',
    (language, sentence, space, count) => {
      const text = Array.from({ length: count }, () => sentence).join(space);
      const parts = splitText(text, language).map(({ start, end }) => text.slice(start, end));
      expect(parts.length).toBeGreaterThan(2);
      expect(parts.join(space)).toBe(text);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(LONGEST_PART);
        expect(part.endsWith(sentence)).toBe(true);
      }
    },
  );

  test('end at the pauses that the text asks for', () => {
    const text = 'Wait for it. [pause 1.5s] Now!';
    const parts = splitText(text, 'en');
    expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(['Wait for it.', 'Now!']);
    const [before, after] = parts;
    expect(Math.max(before?.afterMs ?? 0, after?.beforeMs ?? 0)).toBe(1500);
  });

  test('are none of a text without a word', () => {
    expect(splitText('🎉 …', 'en')).toEqual([]);
  });
});
