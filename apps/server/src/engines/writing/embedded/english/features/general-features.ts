import type { Feature } from '../feature.ts';

/** Features of things of any trade. */
export const GENERAL_FEATURES: readonly Feature[] = [
  {
    id: 'material',
    match:
      /\b(?:cotton|wool|merino|linen|silk|leather|suede|canvas|denim|hemp|cashmere|bamboo|oak|walnut|beech|ash|pine|birch|maple|teak|acacia|cherry|wood|wooden|steel|iron|aluminium|aluminum|brass|copper|bronze|titanium|gold|silver|ceramic|porcelain|stoneware|earthenware|glass|crystal|marble|granite|stone|enamel|silicone|rubber|cork|rattan|jute|sisal|latex|velvet|corduroy|polyester|nylon|acetate|resin|concrete|spruce|mahogany|rosewood|ripstop)\b/i,
    weight: 1.5,
    asks: 'What {is it/are they} made of?',
  },
  {
    id: 'case-included',
    match:
      /\b(?:case|pouch|bag|cloth|box)\b.*\bincluded\b|\b(?:comes|sold|delivered|supplied) (?:with|in) (?:a|its) .*\b(?:case|pouch|bag|box|tin)\b|\b(?:hard|carry|carrying|travel|charging) case\b/i,
    weight: 1.5,
  },
  { id: 'set', match: /\b(?:set of|pack of|\d+[- ]?(?:pieces?|pcs|pack)|pairs?)\b/i, weight: 2 },
  {
    id: 'handmade',
    match:
      /\bhand-?\s?(?:made|crafted|poured|woven|sewn|stitched|painted|thrown|blown|finished|knitted|forged|carved|cut)\b|\bby hand\b|\bsmall batch\w*/i,
    weight: 2,
  },
  { id: 'guarantee', match: /\b(?:guarantee|warranty)\b/i, weight: 2.5, asks: 'And if something breaks?' },
  { id: 'gift-box', match: /\bgift[- ]?(?:box\w*|wrap\w*|bag|ready|pack\w*)\b/i, weight: 1.5 },
  { id: 'players', match: /\bplayers?\b/i, weight: 3, asks: 'How many can play?' },
  {
    id: 'ages',
    match: /\bages? \d|\bfrom \d+ (?:months|years)\b|\baged? \d+\b/i,
    weight: 2,
    asks: 'What age is {it/they} for?',
  },
  { id: 'playing-time', match: /\b\d+(?: to \d+|[-–]\d+)? minutes\b(?!.*(?:charg|dry|assembl))/i, weight: 2 },
  {
    id: 'paper',
    trades: ['stationery', 'books-and-games'],
    match: /\b\d+ ?gsm\b|\bcotton paper\b|\bacid[- ]free\b|\bbleed[- ]?(?:proof|free)|\blays? flat\b/i,
    weight: 2.5,
    asks: 'How thick is the paper?',
  },
  { id: 'pages', match: /\b\d+ pages\b/i, weight: 2, asks: 'How many pages?' },
  {
    id: 'personal',
    match: /\bpersonali[sz]\w+|\bengrav\w+|\bmonogram\w*|\bcustom(?:i[sz]\w+)?\b|\byour names?\b/i,
    weight: 2.5,
  },
  { id: 'recycled', match: /\brecycled\b/i, weight: 2 },
  {
    id: 'dimension',
    match:
      /\b\d[\d.,]*(?: ?(?:cm|mm|m|in|inch(?:es)?|ft|feet|"))?(?: ?(?:x|by|×) ?\d[\d.,]*)+ ?(?:cm|mm|m|in|inch(?:es)?|ft|feet)?\b|^(?:\p{L}+ ){0,2}\d[\d.,]* ?(?:cm|mm|metres?|meters?|inch(?:es)?|feet)(?: \p{L}+)?$/iu,
    weight: 1.2,
    asks: 'How big {is it/are they}?',
  },
  {
    id: 'colours',
    match: /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) colou?rs\b/i,
    weight: 1.5,
    asks: 'Which colours?',
  },
  { id: 'certified', match: /\b(?:certified|OEKO-?TEX|GOTS|FSC|CE marked|ISO \d+|EN ?\d{3,})\b/i, weight: 1.2 },
  {
    id: 'piece-count',
    match: /\b\d[\d.,]* ?(?:-| )?(?:pieces?|pcs|blocks|cards|tiles|stickers|sheets)\b/i,
    weight: 2,
    asks: 'How many are there?',
  },
  {
    id: 'lays-flat',
    match: /\b(?:lays?|lies|opens?) (?:completely )?flat\b/i,
    weight: 2,
  },
  {
    id: 'nib',
    trades: ['stationery'],
    match: /\b(?:nib|tip|point)\b.*\d|\d ?mm (?:nib|tip|point)\b|\b(?:fine|medium|broad) nib\b/i,
    weight: 2,
  },
  {
    id: 'story',
    trades: ['books-and-games'],
    match: /\b(?:stor(?:y|ies)|tales?|novel|chapters?|mystery|case files?|illustrated)\b/i,
    weight: 2,
  },
  {
    id: 'no-glare',
    trades: ['books-and-games', 'toys', 'stationery', 'computers'],
    match: /\b(?:no glare|matte finish|linen[- ]finish|anti-?glare)\b/i,
    weight: 2,
  },
];
