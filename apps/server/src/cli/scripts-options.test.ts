import { describe, expect, it } from 'vitest';
import { UsageError } from './make-options.ts';
import { parseScriptsOptions } from './scripts-options.ts';

describe('npm run scripts', () => {
  it("writes ten scripts of fifteen seconds in the product's own language where nothing else is asked", () => {
    expect(parseScriptsOptions(['product.json'])).toEqual({
      input: 'product.json',
      count: 10,
      language: undefined,
      lengthS: 15,
      seed: 1,
      goal: 'sales',
      framework: undefined,
    });
  });

  it('takes number, language, length, seed, goal and framework', () => {
    const words = 'product.json --n 3 --lang zh --length 30 --seed 7 --goal traffic --framework aida'.split(' ');
    expect(parseScriptsOptions(words)).toEqual({
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
    ['', 'npm run scripts -- product.json'],
    ['a.json b.json', 'npm run scripts -- product.json'],
    ['a.json --n 0', '--n takes a whole number from 1 to 1000, not "0"'],
    ['a.json --n 2.5', '--n takes a whole number'],
    ['a.json --length 0', '--length takes a number from 5 to 120, not "0"'],
    ['a.json --length 121', '--length takes a number from 5 to 120, not "121"'],
    ['a.json --length long', '--length takes a number from 5 to 120, not "long"'],
    ['a.json --lang de', '--lang takes one of en, zh-CN, not "de"'],
    ['a.json --seed -1', '--seed'],
    ['a.json --goal fame', '--goal takes one of sales, traffic, awareness, engagement, not "fame"'],
    ['a.json --framework none', '--framework takes one of problem_solution'],
    ['a.json --loud', "Unknown option '--loud'"],
  ])('refuses "%s" with: %s', (words, message) => {
    const parse = () => parseScriptsOptions(words.split(' ').filter(Boolean));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(message);
  });
});
