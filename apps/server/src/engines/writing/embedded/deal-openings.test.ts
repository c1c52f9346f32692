import { describe, expect, it } from 'vitest';
import { type DealtOpening, dealOpenings } from './deal-openings.ts';
import type { Hook } from './draft.ts';
import { plainText } from './sourced-text.ts';

const open = (framework: DealtOpening['framework'], text: string, rest: Partial<Hook>): DealtOpening => ({
  framework,
  hook: { spoken: plainText(text), onScreen: plainText(''), pattern: 'fact-1', format: 'question', ...rest },
});

describe('the openings of consecutive ads', () => {
  it('begin with the most appealing one, whatever its framework', () => {
    const dealt = dealOpenings([
      open('aida', '看它。', { asksPoint: 1, appeal: 4 }),
      open('problem_solution', '怕漏？', { asksPoint: 0, appeal: 8 }),
    ]);
    expect(dealt.map(({ hook }) => hook.spoken.text)).toEqual(['怕漏？', '看它。']);
  });

  it('are about three facts before one fact opens a second ad', () => {
    const dealt = dealOpenings([
      open('aida', '一', { asksPoint: 0, appeal: 8 }),
      open('aida', '二', { asksPoint: 0, appeal: 7.9 }),
      open('aida', '三', { asksPoint: 1, appeal: 5 }),
      open('aida', '四', { asksPoint: 2, appeal: 5 }),
    ]);
    expect(new Set(dealt.slice(0, 3).map(({ hook }) => hook.asksPoint))).toEqual(new Set([0, 1, 2]));
  });

  it('differ in format where two appeal nearly alike', () => {
    const dealt = dealOpenings([
      open('aida', '一', { asksPoint: 0, appeal: 8 }),
      open('aida', '二', { asksPoint: 1, appeal: 6.5 }),
      open('aida', '三', { asksPoint: 2, appeal: 6, format: 'punch' }),
    ]);
    expect(dealt.map(({ hook }) => hook.format)).toEqual(['question', 'punch', 'question']);
  });

  it('are used once, though several frameworks share them', () => {
    const shared = { asksPoint: 0, appeal: 6 };
    expect(dealOpenings([open('aida', '一', shared), open('discovery', '一', shared)])).toHaveLength(1);
  });
});
