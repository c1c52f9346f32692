const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  shelves: 'shelf',
  knives: 'knife',
  wolves: 'wolf',
  loaves: 'loaf',
  women: 'woman',
  men: 'man',
  people: 'person',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  dice: 'dice',
  candies: 'candy',
  colour: 'color',
  colours: 'color',
  coloured: 'colored',
  colourful: 'colorful',
  grey: 'gray',
  greyish: 'gray',
  moisturiser: 'moisturizer',
  aluminium: 'aluminum',
  centre: 'center',
  cosy: 'cozy',
  watercolour: 'watercolor',
  jewellery: 'jewelry',
  vapour: 'vapor',
  lens: 'lens',
  gas: 'gas',
  gloss: 'gloss',
};

/** Returns the singular, American form of an English word in lower case, the same for all of its forms. */
export function stemWord(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  const bare = word.replace(/'s?$/, '');
  if (/[^aeiou]ies$/.test(bare) && bare.length > 4) return `${bare.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(bare)) return bare.slice(0, -2);
  if (/[^sui]s$/.test(bare) && bare.length > 3) return bare.slice(0, -1);
  return bare;
}
