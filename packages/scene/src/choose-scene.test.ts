import { describe, expect, test } from 'vitest';
import { chooseScene, listScenes, paintScene } from './choose-scene.ts';
import { mountingOf } from './mounting.ts';
import { READY_SCENES, type ReadyScene } from './ready-scenes/ready-scenes.ts';

const serum = { id: 'serum', trade: 'beauty', traits: ['for-skin'] };
const headphones = { id: 'headphones', trade: 'audio', traits: ['powered', 'worn'] };

test('a scene with walls of its own does not swallow the colour of its product', () => {
  const lamp = { id: 'lamp', trade: 'home', traits: ['powered'] };
  const ids = listScenes({ kind: lamp, color: '#cca27e' }).map(({ id }) => id);
  expect(ids).not.toContain('window_table');
  expect(listScenes({ kind: lamp, color: '#1c1b1e' }).map(({ id }) => id)).toContain('window_table');
});

test('walls of studios and tables are painted, those of rooms and water are not', () => {
  const find = (id: string) => READY_SCENES.find((scene) => scene.id === id) as ReadyScene;
  const oak = paintScene(find('oak_table'), '#90b0a0').graph;
  expect(oak.setting).toMatchObject({ backdrop: '#90b0a0', ground: { material: 'wood', color: null } });
  expect(paintScene(find('still_water'), '#90b0a0')).toBe(find('still_water'));
});

test('the same seed gives the same scene, other seeds give others', () => {
  const product = { kind: headphones, color: '#c8322f' };
  const scenes = Array.from({ length: 30 }, (_, seed) => chooseScene(product, seed)?.id);
  expect(new Set(scenes).size).toBeGreaterThan(3);
  expect(Array.from({ length: 30 }, (_, seed) => chooseScene(product, seed)?.id)).toEqual(scenes);
});

test('scenes are in the moods of the look where several of them suit', () => {
  const scenes = listScenes({ kind: serum, color: null, moods: ['luxury'] });
  expect(scenes.map(({ graph }) => graph.mood)).toEqual(scenes.map(() => 'luxury'));
  expect(listScenes({ kind: serum, color: null, moods: ['festive'] }).length).toBeGreaterThan(3);
});

describe('products that lie, hang or are worn', () => {
  test.each([
    { id: 't-shirt', trade: 'apparel', traits: ['worn', 'soft'] },
    { id: 'rug', trade: 'home', traits: ['soft'] },
    { id: 'pendant-light', trade: 'home', traits: ['powered'] },
    { id: 'picture-frame', trade: 'home', traits: ['for-the-wall'] },
    { id: 'duvet', trade: 'bedding', traits: ['soft'] },
  ])('stand in no scene: $id', (kind) => {
    expect(chooseScene({ kind, color: null }, 3)).toBeNull();
  });
});

test('large things stand on a floor, never on a table or a podium', () => {
  const sofa = { id: 'sofa', trade: 'furniture', traits: ['for-sitting'] };
  expect(mountingOf(sofa)).toBe('stands_on_floor');
  const settings = listScenes({ kind: sofa, color: null }).map(({ graph }) => graph.setting.kind);
  expect(settings).not.toContain('podium');
  expect(settings).not.toContain('window_table');
});

test('a product of an unknown kind stands in a scene that suits any', () => {
  expect(chooseScene({ kind: null, color: '#000000' }, 1)?.graph.subject.kind).toBe('product');
});
