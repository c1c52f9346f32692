import { useSyncExternalStore } from 'react';
import { keepInTab, readFromTab } from '#src/lib/tab-storage.ts';
import { FIRST_SETTINGS, type Settings } from './settings.ts';

/** Changes with the shape of the settings. */
const KEY = 'cut-out-settings-1';
/** The settings of this tab: the upload screen and the editor share them. */
let settings = (readFromTab(KEY) as Settings | null) ?? FIRST_SETTINGS;
const listeners = new Set<() => void>();

function setSettings(next: Settings): void {
  settings = next;
  keepInTab(KEY, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSettings(): [Settings, (settings: Settings) => void] {
  return [useSyncExternalStore(subscribe, () => settings), setSettings];
}
