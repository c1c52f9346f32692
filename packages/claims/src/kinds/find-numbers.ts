import { refuse, type Tie, tieTo } from '../claim.ts';
import { type FactQuantity, findInTexts, type ProductFacts } from '../facts/product-facts.ts';
import type { ClaimLine, FoundClaim } from '../found-claim.ts';
import { fits, isSameQuantity, speaksOfSomethingElse } from '../numbers/compare.ts';
import { hasDimension, type Quantity } from '../numbers/quantity.ts';
import { clauseAround } from '../text/clauses.ts';
import { findListed } from './find-listed.ts';
import { tieDiscount, tieMoney } from './tie-money.ts';
import { tieCrowd, tieStars } from './tie-rating.ts';

/** Finds every number of a line, by its meaning: a price, a discount, a rating, a crowd, or a fact of the product. */
export function findNumberClaims(line: ClaimLine, facts: ProductFacts): FoundClaim[] {
  return line.quantities.map((quantity): FoundClaim => {
    const { start, end } = quantity;
    const kind = kindOf(line, quantity, facts);
    return { start, end, kind, tie: tieByKind(line, quantity, facts, kind) };
  });
}

const OFF =
  /^ ?-?(?:off|discount|cheaper|less(?! (?:than|power|energy|weight|fat|sugar|salt|noise|water|time))|reduction|savings?|lower price)\b|^(?:的)?(?:折扣|优惠)/u;
const SAVE =
  /(?:\b(?:save|saves|saving|discount of|reduced by|discounted|knocked|down)|立减|立省|直降|省下?|降价?|便宜|优惠|减免?|少花)(?: (?:you|up to|over|about|nearly|a|an|another|more than|almost))*了? ?$/u;
const CROWD =
  /^ ?\+?(?:[a-z-]+ ){0,3}?(?:reviews?|ratings?|customers?|buyers?|users?|people|shoppers?|fans?|owners?|reviewers?|orders?|sold|sales|followers?|athletes?|runners?|parents?|moms?|families|households|women|men|families|homes|lovers?|listeners?|listens|professionals?|experts?|doctors?|dermatologists?|dentists?|chefs?|baristas?|players?|riders?|gamers?|travell?ers?|testimonials?|recommendations?)\b|^[多余]?[\p{Script=Han}]{0,3}?(?:评价|好评|评论|评分|买家|用户|顾客|客户|消费者|人(?!体|造|工|份|性|用|机)|位(?=[^置])|家庭|粉丝|订单|妈妈|宝妈|网友|回头客|销量|单(?!次|手|独|只|个|品|层|人))/u;

function kindOf(line: ClaimLine, quantity: Quantity, facts: ProductFacts): FoundClaim['kind'] {
  const before = line.normal.slice(0, quantity.start);
  const after = line.normal.slice(quantity.end);
  if (hasDimension(quantity, 'stars')) return 'rating';
  if (quantity.kind === 'money') return isSaving(line.normal, quantity) ? 'discount' : 'price';
  if (hasDimension(quantity, 'percent'))
    return OFF.test(after) ||
      SAVE.test(before) ||
      /(?:^|[ ,.!])-$/u.test(before) ||
      line.normal.charAt(quantity.end - 1) === '折'
      ? 'discount'
      : 'number';
  if (quantity.kind !== 'count') return 'number';
  const isOfPeople = /[人位名]/u.test(line.normal.charAt(quantity.end - 1)) && !/^[份用份造体]/u.test(after);
  if ((CROWD.test(after) || isOfPeople) && !isHousehold(facts, quantity)) return 'popularity';
  if (
    /(?:\brated(?: (?:it|them|this))?|\brating(?: of)?|\bscores?(?: of)?|averag(?:e|ing)(?: of)?|rated (?:at )?(?:a |an )?(?:perfect|solid|whopping|impressive|full|average|stellar|near-perfect)|评分|打分|得分) ?(?:at |an? |as )?$/u.test(
      before,
    )
  )
    return (quantity.values[0] ?? 0) > 10 ? 'number' : 'rating';
  if (
    /\b(?:rated|reviewed|loved|chosen|trusted|recommended)\b.*\bby (?:more than |over |nearly |almost |about )?$/u.test(
      before,
    )
  )
    return 'popularity';
  if (facts.product.rating && /^ on average\b/u.test(after)) return 'rating';
  if (facts.quantities.some((fact) => isSameQuantity(quantity, fact))) return 'number';
  return isPriceLike(before, quantity, facts) ? 'price' : 'number';
}

