import { hash } from 'node:crypto';
import { isPaidGroup, type UserGroup, type UserId } from '@reelwright/contracts';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../actor.ts';

/**
 * From the calls that are refused first to those that are refused last. A token that was not sent before ranks as
 * nobody's: anyone can make one up. Once its call was let in, it is known.
 */
export const CALL_PRIORITIES = ['anonymous', 'guest', 'free', 'paid'] as const;
export type CallPriority = (typeof CALL_PRIORITIES)[number];

/** What is remembered of a token's owner. */
export interface KnownCaller {
  /** Undefined if the token is nobody's. */
  userId: UserId | undefined;
  priority: CallPriority;
}

/**
 * Remembers whose tokens were sent lately, so that a busy server can tell who pays without asking the database. Only a
 * hint: each admitted call still looks its session up.
 */
export interface KnownCallers {
  find(token: string): KnownCaller | undefined;
  remember(token: string, actor: Actor | undefined): void;
}

const MAX_TOKENS = 20_000;

export function createKnownCallers(): KnownCallers {
  const callers = new LRUCache<string, KnownCaller>({ max: MAX_TOKENS });
  return {
    find: (token) => callers.get(toKey(token)),
    remember(token, actor) {
      const priority = actor ? toPriority(actor.plan) : 'anonymous';
      callers.set(toKey(token), { userId: actor?.userId, priority });
    },
  };
}

/** Returns the priority of a call by what is known of its token, if it has one. */
export function priorityOf(known: KnownCaller | undefined): CallPriority {
  return known?.priority ?? 'anonymous';
}

function toPriority(plan: UserGroup): CallPriority {
  if (plan === 'guest') return 'guest';
  return isPaidGroup(plan) ? 'paid' : 'free';
}

/** Keeps tokens themselves out of memory that outlives their call. */
function toKey(token: string): string {
  return hash('sha256', token, 'base64');
}
