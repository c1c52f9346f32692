import {
  type AdDraft,
  type AssetId,
  type Draft,
  type DraftId,
  type DraftToolType,
  ERRORS,
  type LibraryAsset,
  NETWORK_ERROR_CODE,
} from '@reelwright/contracts';
import { dequal } from 'dequal/lite';
import type { ApiClient } from '#src/lib/api-client.ts';
import { CallError } from '#src/lib/api-client.ts';
import { type DraftSubject, findSubject, isSeenOn } from './draft-subject.ts';
import { changeThroughout, type History, pushChange, redoChange, startHistory, undoChange } from './draft-history.ts';
import type { LocalCopies } from './local-copies.ts';

/** Whether the content on the screen is saved on the server. */
export type DraftSaving =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** The server can't be reached: the content is kept on this device, and saved when the connection is back. */
  | { kind: 'offline'; isKept: boolean }
  /** Another tab saved meanwhile; nothing is saved until the user takes one of the two versions. */
  | { kind: 'conflict'; theirs: Draft }
  | { kind: 'failed'; message: string };

export interface DraftState {
  content: AdDraft;
  title: string;
  /** The uploads that the content refers to. */
  assets: ReadonlyMap<AssetId, LibraryAsset>;
  saving: DraftSaving;
  canUndo: boolean;
  canRedo: boolean;
  /** What undo and redo would change next; null if there is nothing. */
  undoes: DraftSubject | null;
  redoes: DraftSubject | null;
}

export interface ChangeOptions {
  /** Changes with the same key, soon after one another, are undone as one step: `product.name`. */
  mergeKey?: string;
  /**
   * Adds no step to undo and redo, which leave it alone: a change of the current screen, or what a machine wrote.
   */
  isSilent?: boolean;
}

/** An unfinished ad as this tab edits it: every change is saved automatically. */
export interface AdDraftStore {
  readonly draftId: DraftId;
  readonly toolType: DraftToolType;
  getState(): DraftState;
  subscribe(listener: () => void): () => void;
  /**
   * Changes the content. The function receives the newest content and returns another one, or the same for no change.
   */
  change(update: (content: AdDraft) => AdDraft, options?: ChangeOptions): void;
  rename(title: string): void;
  undo(): void;
  redo(): void;
  /** Adds an upload that the content refers to, so that it can be shown. */
  addAsset(asset: LibraryAsset): void;
  /** Saves now; resolves to whether everything has reached the server. */
  flush(): Promise<boolean>;
  /** Loads a newer version from the server if nothing here is unsaved. Throws CallError. */
  refresh(): Promise<void>;
  /** Resolves a conflict with their version; mine can be restored by undo. */
  takeTheirs(): void;
  /** Resolves a conflict by saving my version over theirs. */
  keepMine(): void;
  close(): void;
}

/** A change that undo or redo made on another step than the current one. */
export interface UnseenChange {
  way: 'undo' | 'redo';
  subject: DraftSubject;
  /** Reverts it. */
  takeBack(): void;
}

export interface DraftStoreDependencies {
  api: Pick<ApiClient, 'call'>;
  copies: LocalCopies;
  nowMs(): number;
  /** Calls back after a while; returns a function that cancels. */
  delay(run: () => void, ms: number): () => void;
  /** Tells the user what was undone or redone, if the current step does not show it. */
  tellUnseen(undone: UnseenChange): void;
  /** Tells the other tabs about a newer version. */
  announce(draftId: DraftId, version: number): void;
}

const SAVE_DELAY_MS = 600;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
const MAX_SENT = 5;

/** Keeps the fields that undo leaves alone: the current step, and what was made from the content. */
function keepPlace(content: AdDraft, { step, preview_task_id: preview }: AdDraft): AdDraft {
  const { preview_task_id: _preview, ...rest } = content;
  return { ...rest, step, ...(preview === undefined ? {} : { preview_task_id: preview }) };
}

