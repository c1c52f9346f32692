import type { UserId } from '@reelwright/contracts';
import { beforeEach, expect, it } from 'vitest';
import type { Notices } from '../../platform/database/notices.ts';
import { createKnownSessions, type KnownSessions } from './known-sessions.ts';
import type { FoundToken } from './sessions.store.ts';

const clock = { now: () => new Date(0) };
const found = {
  user: { userId: 1 },
  session: { sessionId: 'one' },
  token: { expiresAt: new Date(60_000) },
} as unknown as FoundToken;

let areArriving: boolean;
let tell: (change: string | null) => void;
let known: KnownSessions;
let reads: number;
const read = async (): Promise<FoundToken> => {
  reads += 1;
  return found;
};

beforeEach(() => {
  areArriving = true;
  reads = 0;
  const notices: Notices = {
    areArriving: () => areArriving,
    async on(_channel, listener) {
      tell = listener;
    },
    close: async () => undefined,
  };
  known = createKnownSessions({ clock, notices, onEnd: () => undefined });
});

it('remembers nothing while the database can tell it nothing', async () => {
  await known.find('token', read);
  areArriving = false;
  await known.find('token', read);
  await known.find('token', read);
  expect(reads).toBe(3);
});

it('forgets everything after notices may have been missed', async () => {
  await known.find('token', read);
  tell(null);
  await known.find('token', read);
  expect(reads).toBe(2);
});

it('remembers nothing without notices', async () => {
  known = createKnownSessions({ clock, notices: undefined, onEnd: () => undefined });
  await known.find('token', read);
  await known.find('token', read);
  expect(reads).toBe(2);
});

it.each(['user:1', 'session:one', 'ended:one', null])(
  'does not remember what it was reading when it was told of %s',
  async (change) => {
    const answer = Promise.withResolvers<FoundToken>();
    const reading = known.find('token', () => answer.promise);
    tell(change);
    answer.resolve(found);
    expect(await reading).toBe(found);
    await known.find('token', read);
    expect(reads).toBe(1);
  },
);

it('forgets only what a notice is about', async () => {
  await known.find('token', read);
  tell('user:2');
  tell('ended:two');
  await known.find('token', read);
  expect(reads).toBe(1);
  known.forget(`user:${1 as UserId}`);
  await known.find('token', read);
  expect(reads).toBe(2);
});

it('never remembers that a token is unknown: it costs a look-up, and pushes out none that exists', async () => {
  await known.find('made up', async () => undefined);
  await known.find('made up', read);
  expect(reads).toBe(1);
});
