import { expect, it } from 'vitest';
import { listSceneContents } from './scene-contents.ts';
import { makeMaterial } from './test-material.ts';

it('names the product over a price that opens the ad', () => {
  const material = makeMaterial();
  const [hook, ...rest] = material.script.scenes;
  if (!hook) throw new Error('the script has a hook');
  const opening = {
    ...hook,
    hook_format: 'price-slam' as const,
    spoken: { text: 'Meet the Reading Lamp: $29.', sources: [] },
    on_screen: { text: '', sources: [] },
  };
  const [content] = listSceneContents({ ...material, script: { ...material.script, scenes: [opening, ...rest] } });
  expect(content?.title).toContain('Reading');
  expect(content?.isSpoken).toBeUndefined();
  expect(content?.price).toBe('$29');
});

it.each([
  ['en', 'Which corner goes dark at five? Meet the Reading Lamp.', 'Which corner goes dark at five?'],
  ['zh-CN', '哪个角落先暗？看看Reading Lamp。', '哪个角落先暗？'],
] as const)('sets an opening large, and the name that follows it as a label (%s)', (language, text, title) => {
  const material = makeMaterial();
  const [hook, ...rest] = material.script.scenes;
  if (!hook) throw new Error('the script has a hook');
  const opening = { ...hook, spoken: { text, sources: [] }, on_screen: { text: '', sources: [] } };
  const script = { ...material.script, scenes: [opening, ...rest] };
  const [content] = listSceneContents({ ...material, language, script });
  expect(content?.isSpoken).toBe(true);
  // Words of Chinese are marked by invisible breaks.
  expect(content?.title?.replaceAll('\u200B', '')).toBe(title);
  expect(content?.label).toContain('Lamp');
});
