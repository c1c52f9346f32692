import { refuse, type Tie, tieTo } from '../claim.ts';
import { findInTexts, type ProductFacts, sourceOfFigure } from '../facts/product-facts.ts';
import { type ClaimLine, type FoundClaim, spanOf } from '../found-claim.ts';

const PEOPLE =
  '(?:[a-z-]+ ){0,3}?(?:reviews?|ratings?|customers?|buyers?|users?|people|shoppers?|fans?|owners?|reviewers?|women|men|parents?|moms?|famil(?:y|ies)|households?|homes?|athletes?|runners?|listeners?|lovers?|professionals?|experts?|doctors?|chefs?|others?|of us|of you|of them|drinkers|sleepers|travell?ers|gamers|riders|dog owners|cat owners)';

/** Minimum of each vague number. */
const VAGUE: readonly (readonly [pattern: string, atLeast: number])[] = [
  [`dozens of ${PEOPLE}`, 24],
  [`(?<!thousands of )hundreds of ${PEOPLE}`, 200],
  [`hundreds of thousands of ${PEOPLE}`, 200_000],
  [`tens of thousands of ${PEOPLE}`, 20_000],
  [`(?<!(?:hundreds|tens) of )thousands(?: and thousands)? of ${PEOPLE}`, 2000],
  [`(?:countless|millions of) ${PEOPLE}`, 2_000_000],
  ['(?:by|from|among) (?:the )?hundreds(?! of)', 200],
  ['(?:by|from|among) (?:the )?thousands(?! of)', 2000],
  ['(?:by|from|among) (?:the )?millions(?! of)', 2_000_000],
  ['上百(?![万]|变)[位名个条人]?|数百[位名个条人]', 100],
  ['上千(?!万)[位名个条人]?|数千[位名个条人]', 1000],
  [
    '(?<!百|千)(?:上万|过万|成千上万|几万|数万|好几万|万人|万千\\p{Script=Han}{0,2}(?:用户|家庭|妈妈|人))[位名个条人]?',
    10_000,
  ],
  ['(?:数|上)?十万(?:用户|人|家庭|好评|条)', 100_000],
  ['(?:数|上|几)?百万(?!像素)[位名条]?\\p{Script=Han}{0,2}?(?:用户|人|家庭|好评|粉丝|妈妈|评价|买家|顾客)', 1_000_000],
  ['(?:数|上|几)?千万[位名条]?(?:用户|人|家庭|好评|粉丝)', 10_000_000],
  ['(?:数|上|几)?亿[位名]?(?:用户|人|家庭)', 100_000_000],
];

const VAGUE_PATTERNS = VAGUE.map(
  ([pattern, atLeast]) =>
    [new RegExp(`(?<!\\p{Script=Latin})(?:${pattern})(?!\\p{Script=Latin})`, 'gu'), atLeast] as const,
);

const STRONG_RATING = 4;
const TOP_RATING = 4.5;

interface Praise {
  pattern: RegExp;
  kind: 'rating' | 'popularity';
  /** Lowest rating that supports the praise; if left out, only the data's own words do. */
  fromRating?: number;
}

