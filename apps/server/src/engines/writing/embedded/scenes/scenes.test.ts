import { createClaimChecker } from '@reelwright/claims';
import { describe, expect, it } from 'vitest';
import { refuseChineseLine } from '../chinese/last-reader.ts';
import { refuseLine } from '../english/last-reader.ts';
import { ENGLISH_SCENES } from './en/english-scenes.ts';
import { findScene, readScenes } from './read-scenes.ts';
import { CHINESE_SCENES } from './zh/chinese-scenes.ts';

const HEAP = 25;

describe.each([
  ['English', ENGLISH_SCENES, (text: string) => refuseLine(text, { number: 'singular', names: [] })],
  ['Chinese', CHINESE_SCENES, (text: string) => refuseChineseLine(text, { foreign: [] })],
] as const)('the %s scenes', (_language, scenes, refuse) => {
  const texts = scenes.flatMap(({ hooks, lines }) => [...hooks, ...lines]);

  it('name at least 150 kinds, each once', () => {
    const nouns = scenes.flatMap((scene) => scene.nouns);
    expect(scenes.length).toBeGreaterThanOrEqual(150);
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
  });

  it('claim nothing, since no fact supports them', () => {
    const checker = createClaimChecker({ name: 'X', selling_points: [] });
    const isClaim = (text: string): boolean => checker.check(text).some((mark) => !mark.is_supported);
    // Each call costs more than its text: texts are read one by one only in a heap that holds a claim.
    const heaps = Array.from({ length: Math.ceil(texts.length / HEAP) }, (_none, at) =>
      texts.slice(at * HEAP, (at + 1) * HEAP),
    );
    expect(heaps.filter((heap) => isClaim(heap.join('\n'))).flatMap((heap) => heap.filter(isClaim))).toEqual([]);
  });

  it('pass the last reader', () => {
    expect(texts.filter((text) => refuse(text) !== null)).toEqual([]);
  });

  it('are said of one kind only', () => {
    expect([...Map.groupBy(texts, (text) => text)].filter(([, all]) => all.length > 1).map(([text]) => text)).toEqual(
      [],
    );
  });
});

describe('the scene of a product', () => {
  const scenes = readScenes(`
wallet | Which pocket? | It opens.
kids wallet | Whose? | Coins in.
=table, ~desk | Who sits here? | Sit down.
`);
  const linesOf = (name: string, kind = '') => findScene(scenes, { names: [name], kind, separator: ' ' })?.lines;

  it('is the one of the longest noun that its name ends in', () => {
    expect(linesOf('leather wallet')).toEqual(['It opens.']);
    expect(linesOf('kids wallet')).toEqual(['Coins in.']);
  });

  it('is none of what only ends in a general noun', () => {
    expect(linesOf('table')).toEqual(['Sit down.']);
    expect(linesOf('massage table')).toBeUndefined();
  });

  it('is none for another use than that of its noun', () => {
    const find = (name: string) => findScene(scenes, { names: [name], kind: '', separator: ' ', use: 'kids' })?.lines;
    expect(find('kids wallet')).toEqual(['Coins in.']);
    expect(find('kids leather wallet')).toBeUndefined();
  });

  it('is that of its kind, if that stands for every name of it', () => {
    expect(linesOf('secretary', 'desk')).toEqual(['Sit down.']);
    expect(linesOf('secretary', 'lamp')).toBeUndefined();
  });
});
