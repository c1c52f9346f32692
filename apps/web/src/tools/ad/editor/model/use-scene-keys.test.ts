import { expect, it } from 'vitest';
import type { ScriptScene } from './edit-script.ts';
import { keepSceneKeys } from './use-scene-keys.ts';

const sceneOf = (text: string) => ({ spoken: { text } }) as unknown as ScriptScene;
const [hook, proof, price] = ['Hook', 'Proof', 'Price'].map(sceneOf) as [ScriptScene, ScriptScene, ScriptScene];
const before = { scenes: [hook, proof, price], keys: [0, 1, 2], nextKey: 3 };

it('keeps the key of a scene that is moved', () => {
  expect(keepSceneKeys(before, [hook, price, proof]).keys).toEqual([0, 2, 1]);
});

it('keeps the keys of scenes whose words change, also while they are moved', () => {
  expect(keepSceneKeys(before, [hook, sceneOf('Proved'), price]).keys).toEqual([0, 1, 2]);
  expect(keepSceneKeys(before, [price, hook, sceneOf('Proved')]).keys).toEqual([2, 0, 1]);
});

it('gives a scene that is added a key that no scene had, and the same object twice two keys', () => {
  const empty = sceneOf('');
  const added = keepSceneKeys(before, [hook, empty, proof, price]);
  expect(added.keys).toEqual([0, 3, 1, 2]);
  expect(keepSceneKeys(added, [hook, empty, empty, proof, price]).keys).toEqual([0, 3, 4, 1, 2]);
  expect(keepSceneKeys(added, [hook, proof, price]).keys).toEqual([0, 1, 2]);
});
