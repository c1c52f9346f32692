import { expect, it } from 'vitest';
import { readForm } from './fact-form.ts';

const show = (phrase: string): string => {
  const form = readForm(phrase);
  if (form.kind === 'noun') return `noun ${form.head} ${form.number}`;
  return form.kind === 'clause' ? `clause ${form.base}` : form.kind;
};

it.each([
  ['450 g brushed organic cotton', 'noun cotton uncountable'],
  ['two speed settings', 'noun settings plural'],
  ['non-slip base', 'noun base singular'],
  ['slips on without laces', 'clause slip on without laces'],
  ['holds 350 ml', 'clause hold 350 ml'],
  ['wicks sweat and dries in an hour', 'clause wick sweat and dry in an hour'],
  ['burns for 40 hours', 'clause burn for 40 hours'],
  ['made of oak', 'state'],
  ['printed on 300 gsm cotton paper', 'state'],
  ['lightweight and foldable', 'state'],
  ['the lid comes off in one move', 'sentence'],
  ['hang it on your wall', 'order'],
  // A phrase with a verb of its own is no noun phrase, whatever it begins with.
  ['ribbed cuffs keep their shape', 'text'],
  ['kangaroo pocket fits a small tablet', 'text'],
  ['cuffs and straps', 'text'],
  ['light body', 'noun body singular'],
  ['something that nobody listed', 'text'],
])('reads the form of "%s"', (phrase, expected) => {
  expect(show(phrase)).toBe(expected);
});
