/**
 * Materials that nobody buys a product for: an ad names them late. A blend with one of them ("95% cotton, 5% elastane")
 * is not meant.
 */
const PLAIN_MATERIAL =
  /^(?:made (?:of|from) |in )?(?:\d{1,3} ?% )?(?:durable )?(?:lycra(?: spandex)?|spandex|elastane|polyester|nylon|acrylic|polyamide|plastic|polypropylene|polyurethane|pvc|pu|abs|synthetic(?:s| leather)?|(?:faux|pu|vegan) leather|rubber|metal)(?: (?:fabric|material|construction))?$/i;
const PLAIN_CHINESE_MATERIAL =
  /^(?:材质|面料|用料)?[：:]?(?:\d{1,3}[%％])?(?:聚酯纤维|涤纶|锦纶|腈纶|氨纶|尼龙|塑料|人造革|PU|PVC|ABS|聚丙烯|合金|橡胶)(?:面料|材质|制成)?$/iu;

/** Whether a fact states only an ordinary material. */
export function isPlainMaterial(text: string): boolean {
  return PLAIN_MATERIAL.test(text) || PLAIN_CHINESE_MATERIAL.test(text);
}

/** Subtracted from the weight of such a fact. */
export const PLAIN_MATERIAL_COST = 2.2;