/** "Fits two people": the product's capacity, not a crowd. */
function isHousehold(facts: ProductFacts, quantity: Quantity): boolean {
  return (quantity.values[0] ?? 0) < 20 && facts.quantities.some((fact) => isSameQuantity(quantity, fact));
}

/** Whether an amount is a saving, not a price. */
function isSaving(normal: string, quantity: Quantity): boolean {
  return (
    SAVE.test(normal.slice(0, quantity.start)) ||
    /^ ?(?:off\b|less\b(?! than)|discount|cheaper|savings)/u.test(normal.slice(quantity.end))
  );
}

const PRICE_WORD =
  /(?:\b(?:now|was|were|price|costs?|pay|for only|for just|yours for|from|to|originally|at)\b(?: (?:is|only|just|of|at))*|现价|原价|到手价?|售价|只要|仅需?|特价|价格)[:?]? ?$/u;

/** "Was 159.99, now 119.99": amounts without a currency. */
function isPriceLike(before: string, quantity: Quantity, { product }: ProductFacts): boolean {
  if (quantity.kind !== 'count' || quantity.nouns.length > 0 || !PRICE_WORD.test(before)) return false;
  return product.price !== undefined && (quantity.values[0] ?? 0) > product.price / 4;
}

function tieByKind(line: ClaimLine, quantity: Quantity, facts: ProductFacts, kind: FoundClaim['kind']): Tie {
  switch (kind) {
    case 'rating':
      return tieStars(line, quantity, facts);
    case 'popularity':
      return tieCrowd(quantity, facts);
    case 'price':
      return tieMoney(line, quantity, facts);
    case 'discount':
      return tieDiscount(line, quantity, facts);
    default:
      return tieNumber(line, quantity, facts);
  }
}

function tieNumber(line: ClaimLine, quantity: Quantity, facts: ProductFacts): Tie {
  const named = findVerbatimName(line, quantity, facts);
  if (named) return tieTo(named);
  const same = facts.quantities.filter((fact) => isSameQuantity(quantity, fact));
  const clause = clauseAround(line.normal, quantity);
  const fact = same.find((candidate) => !speaksOfSomethingElse(clause, candidate.clause));
  if (fact) return tieTo(fact.source);
  if (same.length > 0) return refuse('belongs_to_something_else');
  const worked =
    findPaired(quantity, facts) ??
    findListed(quantity, facts) ??
    findProductOf(quantity, facts) ??
    findCodeText(quantity, facts);
  if (worked) return tieTo(worked, 'computed');
  if (quantity.kind === 'count' && isBareRating(quantity, facts)) return tieStars(line, quantity, facts);
  if (
    quantity.kind === 'count' &&
    (quantity.values.length > 1 || quantity.nouns.every((noun) => /\p{Script=Han}/u.test(noun))) &&
    facts.product.price !== undefined
  ) {
    const money = tieMoney(line, quantity, facts);
    if (money.is_supported) return money;
  }
  const isKnown = facts.quantities.some((other) => isOfSameKind(quantity, other));
  return refuse(isKnown ? 'value_differs' : 'not_in_data');
}

/** "Hundreds of reviews and a 4.8." */
function isBareRating({ values }: Quantity, { product }: ProductFacts): boolean {
  const [value = 0] = values;
  return product.rating !== undefined && !Number.isInteger(value) && Math.abs(value - product.rating.value) < 0.06;
}

function isOfSameKind(quantity: Quantity, { quantity: fact }: FactQuantity): boolean {
  if (quantity.kind === 'unit' && fact.kind === 'unit')
    return quantity.units.some((unit) => fact.units.some((other) => other.dimension === unit.dimension));
  return quantity.kind === 'count' && fact.kind === 'count' && quantity.nouns.some((noun) => fact.nouns.includes(noun));
}

