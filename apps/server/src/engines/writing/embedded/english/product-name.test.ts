import { findKind } from '@reelwright/product-kinds';
import { expect, it } from 'vitest';
import { shortenName } from './product-name.ts';

it.each([
  ['Blue Plimsolls', 'Saleor', 'the Blue Plimsolls', 'plural'],
  ['Mighty Mug', undefined, 'the Mighty Mug', 'singular'],
  [
    'TEFAL Ingenio Essential Non-Stick Frying Pan, 28 cm, Removable Handle, Space Saving, Black',
    'TEFAL Ingenio',
    'the TEFAL Ingenio Essential Non-Stick Frying Pan',
    'singular',
  ],
  [
    'HydroPeak Stainless Steel Water Bottle 750ml',
    'HydroPeak',
    'the HydroPeak Stainless Steel Water Bottle',
    'singular',
  ],
  ['Tower Fan Low Noise', undefined, 'the Tower Fan', 'singular'],
  ['Ramp for Small Dogs', undefined, 'the Ramp for Small Dogs', 'singular'],
  ['Organic Ground Coffee 250g', undefined, 'Organic Ground Coffee', 'uncountable'],
  ['MAVIS - Winter coat - black', undefined, 'the Mavis Winter coat', 'singular'],
  ['apple juice 330ml', undefined, 'apple juice', 'uncountable'],
  // A name without its model, or of one piece of a set, would be another product's.
  ['Wireless Earbuds Pro 2', 'Tribo', 'the Wireless Earbuds Pro 2', 'plural'],
  ['Running Watch Series 9 Aluminium', 'Lumo', 'the Running Watch Series 9', 'singular'],
  ['Robot Vacuum X20', undefined, 'the Robot Vacuum X20', 'singular'],
  ['Enamel Mug Set', undefined, 'the Enamel Mug Set', 'singular'],
  // Voltages, grades and codes belong to the model; sizes, colours and flavours do not.
  ['Torvik 20V Max Leaf Blower', 'Torvik', 'the Torvik 20V Max Leaf Blower', 'singular'],
  ['Torvik T-310 Gas Grill Black', 'Torvik', 'the Torvik T-310 Gas Grill', 'singular'],
  ['Norda by Kvist Sound Air 2 Pro Wireless Earbuds', 'Kvist', 'the Norda Sound Air 2 Pro Wireless Earbuds', 'plural'],
  ['Hollis Dry Dog Food Salmon 24 lb', 'Hollis', 'Hollis Dry Dog Food', 'uncountable'],
  // A name ends behind its noun and its own words: qualities, materials, sizes and parts follow.
  ['Gym Mat Pro 8mm natural rubber', undefined, 'the Gym Mat Pro', 'singular'],
  ['Folding Chair "Bornholm" ultralight packable', undefined, 'the Folding Chair Bornholm', 'singular'],
  ['Trail Running Shoes "Fjellrev 4" Vibram Sole', undefined, 'the Trail Running Shoes Fjellrev 4', 'plural'],
  // Qualities behind the noun stand before it as it is spoken; what belongs to another word does not.
  ['Corvane Wall Clock Silent', 'Corvane', 'the Corvane Silent Wall Clock', 'singular'],
  ['Canvas Shirt Long Sleeve', undefined, 'the Long Sleeve Canvas Shirt', 'singular'],
  ['Mens Hiking Socks Merino', undefined, "the Men's Merino Hiking Socks", 'plural'],
  ['Fountain Pen Fine Nib', undefined, 'the Fountain Pen', 'singular'],
  // The kind begins the title, and something about it follows.
  ['Electric Shaver Sonic', undefined, 'the Electric Shaver', 'singular'],
  ['Umbrella Compact Windproof', undefined, 'the Umbrella', 'singular'],
  ['Kids Raincoat Unicorn', undefined, "the Kids' Raincoat", 'singular'],
  ['Jigsaw Puzzle "Herons at Dawn" 500 pieces', undefined, 'the Jigsaw Puzzle Herons at Dawn', 'singular'],
])('turns "%s" into "%s"', (title, brand, spoken, number) => {
  const name = shortenName(title, brand, findKind({ name: title }));
  expect(name?.spoken).toBe(spoken);
  expect(name?.number).toBe(number);
});

it('keeps what tells a model from a cheaper one', () => {
  const models = ['Q-730XT', '640', 'Pro', 'Mini', 'Max'];
  const kinds = ['Wireless Headphones', 'Trail Running Shoes', 'Robot Vacuum Cleaner', 'Electric Kettle'];
  for (const model of models)
    for (const kind of kinds) {
      const title = `Norvik Sturla ${model} ${kind}`;
      const name = shortenName(title, 'Norvik', findKind({ name: title }));
      expect(`${name?.brief ?? name?.short ?? ''} `).toContain(` ${model} `);
    }
});

it('never ends a name before its noun', () => {
  const fronts = [
    'Solid Breathable Padded',
    'Quick Dry Seamless',
    'Hand Woven Extra Thick Reversible',
    'Moisture Wicking',
  ];
  const backs = ['', ' for Women with Pockets', ' Moisture Proof Keeps Warm', ', Ideal Gift', ' in Navy Blue'];
  const nouns = ['Running Shorts', 'Laptop Sleeve', 'Bath Mat', 'Sleeping Bag', 'Dining Chair', 'Rain Jacket'];
  for (const front of fronts)
    for (const back of backs)
      for (const noun of nouns) {
        const title = `${front} ${noun}${back}`;
        const name = shortenName(title, undefined, findKind({ name: title }));
        expect(`${title}: ${name?.short.split(' ').at(-1)?.toLowerCase() ?? 'none'}`).toBe(
          `${title}: ${noun.split(' ').at(-1)?.toLowerCase() ?? ''}`,
        );
      }
});

it('keeps all the words of a brand, and shortens a long name to brand and kind', () => {
  const title = 'Ben & Anna Super Soft Extra Gentle Long Lasting Fresh Mint Flavoured Natural Fluoride Toothpaste';
  expect(shortenName(title, 'Ben & Anna', findKind({ name: title }))?.short).toMatch(/^Ben & Anna toothpaste$/i);
});

it('returns no name if no letter is Latin', () => {
  expect(shortenName('手工陶瓷花瓶', undefined)).toBeNull();
  expect(shortenName('!!! 24/7', undefined)).toBeNull();
});
