import { refuse, type Tie, tieTo } from '../claim.ts';
import { findInTexts, type ProductFacts } from '../facts/product-facts.ts';
import { type ClaimLine, type FoundClaim, spanOf } from '../found-claim.ts';
import { clauseAround, sentenceAround } from '../text/clauses.ts';

/** Words in -est that are not superlatives. */
const NO_SUPERLATIVE = new Set(
  'rest test west east guest best quest nest chest vest pest zest jest fest lest crest wrest arrest attest behest bequest conquest contest detest digest divest forest harvest honest earnest inquest infest ingest interest invest latest manifest modest molest protest request suggest tempest unrest priest everest budapest midwest northwest southwest geest reforest earliest closest nearest soonest dearest'.split(
    ' ',
  ),
);

/** Superlatives of the viewer's life, not of the product: "for your busiest days", "even the toughest stains". */
const OF_LIFE =
  '(?:(?:[a-z]+ )?(?:days?|mornings?|nights?|evenings?|weeks?|weekends?|commutes?|meetings?|adventures?|trips?|hikes?|runs?|workouts?|mess(?:es)?|stains?|spills?|jobs?|tasks?|chores?|schedules?|seasons?|winters?|summers?|weather|conditions?|terrains?|trails?|rooms?|corners?|spaces?|spots?|details?|dreams?|fans?|critics?|eaters?|budgets?|decisions?|questions?|parts?|things?|surfaces?|floors?|dirt|grease|skin|hair|problems?|struggles?|challenges?|fears?|moments?|memories|meals?|thing|people|hours?|months?|climates?|roads?|hills?|places?|situations?|kids?|cuts?|lessons?|friends?|self|selves|foot|version|clothes|outfits?|looks?|skin types?|shoppers?|sleepers?|drinkers?|travell?ers?|of (?:us|days|times|nights)))';
const LED =
  "(?:your|my|our|their|his|her|even|on|in|through|during|for|those|handles?|survives?|tackles?|life's|its|those)";

