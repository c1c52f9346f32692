/** Marks, symbols and pictures that are seen but never spoken. */
const UNSPOKEN = /[®™©℠✓✔✅★☆●•■◆▶►➤→❤♥]|\u{FE0F}|\u{FEFF}|[\u{200B}-\u{200D}]|\p{Extended_Pictographic}/gu;

/** One line of plain text: no marks, no pictures, no control characters, single spaces. */
export function cleanLine(text: string): string {
  return text
    .replace(/<[^>]{1,200}>/g, ' ')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&(?:quot|#34);/gi, '"')
    .replace(/&(?:#0?39|apos|rsquo);/gi, "'")
    .replace(UNSPOKEN, ' ')
    .replace(/[{}<>\\^~`_]+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/([!?。！？，,;；])\1+/g, '$1')
    .replace(/\.{2,}|…+/g, '…')
    .trim();
}

/** Lines of a shop's page that tell about the shop, the order or the page, not about the product. */
const SHOP_TALK =
  /https?:|www\.|\S@\S|\b(?:product code|item (?:no|number|code)|sku|asin|isbn|ean|mpn|art\.? ?n[or])\b|\b(?:shop|store|cart|basket|checkout|click|delivery|shipping|shipped|dispatched|postage|collect\+|returns?|refunds?|msrp|rrp|in stock|out of stock|sold out|best (?:deals|price|online)|lowest prices?|low prices|find many|great deals|order(?:s|ed)? (?:over|now|online)|buy|ebay|amazon|alibaba|price in|compare|reviews?|customers?|seller|payments?|paypal|discount|coupon|promo|sale|newsletter|e-?mail|whatsapp|call us|contact us?|pickup only|the model is|model wears|(?:machine|hand) wash (?:at|on|only)|lot \d+|\d+ (?:items|results))\b|^(?:well )?used\b|\bcondition\b|\((?:19|20)\d\d-\d\d-\d\d\)/i;

/** A private seller's own words: an ad must not speak as that person. */
const FIRST_PERSON = /(?:^|[^\p{L}])(?:i|i'm|im|i've|my|me|mine|myself)(?=$|[^\p{L}])/iu;

/** What pages show around a product and a reader may take for its points. Sellers' own offers ("free returns") are no such thing. */
const PAGE_CHROME =
  /https?:|www\.|\S@\S|opens? in a new|\b(?:add (?:\w+ ){0,2}to (?:your )?(?:basket|cart|bag)|checkout|paypal|log ?in|sign ?in|our departments|added daily|this listing|seller|item (?:no|number|specifics)|article (?:no|number)|condition definitions|condition:|ask a question|eircode|address(?:es)?|spelling|pick-?up only|need gone|delivery charge|oversize delivery|msrp|rrp|sku|asin|isbn|ean|anniversary|registered business|priced|lot \d+|(?:machine|hand) wash (?:at|on|only)|do not (?:bleach|tumble|iron|wash|dry|wring)|iron on|dry clean|see (?:all|the|description|picture)s?|click|terms and conditions|cookies?|newsletter)\b|^(?:basically )?(?:brand )?new\.?$|^only used|^we (?:have|offer|are|ship|sell|also)\b|\bused\b.*\btimes\b/i;

/** Whether a seller's line speaks for the product. */
export function isSellingPoint(line: string): boolean {
  return !PAGE_CHROME.test(line) && !FIRST_PERSON.test(line);
}

export function isAboutTheProduct(line: string): boolean {
  return !SHOP_TALK.test(line) && !FIRST_PERSON.test(line);
}

/** Sentences and list entries of a description. Keeps decimals ("1.2 m") and abbreviations of one letter whole. */
export function splitSentences(text: string): string[] {
  return (
    text
      .replace(/<(?:br|\/p|\/li|\/div)[^>]*>/gi, '\n')
      // Pages often lose the space between two blocks: "into a laptopWith a tablet".
      .replace(
        /([a-z.!?)])((?:With|The|This|These|Enjoy|Our|You|Your|It|For|Made|Perfect|Designed|Featuring|Whether|Simply|Available|Features?|From|And)\s)/g,
        '$1\n$2',
      )
      .replace(/([a-z]{2}[.!?])(\p{Lu}\p{Ll})/gu, '$1\n$2')
      .split(/\n|(?<=[\p{L}\p{N})%"'][.!?])\s+(?=[\p{Lu}\d"'])|(?<=[。！？；])|\s*[•●|｜;]\s*|\s+[-–—]\s+(?=\p{Lu})/u)
      .map(cleanLine)
      .filter((sentence) => sentence.length > 2)
  );
}

/** How alike two texts are in their words (or characters, in Chinese), 0 to 1. */
export function measureOverlap(left: string, right: string): number {
  const leftWords = toTokens(left);
  const rightWords = toTokens(right);
  const smaller = Math.min(leftWords.size, rightWords.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of leftWords) if (rightWords.has(word)) shared += 1;
  return shared / smaller;
}

function toTokens(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{Script=Han}|[\p{L}\d]{3,}|\d+/gu) ?? []);
}
