import { expect, it } from 'vitest';
import { searchOf } from './search-of.ts';

it('reads the known names of an address and ignores the rest', () => {
  const read = searchOf('draft', 'url');
  expect(read({ draft: 'a1', url: 'https://shop.example/tea', page: '2' })).toEqual({
    draft: 'a1',
    url: 'https://shop.example/tea',
  });
  expect(read({ draft: { id: 1 }, url: null })).toEqual({});
  expect(read({ draft: 12 })).toEqual({ draft: '12' });
});
