import type { Feature } from '../feature.ts';

/** Features of things that are eaten, drunk, burned or put on skin and hair. */
export const CONSUMED_FEATURES: readonly Feature[] = [
  { id: 'organic', match: /\borganic\b/i, weight: 1.5 },
  { id: 'refillable', match: /\brefill\w*\b/i, weight: 2 },
  {
    id: 'fragrance-free',
    match:
      /\b(?:fragrance|perfume|scent|alcohol|paraben|silicone|sulphate|sulfate)[- ]?free\b|\b(?:no|without|free of|free from) (?:added )?(?:fragrance|perfume|scent|alcohol|parabens?|silicones?|sulphates?|sulfates?)\b|\bunscented\b/i,
    weight: 2.5,
    asks: "What's left out?",
  },
  {
    id: 'scent',
    match:
      /^(?!.*\b(?:no|without|free (?:of|from)) (?:added )?(?:fragrance|scent|perfume)).*\b(?:scent(?:ed)?|smells?|fragrance|aroma)\b(?![- ]?free)/i,
    weight: 2,
    asks: 'What {does it/do they} smell of?',
  },
  { id: 'vegan', match: /\bvegan\b|\bcruelty[- ]free\b|\bplant[- ]based\b/i, weight: 2 },
  {
    id: 'no-added-sugar',
    match: /\b(?:no|without|zero|0 ?g?) (?:added )?sugar\b|\bsugar[- ]free\b|\bunsweetened\b/i,
    weight: 3,
    asks: 'Any sugar in there?',
  },
  { id: 'protein', match: /\bprotein\b/i, weight: 3, asks: 'How much protein?' },
  {
    id: 'gluten-free',
    match: /\bgluten[- ]?free\b/i,
    weight: 2.5,
    asks: '{Is it/Are they} gluten free?',
  },
  {
    id: 'few-ingredients',
    match:
      /\b(?:one|two|three|four|five|single|\d) ingredients?\b|\bnothing else\b|\b100 ?% (?:fruit|juice|apple|orange|arabica|beef|meat|chicken|peanuts?|cocoa)\b|\bpressed from whole\b/i,
    weight: 3,
    asks: "What's in {it/them}?",
  },
  { id: 'caffeine', match: /(?<!(?:no|zero|without|low) )\bcaffeine\b(?!-? ?free)/i, weight: 2.5 },
  { id: 'roast', trades: ['drinks', 'food'], match: /\broast(?:ed)?\b/i, weight: 2 },
  {
    id: 'origin',
    match:
      /\b(?:grown|made|roasted|brewed|baked|picked|harvested|woven|sewn|stitched|built|pressed|bottled|designed|assembled|poured|printed|crafted) (?:by hand )?in (?:the )?\p{Lu}/u,
    weight: 2,
    asks: 'Where {is it/are they} from?',
  },
  {
    id: 'burn-time',
    match: /\bburns? for\b|\bburn(?:ing)? time\b|\bhours? of burn/i,
    weight: 3,
    asks: 'How long {does it/do they} burn?',
  },
  {
    id: 'hydrating',
    match: /\bhydrat\w+|\bmoisturi[sz]\w+|\bhyaluronic\b|\bceramides?\b|\baloe\b|\bshea\b|\bglycerin\b/i,
    weight: 2,
  },
  { id: 'vitamin', match: /\bvitamins?\b/i, weight: 2 },
  {
    id: 'recipe',
    trades: ['food', 'drinks', 'pets', 'health', 'baby'],
    match: /\b\d+ ?% \p{L}+/iu,
    weight: 2.5,
    asks: "What's in it?",
  },
  {
    id: 'flavour',
    trades: ['food', 'drinks', 'health', 'pets'],
    match: /\b(?:notes? of|flavou?rs?|tastes? (?:of|like)|tasting)\b/i,
    weight: 2.4,
    asks: 'What {does it/do they} taste of?',
  },
  {
    id: 'crispy',
    trades: ['food'],
    match: /\b(?:crisp\w*|crunch\w*)\b/i,
    weight: 2,
  },
  {
    id: 'spicy',
    trades: ['food'],
    match: /\b(?:spicy|chill?i(?:es)?|scoville|hot sauce|heat level)\b/i,
    weight: 2,
  },
  {
    id: 'fresh',
    trades: ['food', 'drinks', 'pets'],
    match: /\b(?:fresh(?:ly)?|same day|picked|harvested)\b/i,
    weight: 1.9,
  },
  {
    id: 'juice-pressed',
    trades: ['drinks', 'food', 'beauty', 'hair-care', 'kitchen'],
    match: /\b(?:cold[- ]pressed|freshly squeezed|not from concentrate)\b/i,
    weight: 2.2,
  },
  { id: 'single-pack', match: /\b(?:individually wrapped|single[- ]serve|sachets?)\b/i, weight: 1.8 },
  {
    id: 'active',
    trades: ['beauty', 'hair-care', 'health'],
    match:
      /\b(?:\d+(?:\.\d+)? ?%|retinol|retinal|niacinamide|peptides?|(?:L-)?ascorbic|salicylic|glycolic|lactic|azelaic|ferulic|bakuchiol|squalane|keratin|argan|biotin|caffeine complex)/i,
    weight: 2.4,
    asks: "What's in it?",
  },
  {
    id: 'gentle',
    trades: ['beauty', 'hair-care', 'baby', 'home'],
    match: /\b(?:gentle|sensitive skin|dermatolog\w+|pH[- ]?(?:balanced|5))/i,
    weight: 2,
  },
  {
    id: 'wear-time',
    trades: ['beauty'],
    match:
      /\b(?:transfer[- ]?(?:proof|free|resistant)|smudge[- ]?(?:proof|free)|lasts? (?:up to )?\d+ hours|\d+[- ]hour wear|stays? on)\b/i,
    weight: 2.4,
    asks: 'Will it last?',
  },
  {
    id: 'lasts',
    match:
      /\blasts? (?:for |up to |about )*(?:\d+|one|two|three|six) (?:washes|uses|weeks|months|years|showers|shaves)\b|\b\d+ (?:washes|uses|shaves|servings)\b/i,
    weight: 2.3,
    asks: 'How long {does it/do they} last?',
  },
  {
    id: 'dose',
    trades: ['health', 'food', 'pets'],
    match: /\b\d[\d.,]* ?(?:mg|mcg|µg|IU|CFU|billion)\b|\bper (?:capsule|tablet|gummy|serving|scoop)\b/,
    weight: 2.5,
    asks: 'How much is in one?',
  },
];
