import { isKindWord } from './kind-words.ts';
import { findNoun } from './lexicon.ts';

/** How much of the goods a package holds, and how large a thing is. */
const SIZE =
  /[,\s]+\(?\d[\d.,/x×]*(?:["″”]|[- ]?(?:(?:fl\.? )?(?:oz|ounces?)|ml|cl|l|g|kg|lbs?|pounds?|cm|mm|in(?:ch(?:es)?)?|ft|feet|yds?|yards?|ct|count|pk|packs?|pcs|qt|quarts?|gal(?:lons?)?|cups?|colou?rs?|shades|sheets|keys)\.?|x\d+)\)?(?: x \d[\d.]* ?\p{L}{0,5})?$/iu;
const FLAVOUR =
  '(?:(?:sea )?salt|dark chocolate|milk chocolate|barbecue|bbq|cheddar|sour cream|garlic|rosemary|maple|blueberry|raspberry|apple|banana|cherry|lime|orange|ginger|pecan|cashew|pumpkin(?: spice)?|pear|plum|pomegranate|grapefruit|pineapple|hibiscus|elderberry|jalape[nñ]o|chipotle|sriracha|teriyaki|hazelnut|pistachio|salted caramel|salmon|chicken|beef|turkey|lamb|duck|tuna|vanilla|strawberry|lemon|mint|peppermint|spearmint|coconut|lavender|eucalyptus|cucumber|chocolate|peanut|caramel|cinnamon|berry|mango|peach|cherry|unscented|original|unflavou?red)';
/** Qualities behind the noun. */
const QUALITY =
  '(?:\\p{L}{3,}(?:able|ible|ized|ised|ated)|self-\\p{L}+ing|waterproof|usb|single|pair|youth|junior|rfid(?: blocking)?|nano|ionic|weighted|padded|insulated|braided|quilted|heated|engraved|personali[sz]ed|wooden|magnetic|ergonomic|automatic|electric|round|square|oval|rectangular|full spectrum|heavy[- ]duty|lightweight|\\d+m|grade [a-z]{1,3}|\\p{L}+ grade|stainless steel|carbon fib(?:er|re)|bamboo|ceramic|silicone|leather|cotton|linen|acrylic|plastic|cast iron|bluetooth|gooseneck|enamell?ed|\\d[- ]way|\\d[\\d.]* ?carats?|(?:\\d+k )?(?:rose )?gold(?:[- ](?:vermeil|plated|filled))?|sterling silver|(?:two|three|four|five|six|\\d)[- ](?:story|storey|tier|drawer|shelf|door|seater|panel|burner|slice)|kitchen|bathroom|bedroom|office|outdoor|indoor|(?<=(?:set|kit|pack) )(?!pro\\b|plus\\b|max\\b|mini\\b|lite\\b)\\p{L}{2,}|soprano|concert|tenor|baritone|high density|cordless)';
const VARIANT = new RegExp(
  `[,\\s]+(?:(?:x-?|extra )?(?:small|medium|large)(?: (?:hard|soft) cover)?|x{0,3}l|(?:wo)?men(?:['’]?s)?|unisex|adults?|regular|petite|(?:standard|queen|king|twin|full)(?: size)?|black|white|gr[ae]y|navy|red|blue|green|pink|silver|sunburst|gps|${QUALITY}(?: ${QUALITY})*|alumini?um|titanium|${FLAVOUR}(?: (?:(?:&|and) )?${FLAVOUR})?)$`,
  'iu',
);

const MODEL = / \d[\d.]* ?(?:psi|w|watts?|v|volts?|hp|a|amps?)$/i;

/** Drops sizes, colours and flavours behind the noun of a title: "Dry Dog Food Salmon 24 lb" is dry dog food. */
export function dropVariant(title: string): string {
  // "Tire Inflator Portable 150 PSI": what tells the model stays.
  const model = MODEL.exec(title)?.[0] ?? '';
  return dropBehind(title.slice(0, title.length - model.length)) + model;
}

/** "500g Glass": what an amount comes in. */
const PACKAGE =
  /(?<=\p{L} )(\d[\d.,]* ?(?:g|kg|ml|cl|l|oz|dm³)) (?:(?:cork|plastic|metal|glass|tin|paper|kraft|resealable|stand-up|squeeze|pump|spray) )?(?:pot|glass|jar|tin|bottle|bag|can|pouch|tube|box|pack|sachet|carton)(?=$|\s+[-–—(|]|,)/iu;

function dropBehind(title: string): string {
  let rest = title.replace(PACKAGE, '$1');
  for (;;) {
    const shorter = rest.replace(SIZE, '').trim();
    const bare = shorter.replace(VARIANT, '').trim();
    const next = bare !== shorter && endsInNoun(bare.replace(SIZE, '').trim()) ? bare : shorter;
    if (next === rest || next.split(' ').length < 2) return next.split(' ').length < 2 ? rest : next;
    rest = next;
  }
}

const endsInNoun = (title: string): boolean => {
  const last = title.split(/[\s-]/).at(-1)?.toLowerCase() ?? '';
  return findNoun(last) !== null || isKindWord(last) || /^\d{1,2}$/.test(last);
};
