import { toPlainText } from './clean-text.ts';
import type { PageFacts } from './findings.ts';

/** "Code: 01245" behind a name. */
const TRAILING_CODE =
  /[\s,(|–—-]+(?:sku|item (?:no|number)|art(?:\.|icle|ikel)?(?:[- ]?n(?:r|o|um(?:mer|ber)))?|ref(?:erence|erencia|\.)?|code|código|codigo|codice|код(?: товара)?|артикул|арт|货号|貨號|编号|編號|商品(?:编号|編號|番号))\s*[.:：#№]+\s*[\w./-]*\d[\w./-]*\)?$/iu;
const SEPARATED = /^\s*(?:[|–—·•-]\s|[,|:：]\s?)/u;
/** Of a name, what must be left when words around it are dropped. */
const MIN_KEPT = 0.4;
const MIN_NAME_LENGTH = 8;

function siteLabel(url: URL): string {
  return url.hostname.split('.').at(-2)?.toLowerCase() ?? '';
}

/**
 * A product's name without what stands around it: words for screen readers and buttons before it that the page's title
 * does not know, the site's advertising behind it, a number of the shop's.
 */
export function toBareName(written: string, facts: Pick<PageFacts, 'heading' | 'title'>, url: URL): string {
  let name = toPlainText(written);
  const title = facts.title.toLowerCase();
  const lower = name.toLowerCase();
  // Word by word from the front, until the title goes on with the rest.
  for (const { index } of name.matchAll(/\s+(?=\S)/gu)) {
    const rest = lower.slice(index).trim();
    if (rest.length < Math.max(MIN_NAME_LENGTH, name.length * MIN_KEPT)) break;
    if (title.startsWith(lower)) break;
    if (title.startsWith(rest)) {
      // One word is a brand as likely as not, and so is what the title says elsewhere.
      const dropped = lower.slice(0, index).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const titleWords = new Set(title.match(/[\p{L}\p{N}]+/gu));
      if (dropped.length < 2 || dropped.some((word) => titleWords.has(word))) break;
      name = name.slice(index).trim();
      break;
    }
  }
  const { heading } = facts;
  const behind = name.startsWith(heading) ? name.slice(heading.length) : '';
  const site = siteLabel(url);
  if (
    heading.length >= MIN_NAME_LENGTH &&
    SEPARATED.test(behind) &&
    site.length >= 3 &&
    behind.toLowerCase().includes(site)
  )
    name = heading;
  const bare = name.replace(TRAILING_CODE, '').trim();
  return bare.length >= MIN_NAME_LENGTH ? bare : name;
}
