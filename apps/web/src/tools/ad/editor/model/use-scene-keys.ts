import { useState } from 'react';
import type { ScriptScene } from './edit-script.ts';

interface KeyedScenes {
  scenes: readonly ScriptScene[];
  keys: readonly number[];
  /** One that no scene has had. */
  nextKey: number;
}

/**
 * Returns edited scenes with their keys. A scene that is the same object keeps its key wherever it is now. As many scenes
 * as before were changed in place: those that are not the same any more keep their keys in order.
 */
export function keepSceneKeys(before: KeyedScenes, scenes: readonly ScriptScene[]): KeyedScenes {
  const free = before.scenes.map((scene, index) => ({ scene, key: before.keys[index] ?? 0 }));
  const take = (isWanted: (scene: ScriptScene) => boolean): number | undefined => {
    const index = free.findIndex(({ scene }) => isWanted(scene));
    return index === -1 ? undefined : free.splice(index, 1)[0]?.key;
  };
  const same = scenes.map((scene) => take((other) => other === scene));
  const isChangedInPlace = scenes.length === before.scenes.length;
  let { nextKey } = before;
  const keys = same.map((key) => key ?? (isChangedInPlace ? take(() => true) : undefined) ?? nextKey++);
  return { scenes, keys, nextKey };
}

/** Returns a key for each scene of a script, as scenes have no ids: it stays when the scene is moved or edited. */
export function useSceneKeys(scenes: readonly ScriptScene[]): readonly number[] {
  const [keyed, setKeyed] = useState<KeyedScenes>(() => ({
    scenes,
    keys: scenes.map((_scene, index) => index),
    nextKey: scenes.length,
  }));
  if (keyed.scenes === scenes) return keyed.keys;
  const next = keepSceneKeys(keyed, scenes);
  setKeyed(next);
  return next.keys;
}
