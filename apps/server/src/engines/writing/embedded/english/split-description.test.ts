import { findKind } from '@reelwright/product-kinds';
import { describe, expect, it } from 'vitest';
import { splitDescription } from './split-description.ts';

const split = (phrase: string, name: string, isRunningText = true) =>
  splitDescription(phrase, findKind({ name }), isRunningText);

describe('a description', () => {
  it('is split into its facts, without the product that has them', () => {
    expect(split('A 28 litre hiking backpack with a padded back and a bungee front', 'Ridge Hiking Backpack')).toEqual([
      'Padded back',
      'Bungee front',
    ]);
    expect(split('A hooded henley in soft cotton jersey with a chest pocket', 'Harbor Hooded Henley')).toEqual([
      'Soft cotton jersey',
      'Chest pocket',
    ]);
  });

  it('is no fact if it only names the product', () => {
    expect(split('A slim leather wallet', 'Slim Wallet')).toEqual([]);
  });

  it('is split if it lists short facts', () => {
    expect(split('Fine mesh filter, borosilicate glass, silicone seal', 'Cold Brew Coffee Maker')).toEqual([
      'Fine mesh filter',
      'Borosilicate glass',
      'Silicone seal',
    ]);
  });

  it('stays whole if the product is its subject', () => {
    expect(split('The chair folds flat for the car', 'Camping Chair')).toEqual(['The chair folds flat for the car']);
    expect(split('Folds flat', 'Camping Chair')).toEqual(['Folds flat']);
  });
});
