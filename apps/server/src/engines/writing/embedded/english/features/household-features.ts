import type { Feature } from '../feature.ts';

/** Features of things for kitchens, rooms, gardens and animals. */
export const HOUSEHOLD_FEATURES: readonly Feature[] = [
  {
    id: 'dishwasher',
    match: /\bdishwasher\b/i,
    weight: 2,
    asks: 'Can {it/they} go in the dishwasher?',
  },
  {
    id: 'machine-wash',
    match:
      /\b(?:machine[- ]?wash\w*|wash(?:able)? at \d+|washable|washing machine|wash(?:es)? (?:cold|warm|in the machine|with))\b/i,
    weight: 2,
    asks: 'Can you wash {it/them}?',
  },
  {
    id: 'hot-hours',
    match: /\b(?:keeps?|stays?|remains?)\b.*\bhot\b.*\bhours?\b|\bhot for (?:up to )?\d|\d+ hours? hot\b/i,
    weight: 3,
    asks: 'How long does {it/they} keep drinks hot?',
  },
  {
    id: 'cold-hours',
    match: /\b(?:keeps?|stays?|remains?)\b.*\bcold\b.*\bhours?\b|\bcold for (?:up to )?\d|\d+ hours? cold\b/i,
    weight: 3,
  },
  {
    id: 'insulated',
    match: /\binsulat\w+|\bdouble[- ]wall(?:ed)?\b|\bvacuum\b(?!.*clean)/i,
    weight: 2,
  },
  {
    id: 'leakproof',
    match: /\b(?:leak|spill)[- ]?(?:proof|free|resistant|tight)\b|\bwon't leak|\bdoesn't leak|\bno leaks\b/i,
    weight: 3,
    asks: '{Does it/Do they} leak?',
  },
  { id: 'bpa-free', match: /\bBPA[- ]?free\b|\bfree (?:of|from) BPA\b/i, weight: 1.5 },
  {
    id: 'adjustable',
    match: /\badjust\w*\b/i,
    weight: 1.5,
    asks: 'Can you adjust {it/them}?',
  },
  {
    id: 'reversible',
    match: /\breversible\b|\btwo-sided\b|\bdouble-sided\b/i,
    weight: 2,
  },
  {
    id: 'removable-cover',
    match:
      /\b(?:removable|zip-?off|detachable)\b.*\bcovers?\b|\bcovers?\b.*\b(?:comes? off|zips? off|removable|unzips?)\b/i,
    weight: 2.5,
  },
  {
    id: 'foldable',
    match: /\bfold(?:s|able|ing)?\b(?![- ](?:up|over) )|\bcollaps\w+|\bpacks? (?:down|flat|small|away|into)\b/i,
    weight: 2,
  },
  { id: 'stackable', match: /\bstack(?:s|able|ing)?\b/i, weight: 1.5 },
  {
    id: 'compact',
    match:
      /\bcompact\b|\bpocket-?sized?\b|\bspace-saving\b|\bfits? in (?:a|your|any) (?:pocket|bag|drawer|backpack|handbag)/i,
    weight: 1.5,
  },
  {
    id: 'no-assembly',
    match:
      /\bno (?:assembly|tools|drilling|screws)\b|\btool-?free\b|\bwithout (?:tools|drilling|screws)\b|\bassembl\w+\b.*\bminutes?\b|\bready assembled\b/i,
    weight: 2.5,
    asks: 'Do you need tools?',
  },
  {
    id: 'capacity',
    match:
      /^(?!.*\b(?:reservoir|sleeve|bladder)\b).*\b\d[\d.,]*[- ]?(?:ml|cl|l|litres?|liters?|fl oz|gallons?|cups?)\b/i,
    weight: 2.5,
    asks: 'How much {does it/do they} hold?',
  },
  {
    id: 'load',
    match: /\b(?:holds?|carries|takes|supports?|up to)\b.*\b\d+ ?(?:kg|lbs?|pounds)\b/i,
    weight: 2.5,
    asks: 'How much can {it/they} take?',
  },
  { id: 'airtight', match: /\bair-?tight\b|\bseal(?:s|ed)?\b/i, weight: 2 },
  {
    id: 'nonstick',
    match: /\bnon-?stick\b/i,
    weight: 2.5,
  },
  {
    id: 'induction',
    match: /\binduction\b|\ball hobs\b|\bany hob\b/i,
    weight: 2,
    asks: 'Which hob?',
  },
  { id: 'oven', match: /\boven[- ](?:safe|proof)|\bin the oven\b|\boven\b.*°/i, weight: 2 },
  { id: 'sharp', match: /\bsharp\w*\b|\bblades?\b/i, weight: 2 },
  {
    id: 'odour',
    match: /\bodou?rs?\b|\bsmell-?(?:proof|free)\b|\bcharcoal filter\b/i,
    weight: 2.5,
    asks: 'What about the smell?',
  },
  {
    id: 'sisal',
    match: /\b(?:sisal|scratch(?:ing)? (?:posts?|pads?))\b/i,
    weight: 2.5,
  },
  { id: 'plush', match: /\bplush\b|\bcuddly\b|\bhammock\b/i, weight: 1.5 },
  { id: 'self-watering', match: /\bself[- ]watering\b|\bwaters itself\b|\bwater reservoir\b/i, weight: 3 },
  {
    id: 'frost-proof',
    match: /\bfrost[- ]?(?:proof|resistant|hardy)|\bwinter[- ]hardy/i,
    weight: 2,
  },
  {
    id: 'rustproof',
    match:
      /\brust[- ]?(?:proof|free|resistant)|\b(?:doesn't|won't|never|cannot) rust\b|\bgalvani[sz]ed\b|\bpowder[- ]coated\b/i,
    weight: 2,
  },
  {
    id: 'fast',
    match:
      /\bin (?:just |under |about |only )?(?:\d+|one|two|three|five|ten) (?:seconds?|minutes?)\b|\b\d+[- ](?:second|minute)\b(?! timer)/i,
    weight: 2.3,
    asks: 'How fast is it?',
  },
  {
    id: 'even-heat',
    trades: ['kitchen'],
    match: /\b(?:heats? evenly|even heat\w*|holds? heat|pre-?seasoned|cast iron|tri-?ply|hot air|360 ?° heat)\b/i,
    weight: 2.3,
  },
  {
    id: 'extends',
    match: /\b(?:extends?|extendable|extending|pulls? out|height[- ]adjustable|from \d+ to \d+ ?cm)\b/i,
    weight: 2.3,
  },
  {
    id: 'seats',
    trades: ['furniture', 'outdoor'],
    match:
      /\b(?:seats|sleeps) (?:up to )?(?:\d+|one|two|three|four|five|six|eight|ten)\b|\bfor (?:two|three|four|six|\d) people\b/i,
    weight: 2.3,
    asks: 'Room for how many?',
  },
  { id: 'stays-put', match: /\b(?:corner ties|deep pockets|stays? (?:put|in place)|keeps? the duvet)\b/i, weight: 2 },
  {
    id: 'storage',
    match: /\b(?:drawers?|compartments?|shelves|storage|organi[sz]er pockets)\b/i,
    weight: 1.9,
  },
  { id: 'absorbent', match: /\b(?:absorb\w*|absorbent)\b(?!.*shock)/i, weight: 2 },
  { id: 'clumping', match: /\bclump\w*\b/i, weight: 2.2 },
  {
    id: 'growth',
    trades: ['garden'],
    match:
      /\b(?:\d+|two|three|five|ten) years? (?:old|of growth|in the pot)|\b(?:\d+ )?years of growth\b|\b(?:cm|m) tall\b|\bflowers? (?:from|all|in)\b|\bbloom\w*\b/i,
    weight: 2.5,
  },
  {
    id: 'low-care',
    trades: ['garden'],
    match:
      /\b(?:low light|little light|shade[- ]tolerant|drought|water (?:it )?(?:once|every)|easy[- ]care|forgiving|hardy to)\b/i,
    weight: 2.3,
  },
  { id: 'easy-clean', match: /\b(?:easy to clean|wipes? clean|easy[- ]clean|cleans? in)\b/i, weight: 1.6 },
  {
    id: 'thickness',
    trades: ['sport', 'outdoor', 'bedding', 'home'],
    match: /\b\d+ ?mm thick\b|\bextra[- ]thick\b/i,
    weight: 2,
    asks: 'How thick is it?',
  },
  {
    id: 'resistance',
    trades: ['sport'],
    match: /\bresistance (?:levels?|bands?|from)\b|\blevels of resistance\b|\b\d+ (?:to|-) \d+ ?(?:kg|lbs?)\b/i,
    weight: 2.2,
  },
  { id: 'food-grade', match: /\bfood[- ](?:grade|safe)\b|\bnon-?toxic\b/i, weight: 2 },
  {
    id: 'round-corners',
    match: /\bround(?:ed)? (?:edges|corners)\b/i,
    weight: 1.8,
  },
];
