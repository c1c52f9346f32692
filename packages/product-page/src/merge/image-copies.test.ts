import { expect, test } from 'vitest';
import { countLargerCopy, findImageId, joinCopies } from './image-copies.ts';

const images = (...links: readonly (readonly [string, number])[]) =>
  links.map(([path, sizePx]) => ({ url: `https://a.example${path}`, sizePx }));
const pathsOf = (joined: readonly { url: string }[]) => joined.map(({ url }) => url.replace('https://a.example', ''));

test("keeps the original of an image server's copies", () => {
  const own = '/media/p/1/mug.jpg';
  expect(pathsOf(joinCopies(images([`/img/w=300,q=80${own}`, 300], [own, 500])))).toEqual([own]);
  expect(pathsOf(joinCopies(images([own, 500], [`/img/w=900${own}`, 900])))).toEqual([own]);
});

test('recognises an image by its number in the file or folder name, after any prefix', () => {
  expect(pathsOf(joinCopies(images(['/small/mug-4104420217.jpg', 200], ['/x/mug-4104420217.jpg', 900])))).toEqual([
    '/x/mug-4104420217.jpg',
  ]);
  expect(pathsOf(joinCopies(images(['/im/1/8288210/Blue+Mug.jpg', 800], ['/im/2/8288210/blue-mug.jpg', 600])))).toEqual(
    ['/im/1/8288210/Blue+Mug.jpg'],
  );
  expect(findImageId('https://a.example/p/mug_12345678_600x600.jpg')).toBe(
    findImageId('https://a.example/q/mug_12345678.png'),
  );
  expect(findImageId('https://a.example/p/mug_12345678_80.jpg')).toBe(
    findImageId('https://a.example/p/mug_12345678.jpg'),
  );
});

test('keeps different images apart', () => {
  const different = images(
    ['/p/12345678_1.jpg', 800],
    ['/p/12345678_2.jpg', 800],
    ['/a/front.jpg', 800],
    ['/b/front.jpg', 800],
    ['/image?id=1', 800],
    ['/image?id=2', 800],
  );
  expect(joinCopies(different)).toHaveLength(6);
});

test('counts an image as large if the platform stores it so, but not a thumbnail', () => {
  const sizes = { minPx: 150, largePx: 480 };
  const copy = (name: string, sizePx: number) => ({ url: `https://i.ebayimg.com/images/g/x/${name}.jpg`, sizePx });
  expect(countLargerCopy(copy('s-l400', 400), sizes).sizePx).toBe(480);
  expect(countLargerCopy(copy('s-l64', 64), sizes).sizePx).toBe(64);
});
