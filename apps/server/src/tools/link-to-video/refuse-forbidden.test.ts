import { type Script, urlToVideoInput } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { AppError } from '#src/app-error.ts';
import { refuseForbiddenScript, refuseForbiddenTexts } from './refuse-forbidden.ts';

const input = (product: Record<string, unknown>, platforms: readonly string[] = []) =>
  urlToVideoInput.parse({ link: 'https://shop.example/tea', product, platforms });

it('refuses a task whose typed texts law forbids, in the language of the user', () => {
  expect(() => refuseForbiddenTexts(input({ selling_points: ['Cures diabetes'] }), 'zh-CN')).toThrow(
    new AppError('POLICY_FORBIDS', {
      text: 'Cures diabetes',
      reason: '除获批的药品、医疗器械外，广告不得宣称治疗、治愈或预防疾病。',
    }),
  );
});

it('lets through what is only advised against', () => {
  expect(() => refuseForbiddenTexts(input({ selling_points: ['The best tea on the market!!!'] }), 'en')).not.toThrow();
});

it('refuses a script that law forbids before it is spoken', () => {
  const line = (text: string) => ({ text, sources: [] });
  const script: Script = {
    version: 1,
    framework: 'aida',
    goal: 'sales',
    language: 'en',
    length_s: 15,
    seed: 1,
    hook_pattern: 'model',
    scenes: [
      {
        role: 'hook',
        spoken: line('Guaranteed income for you.'),
        on_screen: line(''),
        picture_wish: '',
        duration_ms: 2000,
      },
    ],
    call_to_action: 'Shop now',
  };
  expect(() => refuseForbiddenScript(script, [])).toThrow(AppError);
});
