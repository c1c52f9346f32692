const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Checks if a name says the maker. 洗衣机槽清洗剂 does not say 槽清: the characters belong to two other words.
 */
export function standsInName(name: string, brand: string): boolean {
  if (brand === '' || !name.includes(brand)) return false;
  if (name.startsWith(brand) || !/^\p{Script=Han}+$/u.test(brand)) return true;
  const starts = new Set([...segmenter.segment(name)].map(({ index }) => index));
  starts.add(name.length);
  const at = name.indexOf(brand);
  return starts.has(at) && starts.has(at + brand.length);
}
