import { useSyncExternalStore } from 'react';
import { FIRST_SETTINGS, type Settings } from './settings.ts';

/** The settings of this tab: the upload screen and the editor share them. */
let settings = FIRST_SETTINGS;
const listeners = new Set<() => void>();

function setSettings(next: Settings): void {
  settings = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useSettings(): [Settings, (settings: Settings) => void] {
  return [useSyncExternalStore(subscribe, () => settings), setSettings];
}
