import { describe, expect, it } from 'vitest';
import { UsageError } from './make-options.ts';
import { parseMusicOptions } from './music-options.ts';

describe('npm run music', () => {
  it('plays a piece of a length, with cuts, and an effect', () => {
    expect(
      parseMusicOptions(['--recipe', 'pearl', '--length', '15', '--cuts', '4.2,9', '--output', 'a.wav']),
    ).toMatchObject({ command: 'piece', recipe: { id: 'pearl' }, lengthS: 15, cutsS: [4.2, 9], output: 'a.wav' });
    expect(parseMusicOptions(['--recipe', 'pearl', '--output', 'a.wav'])).toMatchObject({ lengthS: 30, cutsS: [] });
    expect(parseMusicOptions(['--effect', 'whoosh', '--output', 'a.wav'])).toMatchObject({ id: 'whoosh' });
    expect(parseMusicOptions(['--list'])).toEqual({ command: 'list' });
  });

  it.each([
    [],
    ['--recipe', 'pearl'],
    ['--recipe', 'nothing', '--output', 'a.wav'],
    ['--effect', 'nothing', '--output', 'a.wav'],
    ['--recipe', 'pearl', '--effect', 'pop', '--output', 'a.wav'],
    ['--recipe', 'pearl', '--length', 'long', '--output', 'a.wav'],
    ['--recipe', 'pearl', '--length', '600', '--output', 'a.wav'],
    ['--recipe', 'pearl', '--cuts', '4,x', '--output', 'a.wav'],
    ['--loud'],
  ])('says what to write instead of %s %s %s %s', (...words) => {
    expect(() => parseMusicOptions(words.filter((word) => typeof word === 'string'))).toThrow(UsageError);
  });
});