/** Finds a number with its words in the name or the brand: 三只松鼠, Seven Seas, Pro2. */
function findVerbatimName({ normal }: ClaimLine, { start, end }: Quantity, { texts }: ProductFacts) {
  // "Beat 3" of "Aurio Beat 3 Earbuds".
  const led = /[\p{Script=Latin}]+ ?$/u.exec(normal.slice(0, start))?.[0];
  const name = led !== undefined && led.length > 2 ? findInNames(led + normal.slice(start, end), texts) : undefined;
  if (name) return name;
  const wide = /^[\p{L}-]*/u.exec(normal.slice(end))?.[0].slice(0, 3) ?? '';
  const word = normal.slice(start, end) + wide;
  if (!/\p{L}/u.test(word) || word.length < 2) return undefined;
  return findInNames(word, texts);
}

function findInNames(words: string, texts: ProductFacts['texts']) {
  for (const { field, normal } of texts) {
    if (field !== 'name' && field !== 'brand') continue;
    const start = normal.indexOf(words);
    if (start >= 0) return { field, start, end: start + words.length };
  }
  return undefined;
}

/** "4K" of "4K UHD", "316" of "316L". */
function findCodeText(quantity: Quantity, { texts }: ProductFacts) {
  if (quantity.kind !== 'code') return undefined;
  for (const { field, normal } of texts) {
    const at = normal.replace(/[ -]/g, (sign) => sign).indexOf(quantity.code);
    const before = normal.charAt(at - 1);
    if (at >= 0 && !/[\p{Script=Latin}\d.]/u.test(before)) return { field, start: at, end: at + quantity.code.length };
  }
  return undefined;
}

/** "Two drivers" for "dual drivers", 两扇门 for 双门. */
function findPaired(quantity: Quantity, { texts }: ProductFacts) {
  const [value = 0] = quantity.values;
  if (quantity.kind !== 'count' || (value !== 2 && value !== 3)) return undefined;
  const latin = value === 2 ? '(?:dual|double|twin|a pair of)' : '(?:triple|tri)';
  for (const noun of quantity.nouns) {
    const isChinese = /\p{Script=Han}/u.test(noun);
    const thing = isChinese ? noun.replace(MEASURED, '').charAt(0) : noun;
    if (thing === '') continue;
    const pattern = new RegExp(isChinese ? `${value === 2 ? '双' : '三'}${thing}` : `\\b${latin}[ -]${thing}`, 'u');
    const source = findInTexts(texts, pattern);
    if (source) return source;
  }
  return undefined;
}

const MEASURED = /^[个件款种色层档片只支枝瓶盒包袋套台张条扇块本对组]/u;
const MOST_IN_A_PACK = 1000;
const PACKED = new Set([
  'piece',
  'bottle',
  'can',
  'bag',
  'box',
  'jar',
  'pouch',
  'tube',
  'bar',
  'roll',
  'carton',
  'cup',
  'sachet',
  'capsule',
  'bowl',
  'glass',
]);
const PACKED_CHINESE = /^(?:瓶|包|袋|罐|盒|件|片|支|只|条|卷|桶|颗|粒|杯|箱)/u;

/** "Six bottles of 500 ml" are three litres: a count times a measure. */
function findProductOf(quantity: Quantity, { quantities }: ProductFacts) {
  if (
    quantity.kind !== 'unit' ||
    quantity.hedge !== 'exact' ||
    hasDimension(quantity, 'percent') ||
    hasDimension(quantity, 'time')
  )
    return undefined;
  const packs = quantities.filter(
    ({ quantity: fact }) =>
      hasDimension(fact, 'times') ||
      (fact.kind === 'count' && fact.nouns.some((noun) => PACKED.has(noun) || PACKED_CHINESE.test(noun))),
  );
  for (const pack of packs) {
    for (const { quantity: part, source, sentence } of quantities) {
      if (part.kind !== 'unit' || sentence !== pack.sentence) continue;
      const count = pack.quantity.values[0] ?? 0;
      if (count < 2 || count > MOST_IN_A_PACK) continue;
      const isTotal = part.units.some((unit) =>
        quantity.units.some(
          (said) =>
            said.dimension === unit.dimension &&
            fits((quantity.values[0] ?? 0) * said.factor, count * (part.values[0] ?? 0) * unit.factor, {
              hedge: quantity.hedge,
              tolerance: 0.01,
            }),
        ),
      );
      if (isTotal) return source;
    }
  }
  return undefined;
}
