import type { Feature } from '../feature.ts';

/** Features of things that are worn and carried. */
export const WORN_FEATURES: readonly Feature[] = [
  {
    id: 'no-laces',
    match: /\b(?:(?:no|without|zero) laces|laceless|lace-free|slip[- ]on|slips? (?:on|off))\b/i,
    weight: 3,
    asks: 'Do they have laces?',
  },
  {
    id: 'elastic',
    match: /\b(?:elastic|elasticated|stretch(?:y|es)?|spandex|elastane|lycra)\b/i,
    weight: 1,
  },
  {
    id: 'non-slip',
    match: /\b(?:non|anti)-?\s?(?:slip|skid)|\bslip-resistant|\bgrippy|\bgrips? (?:wet|the)\b/i,
    weight: 2,
    asks: '{Does it/Do they} slip?',
  },
  {
    id: 'waterproof',
    match: /\bwater-?proof|\bIPX?\d?[678]\b|\brainproof|\bsubmersible|\bhydrostatic/i,
    weight: 3,
    asks: '{Is it/Are they} waterproof?',
  },
  {
    id: 'water-repellent',
    match:
      /\b(?:water|rain|splash|weather|shower)[- ]?(?:resistant|repellent|repelling)|\bsplash-?proof|\bweather-?proof/i,
    weight: 2,
    asks: 'What about rain?',
  },
  {
    id: 'windproof',
    match: /\bwind-?proof|\bwind[- ]resistant|\bblocks? (?:the )?wind/i,
    weight: 2,
  },
  { id: 'breathable', match: /\bbreath(?:able|ability|es?)\b|\bventilat\w+/i, weight: 1.5 },
  {
    id: 'warm',
    match: /\bwarm(?:th|s)?\b|\bthermal\b|\bfleece\b|\bsherpa\b|\bdown[- ]filled\b|\bbelow zero\b/i,
    weight: 2,
  },
  {
    id: 'weight',
    match:
      /\bweigh(?:s|ing|ed)?\b(?! blanket)|\blight-?weight\b|\bfeather-?light\b|^\W*\d[\d.,]* ?(?:g|grams?|oz)\W*$/i,
    weight: 2,
    asks: 'How much {does it/do they} weigh?',
  },
  {
    id: 'heavy-fabric',
    match: /\b\d{3} ?(?:g|gsm|g\/m2|grams?)\b.*\b(?:cotton|fleece|jersey|linen|wool|denim|fabric|canvas)\b(?! paper)/i,
    weight: 3,
    asks: 'How thick is the fabric?',
  },
  {
    id: 'brushed',
    match: /\bbrushed\b/i,
    weight: 1,
  },
  {
    id: 'pockets',
    trades: ['apparel', 'bags', 'outdoor', 'sport', 'baby'],
    match: /\bpockets?\b/i,
    weight: 2,
    asks: '{Does it/Do they} have pockets?',
  },
  { id: 'hood', match: /\bhood(?:ed)?\b/i, weight: 2 },
  { id: 'zip', match: /\bzip(?:s|per|pers|ped)?\b/i, weight: 1 },
  {
    id: 'quick-dry',
    match: /\bquick[- ]dry\w*|\bfast[- ]dry\w*|\bdr(?:y|ies) (?:fast|quick\w*|in (?:minutes|\w+ (?:minutes|hours)))/i,
    weight: 2,
    asks: 'How fast {does it/do they} dry?',
  },
  {
    id: 'crease-free',
    match: /\b(?:wrinkle|crease)[- ]?(?:free|resistant)|\bno iron\w*|\bnon-iron|\bneeds no ironing/i,
    weight: 2,
  },
  {
    id: 'polarised',
    match: /\bpolari[sz]ed\b/i,
    weight: 3,
    asks: 'Are they polarised?',
  },
  { id: 'uv', match: /\bUV(?:400|A|B|[- ]protect\w*)?\b|\bUPF|\bSPF/, weight: 2.5, asks: 'What about the sun?' },
  { id: 'scratch-resistant', match: /\bscratch[- ](?:resistant|proof)|\bscratchproof\b|\bsapphire\b/i, weight: 2 },
  {
    id: 'tough',
    match: /\b(?:shatter|shock|drop|break)[- ]?(?:proof|resistant)|\bunbreakable\b|\bdrop[- ]tested\b|\bsurvives\b/i,
    weight: 2.5,
    asks: 'What if you drop {it/them}?',
  },
  { id: 'reflective', match: /\breflect\w*\b/i, weight: 2 },
  {
    id: 'comfort',
    match:
      /\b(?:memory foam|cushion(?:ed|ing)?|arch support|lumbar|ergonomic\w*|padded|shock[- ]absor\w*|contoured|orthop\w+|pressure[- ]reliev\w*|relieves? pressure)\b/i,
    weight: 2.2,
  },
  {
    id: 'soft',
    match: /\b(?:soft|softest|silky|cosy|cozy|plush)\b/i,
    weight: 1.6,
  },
  {
    id: 'cooling',
    trades: ['bedding', 'apparel', 'pets', 'furniture'],
    match: /\b(?:cooling|cool to the touch|stays? cool|temperature[- ]regulat\w*)\b/i,
    weight: 2.4,
  },
  {
    id: 'stone',
    trades: ['jewellery'],
    match:
      /\b(?:pearls?|diamonds?|moissanite|sapphires?(?! (?:crystal|glass))|emeralds?|rub(?:y|ies)|opals?|garnets?|topaz|amethysts?|jade|turquoise|gemstones?|moonstones?|zirconia)\b/i,
    weight: 2.4,
    asks: 'Which stone is that?',
  },
  {
    id: 'precious',
    trades: ['jewellery'],
    match:
      /\b(?:\d+ ?(?:ct|carat|karat)\b|(?:9|10|14|18|22|24) ?k\b|925|sterling|vermeil|solid (?:gold|silver)|gold[- ](?:filled|plated)|platinum)/i,
    weight: 2.2,
    asks: 'What is it made of?',
  },
  {
    id: 'movement',
    trades: ['jewellery'],
    match: /\b(?:automatic movement|quartz|mechanical|hand-?wound|chronograph|swiss|power reserve|self-winding)\b/i,
    weight: 2.3,
    asks: 'What makes it tick?',
  },
  {
    id: 'skin-safe',
    match: /\b(?:nickel[- ]free|hypo-?allergenic|lead[- ]free)\b/i,
    weight: 2,
    asks: 'What about sensitive ears?',
  },
  {
    id: 'laptop',
    match: /\blaptop\b/i,
    weight: 2.2,
  },
  { id: 'blue-light', match: /\bblue[- ]light\b/i, weight: 2.2 },
  {
    id: 'fit',
    trades: ['eyewear'],
    match: /\b(?:spring hinges?|adjustable nose|nose pads?|wraparound|fits? (?:over|small|wide|narrow))\b/i,
    weight: 1.8,
  },
];
