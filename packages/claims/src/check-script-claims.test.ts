import { expect, it } from 'vitest';
import { checkScriptClaims } from './check-script-claims.ts';
import { describeClaim } from './describe-claim.ts';

const line = (text: string) => ({ text });

it('reports the scene and the line of a claim', () => {
  const marks = checkScriptClaims(
    { name: 'Mug', price: 12, currency: 'USD' },
    {
      scenes: [
        { spoken: line('A mug.'), on_screen: line('') },
        { spoken: line('Now $12.'), on_screen: line('Best mug ever') },
      ],
      call_to_action: 'Get 90% off',
    },
  );
  expect(marks.map(({ part, text, is_supported: isSupported }) => [part, text, isSupported])).toEqual([
    ['spoken', '$12', true],
    ['on_screen', 'Best mug', false],
    ['call_to_action', '90%', false],
  ]);
  expect(marks[1]).toMatchObject({ scene: 1, kind: 'superlative' });
  expect(marks.map((mark) => describeClaim(mark, 'zh-CN'))).toContain('商品资料中没有这项内容。');
});
