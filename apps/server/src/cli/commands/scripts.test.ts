import { describe, expect, it } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createScriptsCommand } from './scripts.ts';

const read = (words: string) => readWords(createScriptsCommand, words.split(' ').filter(Boolean));

describe('reelwright scripts', () => {
  it("writes ten scripts of fifteen seconds in the product's own language by default", async () => {
    expect(await read('product.json')).toEqual({
      input: 'product.json',
      count: 10,
      language: undefined,
      lengthS: 15,
      seed: 1,
      goal: 'sales',
      framework: undefined,
    });
  });

  it('takes number, language, length, seed, goal and framework', async () => {
    expect(await read('product.json --n 3 --lang zh --length 30 --seed 7 --goal traffic --framework aida')).toEqual({
      input: 'product.json',
      count: 3,
      language: 'zh-CN',
      lengthS: 30,
      seed: 7,
      goal: 'traffic',
      framework: 'aida',
    });
  });

  it.each([
    ['', "missing required argument 'product'"],
    ['a.json b.json', 'too many arguments'],
    ['a.json --n 0', '--n takes a whole number from 1 to 1000, not "0"'],
    ['a.json --n 2.5', '--n takes a whole number'],
    ['a.json --length 0', '--length takes a number from 5 to 120, not "0"'],
    ['a.json --length 121', '--length takes a number from 5 to 120, not "121"'],
    ['a.json --length long', '--length takes a number from 5 to 120, not "long"'],
    ['a.json --lang de', '--lang takes one of en, zh-CN, not "de"'],
    ['a.json --seed -1', '--seed'],
    ['a.json --goal fame', 'Allowed choices are sales, traffic, awareness, engagement'],
    ['a.json --framework none', 'Allowed choices are problem_solution'],
    ['a.json --loud', "unknown option '--loud'"],
  ])('refuses "%s" with: %s', async (words, message) => {
    await expect(read(words)).rejects.toThrow(message);
  });
});
