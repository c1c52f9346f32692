import type { SessionId, UserId } from '@reelwright/contracts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Notices } from '../../platform/database/notices.ts';
import type { FoundToken } from './sessions.store.ts';

/** The channel of the triggers in `accounts.tables.sql`: `user:<id>`, `session:<id>` or `ended:<session id>`. */
const SESSION_CHANNEL = 'session_changes';

/** What this process has looked up of tokens, for a minute. */
export interface KnownSessions {
  /** Returns what was looked up within the last minute; else reads and remembers it. */
  find(tokenHash: string, read: () => Promise<FoundToken | undefined>): Promise<FoundToken | undefined>;
  /** Forgets what was looked up, and what is being looked up now. */
  forget(key: `user:${UserId}` | `session:${SessionId}`): void;
}

const KNOWN_MS = 60_000;
const MAX_TOKENS = 20_000;

interface Known {
  found: FoundToken;
  readAtMs: number;
}

interface KnownSessionsNeeds {
  clock: Clock;
  /** Without them nothing is remembered: nobody would say what has changed. */
  notices: Notices | undefined;
  /** Called when a session has ended, in any process. */
  onEnd: (sessionId: SessionId) => void;
}

/**
 * Remembers tokens that exist, never one that does not: an unknown token costs a look-up each time, and pushes out none.
 * Every change of a session, its tokens, its user or the user's role is told by a trigger of the database, to all
 * processes, when its transaction commits; a process that may have missed one forgets everything.
 */
export function createKnownSessions({ clock, notices, onEnd }: KnownSessionsNeeds): KnownSessions {
  /** Token hashes by user and by session. */
  const hashesOf = new Map<string, Set<string>>();
  /** What was forgotten while a look-up ran: its answer may be older than the change. */
  const running = new Set<Set<string>>();
  const known = new LRUCache<string, Known>({
    max: MAX_TOKENS,
    dispose: ({ found }, tokenHash) => {
      for (const key of keysOf(found)) {
        const hashes = hashesOf.get(key);
        hashes?.delete(tokenHash);
        if (hashes?.size === 0) hashesOf.delete(key);
      }
    },
  });

  const isTrusted = (): boolean => notices?.areArriving() ?? false;

  function forget(key: string): void {
    for (const forgotten of running) forgotten.add(key);
    // Each deletion takes its hash out of the set; a set may lose what a loop has passed.
    for (const tokenHash of hashesOf.get(key) ?? []) known.delete(tokenHash);
  }

  function forgetAll(): void {
    for (const forgotten of running) forgotten.add('all');
    known.clear();
  }

  function remember(tokenHash: string, found: FoundToken, readAtMs: number): void {
    known.set(tokenHash, { found, readAtMs });
    for (const key of keysOf(found)) hashesOf.set(key, (hashesOf.get(key) ?? new Set()).add(tokenHash));
  }

  void notices?.on(SESSION_CHANNEL, (change) => {
    if (change === null) return forgetAll();
    const [kind, id = ''] = change.split(':');
    if (kind !== 'ended') return forget(change);
    forget(`session:${id}`);
    onEnd(id as SessionId);
  });

  return {
    async find(tokenHash, read) {
      const nowMs = clock.now().getTime();
      const { found, readAtMs = 0 } = (isTrusted() && known.get(tokenHash)) || {};
      if (found && nowMs - readAtMs < KNOWN_MS && found.token.expiresAt.getTime() > nowMs) return found;
      known.delete(tokenHash);
      const forgotten = new Set<string>();
      running.add(forgotten);
      try {
        const fresh = await read();
        const isChanged = fresh && ['all', ...keysOf(fresh)].some((key) => forgotten.has(key));
        if (fresh && !isChanged && isTrusted()) remember(tokenHash, fresh, nowMs);
        return fresh;
      } finally {
        running.delete(forgotten);
      }
    },
    forget,
  };
}

const keysOf = ({ user, session }: FoundToken): string[] => [`user:${user.userId}`, `session:${session.sessionId}`];
