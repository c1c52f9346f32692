import { describe, expect, it } from 'vitest';
import { compareCatalogues, listEmptyTexts } from './compare-catalogues.ts';

describe('comparing two catalogues', () => {
  it('finds no differences between equivalent catalogues', () => {
    const first = { task: { left: '{{count}} left', name: 'Name' } };
    const second = { task: { name: '名称', left: '剩余 {{count}}' } };
    expect(compareCatalogues(first, second)).toEqual([]);
  });

  it('names a text that one language lacks', () => {
    expect(compareCatalogues({ a: { b: 'x' } }, {})).toEqual(['a.b: only in the first']);
    expect(compareCatalogues({}, { a: 'x' })).toEqual(['a: only in the second']);
  });

  it('names a text with other placeholders or tags', () => {
    expect(compareCatalogues({ a: 'Hi {{name}}' }, { a: '你好 {{user}}' })).toEqual([
      'a: fills in {{name}} in the first and {{user}} in the second',
    ]);
    expect(compareCatalogues({ a: 'Read <1>this</1>' }, { a: '阅读' })).toHaveLength(1);
  });

  it('lets languages have their own plural forms', () => {
    const first = { clip_one: '{{count}} clip', clip_other: '{{count}} clips' };
    expect(compareCatalogues(first, { clip_other: '{{count}} 个片段' })).toEqual([]);
  });
});

it('names texts that are not written yet', () => {
  expect(listEmptyTexts({ task: { left: '', name: 'Name', clip_one: '' }, home: 'Home' })).toEqual([
    'task.left',
    'task.clip_one',
  ]);
});
