import { expect, test } from 'vitest';
import { readIntoScene } from './read-into-scene.ts';
import { READY_SCENES } from './ready-scenes/ready-scenes.ts';
import { sceneGraph } from './scene-graph.ts';

const sceneOf = (id: string) => {
  const scene = READY_SCENES.find((each) => each.id === id);
  if (!scene) throw new Error(`no scene ${id}`);
  return scene;
};
const read = (id: string, prompt: string, { negative = '', hasProduct = true } = {}) =>
  readIntoScene(sceneOf(id), { prompt, negative, hasProduct });
const wordsOf = (prompt: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => prompt.slice(start, end));

test('without words it is the scene itself, and all of it is drawn', () => {
  for (const scene of READY_SCENES) {
    const { graph, account } = readIntoScene(scene, { prompt: '', hasProduct: true });
    expect(graph.setting).toEqual(scene.graph.setting);
    expect(graph.light).toEqual(scene.graph.light);
    expect(account).toMatchObject({ coverage: 1, advice: 'draw', ignored: [] });
  }
});

test.each([
  ['golden hour light', '黄昏的光'],
  ['with rose petals', '玫瑰花瓣'],
  ['from a low angle', '低角度'],
])('takes in what a scene has room for, the same in both languages: %s', (english, chinese) => {
  const plain = read('white_marble', '');
  const [one, other] = [read('white_marble', english), read('white_marble', chinese)];
  expect(one.graph).not.toEqual(plain.graph);
  expect(other.graph).toEqual(one.graph);
  expect(one.account).toMatchObject({ ignored: [], advice: 'draw' });
});

test('tells words that the chosen scene overrules as ignored', () => {
  const prompt = 'on the beach, sunlight';
  const { graph, account } = read('neon', prompt);
  expect(graph.setting.kind).toBe('studio');
  expect(graph.light.kind).toBe('sun');
  expect(wordsOf(prompt, account.ignored)).toEqual(['beach']);
  expect(account.coverage).toBeLessThan(0.7);
  expect(account.advice).toBe('notice');
});

test('asks first where no product is there and the scene takes in less than two fifths of the words', () => {
  expect(read('neon', 'beach, desert', { hasProduct: false }).account.advice).toBe('ask');
  expect(read('neon', 'a puppy', { hasProduct: false }).account).toMatchObject({ advice: 'ask', subject: 'missing' });
});

test('a word for what the scene shows anyway is drawn', () => {
  expect(read('white_marble', 'marble').account).toMatchObject({ ignored: [], coverage: 1 });
});

test('paints walls that can be painted, and tells the colour as ignored elsewhere', () => {
  expect(read('white_studio', 'blue background').graph.setting.backdrop).not.toBe('#f6f5f2');
  const prompt = 'blue background';
  expect(wordsOf(prompt, read('forest', prompt).account.ignored)).toContain('blue');
});

test('a wall that a scene does not have is told as ignored with its noun', () => {
  const prompt = 'dark background';
  const { account, graph } = read('kitchen', prompt);
  expect(account.understood).toEqual([]);
  expect(wordsOf(prompt, account.ignored)).toEqual(['dark', 'background']);
  expect(graph.light.time).toBe(sceneOf('kitchen').graph.light.time);
});

test('takes out what must not appear', () => {
  const kinds = (negative: string) => read('gift', '', { negative }).graph.props.map(({ kind }) => kind);
  expect(kinds('')).toContain('ribbon');
  expect(kinds('ribbons')).not.toContain('ribbon');
  expect(read('leaf_shadow', '', { negative: 'leaf shadow' }).graph.light.gobo).toBe('none');
});

test('any scene with any words is a valid graph', () => {
  for (const { id } of READY_SCENES)
    for (const prompt of ['red bottle with lemons, leaves and pebbles, neon night', '金色礼盒，灯笼，丝带，逆光'])
      expect(sceneGraph.safeParse(read(id, prompt, { hasProduct: false }).graph).error).toBeUndefined();
});
