import { AD_VIDEO_LIMITS, type Script, urlToVideoInput } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { AppError } from '#src/app-error.ts';
import { refuseLongTitles } from './refuse-long-titles.ts';

const line = (text: string) => ({ text, sources: [] });
const scriptWith = (titles: readonly string[]): Script => ({
  version: 1,
  framework: 'aida',
  goal: 'sales',
  language: 'en',
  length_s: 15,
  seed: 1,
  hook_pattern: 'test',
  scenes: titles.map((title) => ({
    role: 'benefit' as const,
    spoken: line('A mug.'),
    on_screen: line(title),
    image_wish: '',
    duration_ms: 2000,
  })),
  call_to_action: 'Shop now',
});
const refuse = (settings: Record<string, unknown>): void =>
  refuseLongTitles(urlToVideoInput.parse({ link: 'https://shop.example/mug', count: 2, ...settings }));

it('names the scene whose text on screen is too long, in any variant, before credits are held', () => {
  const long = 'M'.repeat(AD_VIDEO_LIMITS.maxTitleWidth + 1);
  const script = scriptWith(['A mug', long]);
  for (const settings of [{ script }, { variants: [{}, { script }] }])
    expect(() => refuse(settings)).toThrow(new AppError('SCENE_TEXT_TOO_LONG', { position: 2, text: long }));
});

it('counts a wide character as two, and accepts titles that may fit', () => {
  expect(() => refuse({ script: scriptWith(['杯'.repeat(46)]) })).toThrow(AppError);
  expect(() => refuse({ script: scriptWith(['杯'.repeat(45), 'M'.repeat(90), '']) })).not.toThrow();
});
