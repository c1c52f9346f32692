import { type EnhanceSettings, enhanceSettings } from '@reelwright/contracts';
import { useSyncExternalStore } from 'react';

export const FIRST_SETTINGS: EnhanceSettings = enhanceSettings.parse({});

/** The settings of this tab: the list and the preview share them. */
let settings = FIRST_SETTINGS;
const listeners = new Set<() => void>();

export function setEnhanceSettings(next: EnhanceSettings): void {
  settings = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useEnhanceSettings(): [EnhanceSettings, (settings: EnhanceSettings) => void] {
  return [useSyncExternalStore(subscribe, () => settings), setEnhanceSettings];
}
