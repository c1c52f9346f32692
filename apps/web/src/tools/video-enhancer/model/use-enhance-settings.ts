import { type EnhanceSettings, enhanceSettings } from '@reelwright/contracts';
import { dequal } from 'dequal/lite';
import { useSyncExternalStore } from 'react';
import { keepInTab, readFromTab } from '#src/lib/tab-storage.ts';

export const FIRST_SETTINGS: EnhanceSettings = enhanceSettings.parse({});

interface History {
  now: EnhanceSettings;
  past: readonly EnhanceSettings[];
  future: readonly EnhanceSettings[];
}

const MOST_STEPS = 50;
const KEY = 'enhance-settings';
/** The settings of this tab, which the list and the preview share, with what they were before. */
let history: History = { now: readKept(), past: [], future: [] };
const listeners = new Set<() => void>();

/** Returns the settings of before a reload; the first ones if there are none, or of another version of the app. */
function readKept(): EnhanceSettings {
  return enhanceSettings.safeParse(readFromTab(KEY)).data ?? FIRST_SETTINGS;
}

function setHistory(next: History): void {
  history = next;
  keepInTab(KEY, next.now);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A slider that is dragged changes one setting many times: that is one step. */
const isSameGesture = (one: EnhanceSettings, other: EnhanceSettings): boolean =>
  dequal({ ...one, sharpen: 0 }, { ...other, sharpen: 0 });

export function setEnhanceSettings(next: EnhanceSettings): void {
  const { now, past } = history;
  if (dequal(now, next)) return;
  const last = past.at(-1);
  const isContinued = last !== undefined && isSameGesture(last, now) && isSameGesture(now, next);
  setHistory({ now: next, past: isContinued ? past : [...past, now].slice(-MOST_STEPS), future: [] });
}

function undo(): void {
  const { now, past, future } = history;
  const before = past.at(-1);
  if (before) setHistory({ now: before, past: past.slice(0, -1), future: [now, ...future] });
}

function redo(): void {
  const { now, past, future } = history;
  const [next, ...rest] = future;
  if (next) setHistory({ now: next, past: [...past, now], future: rest });
}

export function useEnhanceSettings(): [EnhanceSettings, (settings: EnhanceSettings) => void] {
  return [useSyncExternalStore(subscribe, () => history).now, setEnhanceSettings];
}

/** What undoes and redoes changes of the settings; null where there is nothing to. */
export function useSettingsHistory(): { undo: (() => void) | null; redo: (() => void) | null } {
  const { past, future } = useSyncExternalStore(subscribe, () => history);
  return { undo: past.length > 0 ? undo : null, redo: future.length > 0 ? redo : null };
}