/** Praise by many people, without a number. */
const PRAISE: readonly Praise[] = [
  {
    pattern:
      /(?<!\p{L})(?:highly|well)[- ]rated(?!\p{L})|(?<!\p{L})(?:great|rave|glowing|positive|good) reviews(?!\p{L})/gu,
    kind: 'rating',
    fromRating: STRONG_RATING,
  },
  { pattern: /(?<!\p{L})top[- ]rated(?!\p{L})/gu, kind: 'rating', fromRating: TOP_RATING },
  {
    pattern:
      /(?<!\p{L})(?:loved|trusted|recommended|approved|endorsed|used|chosen|adored|preferred|worn|praised|backed|tested) by (?!the (?:team|maker)|us\b|hand|machine|you\b|your\b)(?!(?:over |more than |nearly |almost )?(?:\d|dozens|hundreds|thousands|millions|tens|two|three|four|five|ten))[a-z' ]{2,30}/gu,
    kind: 'popularity',
  },
  {
    pattern:
      /(?<!\p{L})(?:everyone|everybody|the internet|the whole world|all of tiktok|tiktok|instagram|the world|customers|people|users|shoppers|fans|doctors|dermatologists|dentists|experts|vets|celebrities|athletes|chefs|moms|parents)(?:'s| is| are)? (?:all |absolutely |just |really |simply |can't stop )?(?:loves?|raves?|raving|obsessed|obsessing|talking about|swears?|recommends?|agrees?|trusts?|going crazy|choos(?:e|es|ing)|prefers?|can't get enough)(?!\p{L})(?! a good\b| to\b)/gu,
    kind: 'popularity',
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:went|going|gone) viral|viral (?:hit|product|sensation|bottle|on tiktok)|tiktok (?:famous|made me)|as seen on (?:tv|tiktok|shark tank|oprah)|sold out (?:\w+ )?(?:times|twice|everywhere|again)|keeps selling out|(?:most|crowd)[- ](?:popular|loved)|fan favou?rite|customer favou?rite|cult favou?rite|household name|celebrity[- ](?:approved|favou?rite)|doctor[- ]recommended|dermatologist[- ](?:approved|recommended)|vet[- ]recommended|dentist[- ]recommended|expert[- ](?:approved|recommended)|editor'?s'? choice)(?!\p{L})/gu,
    kind: 'popularity',
  },
  {
    pattern:
      /(?<!\p{L})(?!(?:it|this|that|us|days|things)\b)[a-z]+s (?:everywhere |worldwide |alike |all over the [a-z]+ |across the [a-z]+ )?(?:swear by|rave about|can't stop (?:talking|raving)|are (?:obsessed|raving|switching)|can't get enough)(?!\p{L})/gu,
    kind: 'popularity',
  },
  { pattern: /(?<!我|每天|一直|[天月年])都(?:在用|在买|在抢|说好|爱用|抢着买|夸好|推荐)/gu, kind: 'popularity' },
  {
    pattern:
      /(?<!\p{L})(?!(?:who|your|yours|always|this|it's|that's|guests|friends)\b)[a-z]{3,}s (?:all |absolutely |just |really )?(?:love|adore|trust|prefer|choose|swear by) (?:it|this|these|them|our)(?!\p{L})/gu,
    kind: 'popularity',
  },
  {
    pattern:
      /(?<!\p{L})(?!(?:we|i|you|they|would|highly|don't|can|i'd|we'd|always|really|to|not)\b)[a-z]+ (?:all |highly |strongly |always )?recommends? (?:it|this|these|them|the|our|using|a)(?!\p{L})/gu,
    kind: 'popularity',
  },
  {
    pattern: /\p{Script=Han}{2,4}同款|[医师家士员星主客厨]们?(?:都|强烈|一致)?(?:推荐|力荐|首推)/gu,
    kind: 'popularity',
  },
  {
    pattern:
      /好评如潮|好评率|零差评|满分好评|口碑(?:爆棚|炸裂|超好|极佳|认证)|五星(?:好评|推荐|评价)|满分|高分(?:好评|推荐)/gu,
    kind: 'rating',
    fromRating: 4.95,
  },
  {
    pattern:
      /(?:医生|专家|明星|达人|博主|皮肤科|营养师|牙医|妈妈们?|闺蜜们?|同事们?|用户|顾客|买家|网友|大家|全网|朋友们?|家长)(?:一致|都在?|强烈|纷纷|亲测|联名|集体|人人)*(?:推荐|好评|认可|追捧|在用|在买|夸|回购|种草|首选|力荐|说好|抢)|(?:共同|一致)选择|值得信赖的选择|热销|爆卖|爆款|卖爆|卖断货|断货王|抢疯|销量(?!第一)|回购率|复购率|网红|人手一|回头客|全民|国民|家喻户晓|明星同款|畅销|风靡|火遍|(?<!别|不要)刷屏|老字号/gu,
    kind: 'popularity',
  },
];

/** Finds crowds and praise without numbers. */
export function findCrowds({ normal }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  const vague = VAGUE_PATTERNS.flatMap(([pattern, atLeast]) =>
    [...normal.matchAll(pattern)].map(
      (match): FoundClaim => ({ ...spanOf(match), kind: 'popularity', tie: tieVague(match[0], atLeast, facts) }),
    ),
  );
  const praise = PRAISE.flatMap(({ pattern, kind, fromRating }) =>
    [...normal.matchAll(pattern)].map(
      (match): FoundClaim => ({ ...spanOf(match), kind, tie: tiePraise(match[0], fromRating, facts) }),
    ),
  );
  return [...vague, ...praise];
}

function tieVague(found: string, atLeast: number, facts: ProductFacts): Tie {
  const inText = findInTexts(
    facts.texts,
    new RegExp(
      found
        .split(' ')
        .slice(0, 3)
        .join(' ')
        .replace(/[^\p{L}\d ]/gu, '.'),
      'u',
    ),
  );
  if (inText) return tieTo(inText);
  const { rating } = facts.product;
  if (rating?.count === undefined) return refuse(rating ? 'rating_differs' : 'no_rating');
  return rating.count >= atLeast ? tieTo(sourceOfFigure('rating', rating.value), 'computed') : refuse('rating_differs');
}

function tiePraise(found: string, fromRating: number | undefined, facts: ProductFacts): Tie {
  const inText = findInTexts(facts.texts, new RegExp(found.replace(/[^\p{L}\d ]/gu, '.'), 'u'));
  if (inText) return tieTo(inText);
  const { rating } = facts.product;
  if (fromRating === undefined) return refuse('not_in_data');
  if (!rating) return refuse('no_rating');
  return rating.value >= fromRating
    ? tieTo(sourceOfFigure('rating', rating.value), 'computed')
    : refuse('rating_differs');
}