export function createDraftStore(draft: Draft, dependencies: DraftStoreDependencies): AdDraftStore {
  const { api, copies, nowMs, delay, announce, tellUnseen } = dependencies;
  const { draft_id: draftId, tool_type: toolType } = draft;
  const listeners = new Set<() => void>();
  let history: History<AdDraft> = startHistory(draft.content);
  let version = draft.version;
  /** The content saved on the server. */
  let saved = draft.content;
  let renamed: string | undefined;
  let running: Promise<boolean> | null = null;
  /**
   * Contents sent from this version without an answer: a newer version on the server may be one of these, not another
   * tab's.
   */
  let sent: AdDraft[] = [];
  let stopTimer: (() => void) | null = null;
  let retryMs = FIRST_RETRY_MS;
  let isClosed = false;
  let state: DraftState = {
    content: draft.content,
    title: draft.title,
    assets: new Map(draft.assets.map((asset) => [asset.id, asset])),
    saving: { kind: 'saved' },
    canUndo: false,
    canRedo: false,
    undoes: null,
    redoes: null,
  };

  const publish = (update: Partial<DraftState>): void => {
    const before = history.past.at(-1);
    const [after] = history.future;
    state = {
      ...state,
      ...update,
      content: history.present,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undoes: before ? findSubject(before, history.present) : null,
      redoes: after ? findSubject(history.present, after) : null,
    };
    for (const listener of listeners) listener();
  };
  const isClean = (): boolean => renamed === undefined && dequal(history.present, saved);
  const keepCopy = (): boolean => copies.keep(draftId, { baseVersion: version, content: history.present, sent });

  const plan = (ms: number): void => {
    stopTimer?.();
    stopTimer = isClosed
      ? null
      : delay(() => {
          stopTimer = null;
          void save();
        }, ms);
  };

  const addAssets = (assets: readonly LibraryAsset[]): ReadonlyMap<AssetId, LibraryAsset> =>
    new Map([...state.assets, ...assets.map((asset) => [asset.id, asset] as const)]);

  const adopt = (theirs: Draft): void => {
    version = theirs.version;
    saved = theirs.content;
    copies.drop(draftId);
    history = dequal(history.present, theirs.content)
      ? history
      : pushChange(history, theirs.content, { mergeKey: null, nowMs: nowMs() });
    publish({ title: theirs.title, assets: addAssets(theirs.assets), saving: { kind: 'saved' } });
  };

  const refuse = (error: unknown): boolean => {
    if (!(error instanceof CallError)) throw error;
    if (error.code === ERRORS.DRAFT_CHANGED.code) {
      const theirs = error.data as Draft;
      if (sent.slice(0, -1).some((each) => dequal(each, theirs.content))) {
        version = theirs.version;
        saved = theirs.content;
        sent = [];
        return true;
      }
      sent = [];
      // Both tabs typed the same: no conflict.
      if (dequal(theirs.content, history.present)) {
        adopt(theirs);
        return true;
      }
      publish({ saving: { kind: 'conflict', theirs } });
      return false;
    }
    const isOffline = error.code === NETWORK_ERROR_CODE;
    publish({
      saving: isOffline ? { kind: 'offline', isKept: keepCopy() } : { kind: 'failed', message: error.message },
    });
    // A draft deleted elsewhere is not saved again.
    if (error.code === ERRORS.NOT_FOUND.code) return false;
    plan(retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    return false;
  };

  const saveOnce = async (): Promise<boolean> => {
    const content = history.present;
    const title = renamed;
    sent = [...sent, content].slice(-MAX_SENT);
    keepCopy();
    publish({ saving: { kind: 'saving' } });
    try {
      const facts = await api.call('saveDraft', {
        draft_id: draftId,
        base_version: version,
        content,
        ...(title === undefined ? {} : { title }),
      });
      const isNewer = facts.version !== version;
      version = facts.version;
      saved = content;
      if (renamed === title) renamed = undefined;
      retryMs = FIRST_RETRY_MS;
      if (isNewer) announce(draftId, version);
      sent = [];
      if (isClean()) copies.drop(draftId);
      else keepCopy();
      publish({ title: renamed ?? facts.title, saving: { kind: isClean() ? 'saved' : 'saving' } });
      return true;
    } catch (error) {
      return refuse(error);
    }
  };

  const saveAll = async (): Promise<boolean> => {
    // Changes made during the save go next.
    while (!isClean() && state.saving.kind !== 'conflict') if (!(await saveOnce())) return false;
    // A refused save may turn out to be stored already.
    if (isClean() && state.saving.kind === 'saving') publish({ saving: { kind: 'saved' } });
    return isClean();
  };

  const save = (): Promise<boolean> => {
    // `finally` clears `running` only after this assignment, even if `saveAll` has nothing to save.
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  };

  const edit = (next: History<AdDraft>): void => {
    if (next === history) return;
    history = next;
    if (state.saving.kind === 'conflict') {
      keepCopy();
      publish({});
      return;
    }
    if (isClean()) {
      publish({ saving: { kind: running ? 'saving' : 'saved' } });
      if (!running) copies.drop(draftId);
      return;
    }
    const isKept = keepCopy();
    publish({ saving: state.saving.kind === 'offline' ? { kind: 'offline', isKept } : { kind: 'saving' } });
    plan(SAVE_DELAY_MS);
  };

  const travel = (way: UnseenChange['way'], next: History<AdDraft>): void => {
    if (next === history) return;
    const subject = way === 'undo' ? state.undoes : state.redoes;
    edit({ ...next, present: keepPlace(next.present, history.present) });
    const { step } = history.present;
    if (subject === null || isSeenOn(subject, step)) return;
    const takeBack = (): void =>
      travel(way === 'undo' ? 'redo' : 'undo', (way === 'undo' ? redoChange : undoChange)(history));
    tellUnseen({ way, subject, takeBack });
  };

  const flush = async (): Promise<boolean> => {
    stopTimer?.();
    stopTimer = null;
    if (running) await running;
    return isClean() || save();
  };

  // Unsaved changes of an earlier visit on this device.
  const copy = copies.read(draftId);
  if (copy && dequal(copy.content, draft.content)) copies.drop(draftId);
  else if (copy) {
    history = pushChange(history, copy.content, { mergeKey: null, nowMs: nowMs() });
    const isBase = copy.baseVersion === draft.version || copy.sent.some((each) => dequal(each, draft.content));
    publish({ saving: isBase ? { kind: 'saving' } : { kind: 'conflict', theirs: draft } });
    // A save that was under way when the page closed may still arrive.
    sent = copy.sent;
    if (isBase) plan(0);
  }

  return {
    draftId,
    toolType,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(update, { mergeKey, isSilent = false } = {}) {
      if (isSilent) {
        edit(changeThroughout(history, update));
        return;
      }
      const next = update(history.present);
      if (next !== history.present) edit(pushChange(history, next, { mergeKey: mergeKey ?? null, nowMs: nowMs() }));
    },
    rename(title) {
      renamed = title;
      publish({ title, saving: { kind: 'saving' } });
      plan(SAVE_DELAY_MS);
    },
    undo() {
      travel('undo', undoChange(history));
    },
    redo() {
      travel('redo', redoChange(history));
    },
    addAsset(asset) {
      publish({ assets: addAssets([asset]) });
    },
    flush,
    async refresh() {
      if (running || state.saving.kind === 'conflict') return;
      const theirs = await api.call('getDraft', { draft_id: draftId });
      if (running || theirs.version < version) return;
      if (theirs.version === version) publish({ assets: addAssets(theirs.assets) });
      else if (isClean()) adopt(theirs);
      else await flush();
    },
    takeTheirs() {
      if (state.saving.kind === 'conflict') adopt(state.saving.theirs);
    },
    keepMine() {
      if (state.saving.kind !== 'conflict') return;
      const { theirs } = state.saving;
      version = theirs.version;
      saved = theirs.content;
      publish({ saving: { kind: 'saving' } });
      void save();
    },
    close() {
      isClosed = true;
      stopTimer?.();
      stopTimer = null;
      listeners.clear();
    },
  };
}
