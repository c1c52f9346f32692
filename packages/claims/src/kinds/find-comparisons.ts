import { refuse, type Tie, tieTo } from '../claim.ts';
import { findInTexts, type ProductFacts } from '../facts/product-facts.ts';
import { type ClaimLine, type FoundClaim, spanOf } from '../found-claim.ts';
import { isSameQuantity } from '../numbers/compare.ts';
import { hasDimension, type Quantity } from '../numbers/quantity.ts';
import { listStems } from '../text/words.ts';
import { clauseAround } from '../text/clauses.ts';

const NUMBER =
  '(?:[~$€£¥]? ?\\d|a (?:day|week|month|year|full|hundred|thousand|million|dozen|third|quarter|half|kilo|gram|pound|litre|liter|metre|meter|foot|mile|minute|second|dollar|buck|euro|fiver|tenner|coffee|pizza|latte)\\b|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|four|fif|six|seven|eigh|nine|twen|for|hundred|thousand|million)';
/** Comparisons without another thing: with the past, with an expectation, in a figure of speech. */
const NO_OTHER =
  "(?:ever|before|you (?:think|thought|expect|imagine|know)|you'd (?:think|expect)|that\\b|this\\b|never|later|[a-z]{3,}ing (?:in|out|alone|at home)|nothing|yesterday|it (?:was|is|used)|you can|perfect|meets the eye|words|just\\b|enough|i (?:thought|expected)|it (?:looks|sounds|seems)|expected|usual\\b|good|your (?:coffee|alarm|day)|not\\b|a (?:pretty face|trend|name)|once\\b|necessary|life|a cup of)";

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:more|less|fewer|better|worse|[a-z]{3,}er|faster|lighter)(?: [a-z-]+){0,3}? than (?!${NO_OTHER})(?!${NUMBER})[a-z0-9' -]+`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})costs? less than (?!${NUMBER})[a-z' -]+`, 'gu'),
  /(?<!\p{L})(?:twice|double|triple|quadruple|half|(?:two|three|four|five|ten|\d+) ?(?:times|x)) (?:as [a-z]+|the (?!fun|price\b|joy|time it|battle|size of|day|night|morning|year|week|people|way|world|love)[a-z]+|more|less|[a-z]{3,}er)(?: as| of| than)?(?! (?:an )?hour)/gu,
  /(?<!\p{L})(?:doubles|triples|halves|cuts) (?:your|the|its) [a-z]+(?: in half)?/gu,
  /(?<!\p{L})as [a-z]+ as (?:any|other|the leading|a professional|the competition|the big|salon|hotel|designer|much more)[a-z ]*/gu,
  /(?<!\p{L})(?:outperforms?|outlasts?(?! (?:even )?(?:my|me|you|your)\b)|outsells?|outclass(?:es)?|outruns?|outranks?|outsmarts?|outshines?|beats (?!the heat|the clock|the cold|the rush|the queue)[a-z]+|superior to|competitors?|the competition|no comparison|blows? .{0,20}(?:away|out of the water)|puts? .{0,25} to shame|leaves? .{0,25} behind|nothing beats (?:this|it|our|the)\b|(?:unlike|compared (?:to|with)|versus|vs\.?) (?!(?:ever|before|anything else))(?:other|ordinary|regular|traditional|most|cheap|conventional|typical|normal|standard|the leading|the competition|big|your old|any)?\b ?[a-z]*)/gu,
  /比(?!如|原来|之前|原先|原价|刚才|例|赛|心|分|较|基尼|划|价|比|方|喻|重|试|不上(?!它)|起来|以前|以往|从前|过去|想象|想像|平时|昨天|你想|你能|你以为|什么都|谁|手(?!动|工|持|机|表|电)|得上|[^,.;!?]{1,8}还难)[^,.;!?]{1,16}?(?:更|还|要|多|少|快|轻|重|强|好|高|低|省|便宜|耐|香|久|薄|大|小|软|厚|舒服|倍|一半|不止|出)[\p{Script=Han}\d]{0,4}/gu,
  /(?:远超|胜过|优于|好过|强过|超越|秒杀|完胜|吊打|碾压|媲美|不输|堪比|赛过|领先于|超过(?![\d一二两三四五六七八九十百千万几]))[^,.;!?]{1,10}/gu,
  /(?:不像|相比|对比|区别于|有别于|与)(?:其他|其它|普通|传统|一般|市面|同类|别的|别家)[^,.;!?]{0,10}|甩[^,.;!?]{0,6}条街|(?:[\d一二两三四五六七八九十百]+|数|几)倍(?=[,.!?]|$)|(?:是|达)(?:普通|传统|同类|一般|其他)[^,.;!?]{0,8}倍/gu,
];

/**
 * Finds comparisons with other things: "better than", 比…更. Those with the past or with an expectation are figures of
 * speech.
 */
export function findComparisons({ normal, quantities }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  return PATTERNS.flatMap((pattern) =>
    [...normal.matchAll(pattern)]
      .filter((match) => !isFigure(normal, match))
      .map((match): FoundClaim => {
        const span = spanOf(match);
        return {
          ...span,
          kind: 'comparison',
          tie:
            tieMultiple(quantities.filter(isIn(span)), facts) ??
            tieShare(quantities, clauseAround(normal, span), { normal, facts }) ??
            tieComparison(match[0], clauseAround(normal, span), facts),
        };
      }),
  );
}

/** "What's better than ...?", "there's nothing better than ...", "rather than", "other than". */
function isFigure(normal: string, match: RegExpExecArray | RegExpMatchArray): boolean {
  const before = normal.slice(0, match.index);
  return (
    (/(?:nothing|what's|what is|whats|no|is there anything|not|rather|anything|who's|never|any) ?$/u.test(before) &&
      /^(?:better|more|[a-z]+er|less)/u.test(match[0]) &&
      !/twice|times/u.test(match[0])) ||
    /^(?:rather|other|another|either|whether|further|later|sooner|never|together|after|over|under)\b/u.test(match[0]) ||
    (/^(?:more|less) than (?:just )?(?:an? |the )?[a-z]+$/u.test(match[0].trim()) &&
      /^(?:more|less) than (?:just|an?) /u.test(match[0]))
  );
}

const COMPARED =
  /(?:more|less|fewer|better|worse|[a-z]{3,}er)(?: [a-z]+)? than|twice|double|triple|times|compared|vs|unlike|比|超|倍|优于|胜/u;

const isIn = (span: { start: number; end: number }) => (quantity: Quantity) =>
  hasDimension(quantity, 'times') && quantity.start >= span.start && quantity.end <= span.end;

/** Ties "twice as bright" to "2x brighter". Returns undefined if nothing is multiplied. */
function tieMultiple(said: readonly Quantity[], { quantities }: ProductFacts): Tie | undefined {
  const [multiple] = said;
  if (!multiple) return undefined;
  const fact = quantities.find(
    (candidate) => hasDimension(candidate.quantity, 'times') && isSameQuantity(multiple, candidate),
  );
  return fact ? tieTo(fact.source) : refuse('not_in_data');
}

/** Ties "the bass hits 40 percent harder than ..." to "40% stronger than ...": one figure, one comparison. */
function tieShare(
  said: readonly Quantity[],
  clause: string,
  { normal, facts }: { normal: string; facts: ProductFacts },
): Tie | undefined {
  const from = normal.indexOf(clause);
  const shares = said.filter(
    (quantity) =>
      (hasDimension(quantity, 'percent') || hasDimension(quantity, 'times')) &&
      quantity.start >= from &&
      quantity.end <= from + clause.length,
  );
  const fact = facts.quantities.find(
    (candidate) =>
      shares.some((share) => isSameQuantity(share, candidate)) &&
      new RegExp(COMPARED.source, 'u').test(candidate.sentence),
  );
  return fact ? tieTo(fact.source) : undefined;
}

/** Ties a comparison if the data compares with the same words. */
function tieComparison(found: string, clause: string, { texts }: ProductFacts): Tie {
  const stems = new Set(listStems(`${found} ${clause}`));
  for (const { field, normal } of texts) {
    for (const match of normal.matchAll(new RegExp(COMPARED.source, 'gu'))) {
      const span = spanOf(match);
      const said = listStems(normal.slice(Math.max(0, span.start - 20), span.end + 40));
      const shared = said.filter((stem) => stems.has(stem)).length;
      const isSameWord = /[a-z]+er\b|better|more|twice|double|[轻快强好多大小薄久软]/u.exec(found)?.[0];
      if (shared >= 2 && isSameWord !== undefined && normal.includes(isSameWord)) return tieTo({ field, ...span });
    }
  }
  return refuse(findInTexts(texts, COMPARED) ? 'value_differs' : 'not_in_data');
}
