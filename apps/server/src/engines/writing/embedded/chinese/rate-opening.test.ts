import { expect, test } from 'vitest';
import type { Hook } from '../draft.ts';
import { plainText } from '../sourced-text.ts';
import { CHALLENGE, SPARK } from './fact-sparks.ts';
import { rateOpening } from './rate-opening.ts';

const opened = { weight: 3, strongest: 3, isPitch: false, canOpen: false };
const rate = (text: string, rest: Partial<Hook> = {}, point: Partial<typeof opened> = {}): number =>
  rateOpening(
    { spoken: plainText(text), onScreen: plainText(''), pattern: 'fact-1', ...rest },
    { ...opened, ...point },
  );

test('a viewer stops for what is tried before measures, for both before a name, and last for a question', () => {
  const trouble = rate('抓一把试试。', { shape: CHALLENGE });
  const measure = rate('能承多重？', { shape: SPARK });
  const amount = rate('36色大包装，每色15克。');
  const named = rate('学习桌，圆角防撞。', { saysName: true });
  expect([trouble, amount, named, measure]).toEqual([trouble, amount, named, measure].toSorted((a, b) => b - a));
  expect(named).toBeLessThan(4);
});

test('the seller’s own question comes first, and a weaker fact behind a strong one', () => {
  expect(rate('趴桌上睡醒脖子酸？', {}, { isPitch: true, canOpen: true })).toBeGreaterThan(
    rate('一抓就掉屑？', { shape: SPARK }),
  );
  expect(rate('能承多重？', { shape: SPARK }, { weight: 0 })).toBeLessThan(rate('能承多重？', { shape: SPARK }));
});
