/** What stands before a noun without making another thing of it: 真丝枕套 is a 枕套, 防晒手套 are no 手套. */
const PLAIN =
  /^(?:不锈钢|陶瓷|玻璃|实木|原木|榉木|橡木|竹制?|木质|铁艺|铝合金|钛|纯棉|全棉|棉|棉麻|亚麻|真丝|羊毛|羊绒|真皮|牛皮|头层牛皮|帆布|硅胶|乳胶|珐琅|铸铁|复古|简约|北欧|日式|透明|加厚|加大|加宽|大号|小号|中号|迷你|小型|大容量|便携|可?折叠|手工|无线|智能|家用|新款|成人|大人|男士|女士|男式|女式|男|女|圆领|长袖|短袖|连帽)+$/u;

/**
 * Lists the nouns that certainly name the product: the one that its title holds, and its endings behind what only describes
 * it. Empty if a word in the title makes another thing of the noun.
 */
export function listCertainNouns(
  noun: string,
  { name, brand = '' }: { name: string; brand?: string | undefined },
): string[] {
  const at = name.toLowerCase().indexOf(noun.toLowerCase());
  const before = /\p{Script=Han}*$/u.exec(name.slice(0, Math.max(0, at)).replace(brand, ' '))?.[0] ?? '';
  if (before !== '' && !PLAIN.test(before)) return [];
  return Array.from(noun, (_character, start) => noun.slice(start)).filter(
    (_ending, start) => start === 0 || PLAIN.test(noun.slice(0, start)),
  );
}
