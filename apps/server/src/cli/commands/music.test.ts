import { describe, expect, it } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createMusicCommand } from './music.ts';

const read = (words: string) => readWords(createMusicCommand, words.split(' ').filter(Boolean));

describe('reelwright music', () => {
  it('plays a piece of a given length, with cuts, and an effect', async () => {
    expect(await read('--recipe pearl --length 15 --cuts 4.2,9 --output a.wav')).toMatchObject({
      command: 'piece',
      recipe: { id: 'pearl' },
      lengthS: 15,
      cutsS: [4.2, 9],
      output: 'a.wav',
    });
    expect(await read('--recipe pearl --output a.wav')).toMatchObject({ lengthS: 30, cutsS: [] });
    expect(await read('--effect whoosh --output a.wav')).toMatchObject({ command: 'effect', id: 'whoosh' });
    expect(await read('--list')).toEqual({ command: 'list' });
  });

  it.each([
    ['', /--recipe or an --effect, or --list/],
    ['--recipe pearl', /--output/],
    ['--recipe nothing --output a.wav', /no piece "nothing"/],
    ['--effect nothing --output a.wav', /Allowed choices are .*whoosh/],
    ['--recipe pearl --effect pop --output a.wav', /cannot be used with/],
    ['--recipe pearl --length long --output a.wav', /--length takes a number/],
    ['--recipe pearl --length 600 --output a.wav', /--length takes a number/],
    ['--recipe pearl --cuts 4,x --output a.wav', /--cuts takes seconds/],
    ['--loud', /unknown option '--loud'/],
  ])('suggests what to write instead of "%s"', async (words, message) => {
    await expect(read(words)).rejects.toThrow(message);
  });
});
