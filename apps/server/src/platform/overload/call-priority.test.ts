import { expect, it } from 'vitest';
import { testActor } from '../../test-actor.ts';
import { createKnownCallers, priorityOf } from './call-priority.ts';

const known = createKnownCallers();
const priority = (token: string | null) => priorityOf(token === null ? undefined : known.find(token));

it('tells strangers, guests, users and those who pay apart by the tokens that were sent before', () => {
  // A token that was never seen may be made up.
  expect([priority(null), priority('of-guest')]).toEqual(['anonymous', 'anonymous']);
  known.remember('of-guest', testActor(1, { plan: 'guest' }));
  known.remember('of-user', testActor(2, { plan: 'free' }));
  known.remember('of-team', testActor(3, { plan: 'business' }));
  known.remember('of-nobody', undefined);
  expect(['of-guest', 'of-user', 'of-team', 'of-nobody'].map(priority)).toEqual(['guest', 'free', 'paid', 'anonymous']);
  expect(known.find('of-team')?.userId).toBe(3);
});

it('follows a user who begins to pay, and forgets one whose session has ended', () => {
  known.remember('of-user', testActor(2, { plan: 'personal' }));
  expect(priority('of-user')).toBe('paid');
  known.remember('of-user', undefined);
  expect(known.find('of-user')).toEqual({ userId: undefined, priority: 'anonymous' });
});
