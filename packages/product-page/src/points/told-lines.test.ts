import { expect, test } from 'vitest';
import { readToldText } from './told-lines.ts';

test('separates the lines of lists from sentences', () => {
  expect(readToldText('<p>It keeps tea warm.</p><ul><li>Two handles</li><li>Oak lid</li></ul>')).toEqual({
    items: ['Two handles', 'Oak lid'],
    prose: ['It keeps tea warm.'],
  });
});

test.each([
  '- Two handles<br>- Oak lid<br>',
  '<p>✔ Two handles</p><p>✔ Oak lid</p>',
  '1. Two handles\n2. Oak lid',
  '&lt;ul&gt;&lt;li&gt;Two handles&lt;/li&gt;&lt;li&gt;Oak lid&lt;/li&gt;&lt;/ul&gt;',
])('reads a list written as %j', (text) => {
  expect(readToldText(text).items).toEqual(['Two handles', 'Oak lid']);
});

test('drops texts under titles of the trade, in any notation', () => {
  const text =
    'FEATURES\n- Oak lid\n- Two handles\n★ SHIPPING ★\n- Leaves within a day\nReturns:\nWithin 30 days.\n#mug #tea';
  expect(readToldText(text)).toEqual({ items: ['Oak lid', 'Two handles'], prose: [] });
  expect(readToldText('【双层】双层玻璃，不烫手\n【关于快递】下午四点前发出').items).toEqual([
    '【双层】双层玻璃，不烫手',
  ]);
});

test('drops lines that are only links', () => {
  expect(readToldText('<p>Made of oak.</p><p><a href="/x">See the whole range of mugs.</a></p>').prose).toEqual([
    'Made of oak.',
  ]);
});

test('numbered instructions are steps, numbered facts are points', () => {
  expect(
    readToldText(
      '1. Open the box<br>2. Insert the lid<br>3. Fix the handle with a screw<p>1. Oak lid<br>2. Two handles</p>',
    ).items,
  ).toEqual(['Oak lid', 'Two handles']);
  expect(readToldText('<h3>Installation</h3><p>A wall plate carries the lamp.</p>').prose).toEqual([]);
});

test('invisible marks are removed and doubly escaped entities decoded', () => {
  expect(readToldText('<ul><li>Oak\u200e\u00a0lid</li><li>Two &amp;nbsp;handles</li></ul>').items).toEqual([
    'Oak lid',
    'Two handles',
  ]);
});
