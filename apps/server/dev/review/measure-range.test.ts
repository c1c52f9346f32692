import { expect, it } from 'vitest';
import { measureRange } from './measure-range.ts';

it('passes six layouts and four looks', () => {
  const ads = [
    { look: 'a', layouts: ['hero', 'grid'] },
    { look: 'b', layouts: ['split', 'price'] },
    { look: 'c', layouts: ['end', 'hero'] },
    { look: 'd', layouts: ['phone'] },
  ];
  expect(measureRange(ads).map(({ isPassed }) => isPassed)).toEqual([true, true]);
});

it('fails ads that differ only in colours', () => {
  const ads = ['a', 'b', 'c', 'd'].map((look) => ({ look, layouts: ['hero', 'end'] }));
  expect(measureRange(ads)).toMatchObject([{ isPassed: false, value: '2 (hero, end)' }, { isPassed: true }]);
});
