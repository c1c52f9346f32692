import { type CallInput, type Draft, type DraftId, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { api } from '#src/lib/api.ts';
import { connection } from '#src/lib/connection.ts';
import { type AdDraftStore, createDraftStore, type UnseenChange } from './draft-store.ts';
import { localCopies } from './local-copies.ts';

/** One store per draft for the lifetime of the tab: undo survives moving between the steps. */
const open = new Map<DraftId, AdDraftStore>();
const channel = new BroadcastChannel('ad-drafts');

interface Announcement {
  draftId: DraftId;
  version: number;
}

async function tell(change: UnseenChange): Promise<void> {
  const { tellUnseen } = await import('./tell-unseen.ts');
  tellUnseen(change);
}

function openStore(draft: Draft): AdDraftStore {
  const store = createDraftStore(draft, {
    api,
    copies: localCopies,
    nowMs: () => Date.now(),
    delay(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    tellUnseen: (change) => void tell(change),
    announce: (draftId, version) => channel.postMessage({ draftId, version } satisfies Announcement),
  });
  open.set(store.draftId, store);
  return store;
}

const refreshQuietly = (store: AdDraftStore): void =>
  // A refresh that fails is repeated by the next save.
  void store.refresh().catch(() => undefined);

channel.addEventListener('message', ({ data }: MessageEvent<Announcement>) => {
  const store = open.get(data.draftId);
  if (store) refreshQuietly(store);
});

connection.subscribe(() => {
  if (!connection.isThere()) return;
  for (const store of open.values()) void store.flush();
});

document.addEventListener('visibilitychange', () => {
  for (const store of open.values()) {
    if (document.visibilityState === 'hidden') void store.flush();
    else refreshQuietly(store);
  }
});

/**
 * Opens a draft, or refreshes one that is open. Throws CallError, also if the draft isn't (or is no longer) the user's.
 */
export async function openAdDraft(draftId: DraftId): Promise<AdDraftStore> {
  const known = open.get(draftId);
  if (!known) return openStore(await api.call('getDraft', { draft_id: draftId }));
  try {
    await known.refresh();
    return known;
  } catch (error) {
    // Without a connection the local content is used.
    if (error instanceof CallError && error.code === NETWORK_ERROR_CODE) return known;
    closeAdDraft(draftId);
    throw error;
  }
}

/** Creates a draft. Throws CallError. */
export async function createAdDraft(input: CallInput<'createDraft'>): Promise<AdDraftStore> {
  return openStore(await api.call('createDraft', input));
}

/** Closes the store of a draft that was deleted or belongs to another user. */
export function closeAdDraft(draftId: DraftId): void {
  open.get(draftId)?.close();
  open.delete(draftId);
}
