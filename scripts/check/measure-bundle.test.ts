import { expect, it } from 'vitest';
import { measureBundle } from './measure-bundle.ts';

const sizes: Record<string, number> = {
  'a.js': 100,
  'a.css': 10,
  'b.js': 20,
  'c.js': 7,
  'c.css': 3,
  'd.js': 5,
  'e.js': 8,
};
const sizeOf = (file: string): number => sizes[file] ?? Number.NaN;

it('counts what a screen loads beyond the first, shared files with each screen that needs them', () => {
  const manifest = {
    'index.html': { file: 'a.js', isEntry: true, imports: ['_b'], css: ['a.css'] },
    _b: { file: 'b.js' },
    _d: { file: 'd.js', imports: ['_b'] },
    'src/screen.tsx': {
      file: 'c.js',
      src: 'src/screen.tsx',
      isDynamicEntry: true,
      imports: ['_b', '_d'],
      css: ['c.css'],
    },
    'src/other.tsx': { file: 'e.js', src: 'src/other.tsx', isDynamicEntry: true, imports: ['index.html'] },
    'font.woff2': { file: 'font.woff2', src: 'font.woff2' },
  };
  expect(measureBundle(manifest, sizeOf)).toEqual({
    first: { javaScript: 120, css: 10 },
    parts: [
      { part: 'src/screen.tsx', ownJavaScript: 7, wholeJavaScript: 12, wholeCss: 3 },
      { part: 'src/other.tsx', ownJavaScript: 8, wholeJavaScript: 8, wholeCss: 0 },
    ],
    shared: [{ file: 'd.js', javaScript: 5 }],
  });
});
