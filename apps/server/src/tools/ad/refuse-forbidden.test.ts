import { type Script, urlToVideoInput } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { AppError } from '#src/app-error.ts';
import { refuseForbiddenScript, refuseForbiddenTexts } from './refuse-forbidden.ts';

const input = (product: Record<string, unknown>, platforms: readonly string[] = []) =>
  urlToVideoInput.parse({ link: 'https://shop.example/tea', product, platforms });

it("refuses a task with typed texts that the law forbids, in the user's language", () => {
  expect(() => refuseForbiddenTexts(input({ selling_points: ['Cures diabetes'] }), 'zh-CN')).toThrow(
    new AppError('POLICY_FORBIDS', {
      text: 'Cures diabetes',
      reason: '除获批的药品、医疗器械外，广告不得宣称治疗、治愈或预防疾病。',
    }),
  );
});

it('accepts texts that are only advised against', () => {
  expect(() => refuseForbiddenTexts(input({ selling_points: ['The best tea on the market!!!'] }), 'en')).not.toThrow();
});

function scriptThatSays(text: string): Script {
  const line = (written: string) => ({ text: written, sources: [] });
  return {
    version: 1,
    framework: 'aida',
    goal: 'sales',
    language: 'en',
    length_s: 15,
    seed: 1,
    hook_pattern: 'model',
    scenes: [
      { role: 'hook', spoken: line(text), on_screen: line(''), image_wish: '', duration_ms: 2000 },
      { role: 'call_to_action', spoken: line('Shop now.'), on_screen: line(''), image_wish: '', duration_ms: 2000 },
    ],
    call_to_action: 'Shop now',
  };
}

it('refuses a script that the law forbids before it is spoken', () => {
  expect(() => refuseForbiddenScript(scriptThatSays('Guaranteed income for you.'), [])).toThrow(AppError);
});

it("refuses the user's own script of any variant, by the rules of the ad's platforms", () => {
  const refuse = (platforms: readonly string[], settings: Record<string, unknown>) =>
    refuseForbiddenTexts(
      urlToVideoInput.parse({ link: 'https://shop.example/tea', platforms, count: 2, ...settings }),
      'en',
    );
  const script = scriptThatSays('Lose weight without exercise.');
  for (const settings of [{ script }, { variants: [{}, { script }] }]) {
    expect(() => refuse(['tiktok'], settings)).toThrow(AppError);
    expect(() => refuse([], settings)).not.toThrow();
  }
});