interface Pattern {
  pattern: RegExp;
  /** Returns the words that the data must contain; the line's own words if left out. */
  said?: (found: string) => RegExp;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const sayWords = (found: string) => new RegExp(escape(found.trim()).replace(/[ -]/g, '[ -]'), 'u');

const SUPERLATIVES: readonly Pattern[] = [
  {
    pattern:
      /(?<![\p{L}\d])(?:#|no\.? ?|number |nr\.? ?)(?:1|one)(?![\d.:,]*\d)(?![\p{L}])(?! (?:reason|thing|tip|rule|question|problem|mistake|on your|on my|:))(?!:)/gu,
    said: () => /(?:#|no\.? ?|number )(?:1|one)(?!\d)|销量第一|第一名/u,
  },
  {
    pattern:
      /(?<!\p{L})(?:the |our |your |its |my |a |very )?best(?! (?:conversations?|stories|story|memories|ideas?|things?|days?|nights?|mornings?|moments?|friends?|part|mates?|intentions|adventures|laughs|parties|guests|plans|meals|talks|secrets) (?:happen|start|begin|come|are (?:free|made|told)|in life|of (?:my|the|your) (?:day|week|life)|is when|take|were|was))(?: [a-z]+)?/gu,
    said: () => /\bbest(?![- ](?:sell|before|for|used|served|results|enjoyed|suited|friend|when))/u,
  },
  {
    pattern: /(?<!\p{L})(?:the |our |its |your |world's |even the |those )?[a-z]{2,}est(?!\p{L})(?:[ -][a-z]+)?/gu,
    said: (found) => new RegExp(String.raw`(?<!\p{L})${/[a-z]{2,}est/u.exec(found)?.[0] ?? found}(?!\p{L})`, 'u'),
  },
  {
    pattern:
      /(?<!\p{L})(?<!\b(?:at|make|making|for|get|getting|the) )(?:the )?(?:most|least) (?!of\b|people|days|mornings|nights|evenings|weeks|out\b|likely|often|recent|everyone|cup|cars?\b|bags?\b|phones?|devices|homes|cases|other|skin|sizes|models|beds|standard|common|if\b|when\b|importantly|about|bottles|parents|moms|shops|brands|products|kitchens|desks|countertops|things|bikes|strollers|helmets|doors|windows|tables|backpacks|laptops|cups?\b|important (?:meal|thing|part)|wonderful time|major|tasks|meals|surfaces|floors|fabrics)[a-z-]+/gu,
    said: (found) => sayWords(found.replace(/^the /u, '')),
  },
  {
    pattern: /(?<!\p{L})the most (?!of\b|out\b|important (?:meal|thing|part)|wonderful time)[a-z-]+/gu,
    said: (found) => sayWords(found.replace(/^the /u, '')),
  },
  {
    pattern:
      /(?<!\p{L})(?:unbeatable|unrivall?ed|unmatched|unparallell?ed|unsurpassed|unequall?ed|peerless|ultimate|world-class|second to none|one of a kind|state-of-the-art|cutting-edge|industry[- ]leading|market[- ]leading|class[- ]leading|best-in-class|top-of-the-line|top[- ](?:rated|selling|ranked|quality|notch|performing|choice|pick|brand)|(?:world|market|industry|category|global) leader|leading (?:brand|choice|name|provider)|world's (?:first|only|finest|favou?rite)|world famous|world-famous|award[- ]winning|award[- ]winner|winner of (?:the|an?|multiple|several)\b|won (?:the|an?|multiple|several) [a-z ]{0,30}?(?:awards?|prizes?|medals?)|(?:voted|named|crowned|ranked) (?!by)[a-z#]+|first[- ]ever|never before seen|like no other|unlike any(?:thing)?(?: else)?|nothing else (?:comes close|compares|like it)|no other [a-z]+ (?!than\b|than$)[a-z]+|best-?selling|bestseller|best[- ]seller|gold standard|record-breaking|revolutionary)(?!\p{L})/gu,
  },
  {
    pattern:
      /(?<!\p{L})(?:the )?only (?!(?:\d|\$|€|£|one\b|two|three|four|five|six|seven|eight|nine|ten|a\b|the\b|once|when|if|just|what|takes|costs|for|today|left))(?:[a-z-]+ ){1,3}(?:that|you(?:'ll)?|with|to)\b/gu,
  },
  { pattern: /(?<!\p{L})the only (?:one|thing) (?:that|you(?:'ll)? (?:need|ever))/gu },
  {
    pattern:
      /(?<!\p{L})(?:america|britain|germany|europe|australia|canada|japan|china|france|italy|the internet|the world|the nation|everyone|tiktok|[a-z]+)'s (?:new )?(?:favou?rite|#1|number one|most[- ]loved|best[- ]loved)(?!\p{L})/gu,
  },
  {
    pattern:
      /最(?!近|后|初|终|[多少长高大低远快短晚早](?:可|能|支持|容纳|达|可达|只|仅|需|装)*[\d一二两三四五六七八九十百千半]|大化|爱|喜欢|想|怕|讨厌|烦|头疼|难(?:熬|忘|搞|受)|先|迟|晚|好(?:的朋友|是|不要|别|先|在|能)|起码|忙|累|冷的|热的|重要的(?:是|事)|懂|美(?:的(?:时|风景|一)|好的)|简单的(?:事|快乐)|真实|日常|普通|平常|适合你|近期|关键的(?:是|一))[\p{Script=Han}]{1,3}/gu,
    said: (found) => new RegExp(escape(found.slice(0, 2)), 'u'),
  },
  {
    pattern:
      /(?:(?:销量|全国|全球|全网|世界|行业|排名|市场|口碑|复购率?|回购率?|好评率?|热卖榜?|人气|品质|类目|国内)(?:连续\p{Script=Han}{1,3})?(?:稳居|位居|排名|常年)?第一|第一(?:品牌|名|大|选择|爆款|神器))|top ?1(?!\d)|榜首|榜一|冠军|销冠|霸榜/gu,
    said: () => /第一|冠军|榜首|top ?1|销冠/u,
  },
  {
    pattern:
      /没有之一|首选|顶级|顶尖|顶配|一流|极致|唯一(?!的?你|能做)|独一无二|绝无仅有|史无前例|前所未有|无与伦比|无可比拟|无可替代|独家|首个(?!月)|首创|首款|首家|全球首|国家级|世界级|宇宙级|王牌|遥遥领先|(?:行业|全球|国际|技术|品质|销量|世界)领先|领先(?:行业|全球|同行)|领导品牌|领军|至尊|巅峰|无敌|天花板|之王|之最|数一数二|史上|万里挑一|国宴|御用|获奖|金奖|大奖/gu,
  },
];

/** Phrases with "best ..." and the like that are no praise: the best part, at its best, best enjoyed cold. */
const NO_PRAISE =
  /(?:best (?:part|thing|of both|of all|friends?|before|wishes|regards|practice|results?|for|used|served|enjoyed|suited|when|with|by|in|self|of luck|bet|case|at|on|as|to|shot|foot|version|life|guess)|best-before)$|^(?:your|my|his|her|their) (?:very )?best$|^best$/u;
const AT_BEST =
  /\b(?:at (?:its|your|their|his|her)|do (?:your|its)|feel(?:ing)? (?:your|my)|look(?:ing)? (?:your|my)|works?|tastes?|the|like|be your|sleep your|perform at your|you deserve the|only the|love|know|fits?|that's|it) $/u;

const SCOPE =
  /\b(?:in the (?:world|country|market|industry|universe)|on (?:the market|earth|the planet)|ever(?: made)?|of all time|you can buy|out there|around|available|anywhere|of the year|money can buy|in (?:its class|america|germany|europe|town|history|china))\b|全球|全国|全网|世界|行业|史上|中国|国内|市场上|同类|同价位/u;

/** Finds superlatives, firsts and unique qualities of the product. */
export function findSuperlatives({ normal }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  return SUPERLATIVES.flatMap(({ pattern, said }) =>
    [...normal.matchAll(pattern)].flatMap((match): FoundClaim[] => {
      const span = spanOf(match);
      const found = match[0];
      if (isNoPraise(normal, span, found)) return [];
      return [
        {
          ...span,
          kind: 'superlative',
          tie: tieSuperlative(normal, span, { facts, words: (said ?? sayWords)(found) }),
        },
      ];
    }),
  );
}

function isNoPraise(normal: string, span: { start: number; end: number }, found: string): boolean {
  const before = normal.slice(0, span.start);
  if (/(?<!\p{L})best(?!\p{L})/u.test(found) && !/best-?sell|best in class/u.test(found)) {
    if (NO_PRAISE.test(found) && !found.endsWith(' best')) return true;
    if (/\b(?:hop(?:e|ed|ing)|wish(?:ed|ing)?) (?:for )?$/u.test(before)) return true;
    if (/^best$/u.test(found.trim()) && AT_BEST.test(before)) return true;
    if (/^(?:your|my|its|their) best(?: (?!sell|buy|deal|price)[a-z]+)?$/u.test(found)) return true;
  }
  const est = /([a-z]{2,}est)(?!\p{L})/u.exec(found)?.[1];
  if (est !== undefined && est !== 'best' && !/^(?:the )?(?:most|least) /u.test(found)) {
    if (NO_SUPERLATIVE.has(est)) return true;
    if (/^(?:your|my|their)\b/u.test(found)) return true;
    const rest = normal.slice(span.start + found.indexOf(est) + est.length);
    if (
      /^ (?:part|time|hour|moment|day|night|week|month|season) of (?:the|your|my|our|every|any|each) [a-z]+/u.test(rest)
    )
      return true;
    const led = new RegExp(String.raw`\b${LED}(?: (?:the|your|our))?(?: very)? ?$`, 'u').test(
      `${before}${found.slice(0, found.indexOf(est))}`,
    );
    if (new RegExp(`^ ${OF_LIFE}\\b`, 'u').test(rest) && led) return true;
  }
  return (
    /^(?:the )?most /u.test(found) &&
    new RegExp(`^ ${OF_LIFE}\\b`, 'u').test(normal.slice(span.end)) &&
    new RegExp(String.raw`\b${LED} ?$`, 'u').test(before)
  );
}

function tieSuperlative(
  normal: string,
  span: { start: number; end: number },
  { facts, words }: { facts: ProductFacts; words: RegExp },
): Tie {
  const source = findInTexts(facts.texts, words);
  if (!source) return refuse('not_in_data');
  // "Our lightest shoe" is not "the lightest shoe in the world".
  const scope = SCOPE.exec(clauseAround(normal, span))?.[0];
  if (scope === undefined) return tieTo(source);
  const fact = facts.texts.find(({ field }) => field === source.field);
  return fact && sentenceAround(fact.normal, source).includes(scope) ? tieTo(source) : refuse('scope_differs');
}
