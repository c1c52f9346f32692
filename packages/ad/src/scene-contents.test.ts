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
