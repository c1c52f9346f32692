const IRREGULAR: Readonly<Record<string, string>> = {
  knife: 'knives',
  shelf: 'shelves',
  scarf: 'scarves',
  loaf: 'loaves',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  brush: 'brushes',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  man: 'men',
  woman: 'women',
  child: 'children',
};

/** Returns the plural of a singular English noun phrase; its last word changes. */
export function makePlural(singular: string): string {
  const start = Math.max(singular.lastIndexOf(' '), singular.lastIndexOf('-')) + 1;
  const head = singular.slice(start);
  return singular.slice(0, start) + pluralOfWord(head);
}

function pluralOfWord(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}
