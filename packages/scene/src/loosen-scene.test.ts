import { expect, test } from 'vitest';
import { listOpenParts, loosenScene } from './loosen-scene.ts';
import { readPrompt } from './reading/read-prompt.ts';
import { sceneGraph } from './scene-graph.ts';

const read = (prompt: string, negative = '') => {
  const { graph, account } = readPrompt({ prompt, negative });
  return { graph, open: listOpenParts(account) };
};
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const loosen = ({ graph, open }: ReturnType<typeof read>, creativity: number) =>
  SEEDS.map((seed) => loosenScene(graph, { open, creativity, seed }));
const countDifferent = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

test('up to the usual creativity a scene stays as the words say', () => {
  const plain = read('a bottle in a studio');
  for (const creativity of [0, 0.3]) for (const graph of loosen(plain, creativity)) expect(graph).toEqual(plain.graph);
});

test('the higher the creativity, the more scenes differ; all are valid', () => {
  const plain = read('a bottle in a studio');
  const [some, many] = [loosen(plain, 0.5), loosen(plain, 1)];
  expect(countDifferent(some)).toBeGreaterThan(10);
  expect(countDifferent(many)).toBeGreaterThan(countDifferent(some));
  for (const graph of many) expect(sceneGraph.safeParse(graph).error).toBeUndefined();
});

test('the same seed gives the same scene', () => {
  const plain = read('a bottle in a studio');
  expect(loosen(plain, 1)).toEqual(loosen(plain, 1));
});

test('what the words name stays, in both languages', () => {
  for (const prompt of [
    'a red bottle on a table, candlelight, low angle, luxury, lemons',
    '桌上的红色瓶子，烛光，低角度，奢华，柠檬',
  ]) {
    const said = read(prompt);
    expect(said.open).toEqual([]);
    for (const graph of loosen(said, 1)) expect(graph).toEqual(said.graph);
  }
});

test('what must not appear does not come in by itself', () => {
  for (const graph of loosen(read('a bottle in a studio', 'leaves, leaf shadow'), 1))
    expect([graph.props, graph.light.gobo]).toEqual([[], 'none']);
});
