import { expect, test } from 'vitest';
import { enhancePrompt } from '../enhance-prompt.ts';
import { nameReadyScene, nameSceneGroup, READY_SCENES, SCENE_GROUPS } from './ready-scenes.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import { sceneGraph } from '../scene-graph.ts';
import { PROMPT_MODES, suggestPrompts } from '../suggest-prompts.ts';

test('there are 40 ready scenes, all different, named in both languages and for a product', () => {
  expect(READY_SCENES).toHaveLength(40);
  expect(new Set(READY_SCENES.map(({ graph }) => JSON.stringify(graph))).size).toBe(40);
  for (const { id, group, graph } of READY_SCENES) {
    expect(sceneGraph.parse(graph).subject.kind).toBe('product');
    expect(nameReadyScene(id, 'en')).toMatch(/^[A-Z]/);
    expect(nameReadyScene(id, 'zh-CN')).toMatch(/\p{Script=Han}/u);
    expect(SCENE_GROUPS).toContain(group);
  }
  for (const group of SCENE_GROUPS) expect(nameSceneGroup(group, 'zh-CN')).toMatch(/\p{Script=Han}/u);
});

test.each(PROMPT_MODES)('every suggestion for %s is drawn in full', (mode) => {
  for (const language of ['en', 'zh-CN'] as const)
    for (const prompt of suggestPrompts(language, mode)) {
      const { account } = readPrompt({
        prompt,
        hasProduct: mode === 'product_scene',
        canMove: mode === 'clip',
        canStyle: mode === 'image_to_image',
      });
      expect(account.coverage, prompt).toBe(1);
    }
});

test('suggestions say the same in both languages', () => {
  for (const mode of PROMPT_MODES) {
    const [english, chinese] = [suggestPrompts('en', mode), suggestPrompts('zh-CN', mode)];
    expect(chinese).toHaveLength(english.length);
  }
});

test.each([
  ['red bottle', 'en'],
  ['a luxury perfume bottle "NOIR" with a gold ring', 'en'],
  ['cozy mug on a wooden table, steam', 'en'],
  ['a cat', 'en'],
  ['', 'en'],
  ['红色瓶子', 'zh-CN'],
  ['奢华香水瓶，不要大理石', 'zh-CN'],
  ['面霜，清新，水面', 'zh-CN'],
] as const)('the enhancer keeps what "%s" says and adds what fits', (prompt, language) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const enhanced = enhancePrompt(prompt, language, seed);
    expect(enhanced.startsWith(prompt)).toBe(true);
    expect(enhanced.length).toBeGreaterThan(prompt.length);
    expect(enhancePrompt(prompt, language, seed)).toBe(enhanced);
    const [before, after] = [readPrompt({ prompt }), readPrompt({ prompt: enhanced })];
    const ids = after.account.understood.map(({ as }) => as);
    for (const { as } of before.account.understood) expect(ids, enhanced).toContain(as);
    expect(after.graph.subject).toEqual(before.graph.subject);
    if (before.account.setting === 'drawn') expect(after.graph.setting).toEqual(before.graph.setting);
    // Nothing that it adds is ignored.
    expect(after.account.ignored.length, enhanced).toBe(before.account.ignored.length);
    for (const id of before.account.removed) expect(ids).not.toContain(id);
  }
});
