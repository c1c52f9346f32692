import { expect, test } from 'vitest';
import { gerundOf, participleOf } from './verb-forms.ts';

test.each([
  ['roll', 'rolling', 'rolled'],
  ['slip', 'slipping', 'slipped'],
  ['slide', 'sliding', 'slid'],
  ['tie', 'tying', 'tied'],
  ['dry', 'drying', 'dried'],
  ['open', 'opening', 'opened'],
  ['see', 'seeing', 'seen'],
])('"%s" is "%s" while it lasts and "%s" when it is done', (verb, gerund, participle) => {
  expect([gerundOf(verb), participleOf(verb)]).toEqual([gerund, participle]);
});
