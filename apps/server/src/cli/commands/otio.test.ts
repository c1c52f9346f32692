import { expect, it } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createOtioCommand } from './otio.ts';

const read = (words: string) => readWords(createOtioCommand, words.split(' '));

it('reads cuts for a portrait canvas by default', async () => {
  const options = { command: 'import', input: 'cut.otioz', folder: 'in', canvas: { width: 1080, height: 1920 } };
  expect(await read('import cut.otioz --output in')).toEqual(options);
  expect(await read('import cut.otioz --output in --size 640x480')).toEqual({
    ...options,
    canvas: { width: 640, height: 480 },
  });
});

it.each([
  ['import cut.mov --output in', 'must end in .otio or .otioz'],
  ['export document.json --output cut.mov', 'must end in .otio or .otioz'],
  ['import cut.otio --output in --size 641x480', '--size takes two even numbers up to 4096 such as 1080x1920'],
  ['import cut.otio', '--output <folder>'],
  ['export document.json --output cut.otio --size 640x480', "unknown option '--size'"],
  ['swap cut.otio', "unknown command 'swap'"],
])('refuses "%s" with: %s', async (words, message) => {
  await expect(read(words)).rejects.toThrow(message);
});
