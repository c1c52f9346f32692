import { refuse, type Tie, tieTo } from '../claim.ts';
import type { FactText, ProductFacts } from '../facts/product-facts.ts';
import { type ClaimLine, type FoundClaim, spanOf } from '../found-claim.ts';
import { listStems } from '../text/words.ts';

const QUOTED = /"([^"]{2,300})"|(?<![\p{L}\d])'([^']{8,300})'(?!\p{L})/gu;
const BUYER =
  '(?:(?:one|a|another|our|many|some|real|verified|happy|most|every|this|as one|as a) (?:[a-z]+ )?)?(?:customers?|reviewers?|buyers?|users?|shoppers?|fans?|owners?|reviews?|clients?|listeners?|runners?|mom|mother|dad|husband|wife|friend)';
const SAYS =
  '(?:says?|said|wrote|writes|put it|puts it|calls? (?:it|this|them)|called (?:it|this|them)|told us|tells us|shared|reports?|describes? (?:it|this|them)|raves?|reads?)';
const ATTRIBUTED = [
  new RegExp(`(?<!\\p{L})${BUYER} ${SAYS}(?!\\p{L})[^.!?]{3,}`, 'gu'),
  /(?<!\p{L})according to (?:our |a |one |many )?(?:customers?|reviewers?|buyers?|users?|reviews)[^.!?]{3,}/gu,
  /(?:一位|有位|有|这位|老|不少|很多|许多|多位|买过的)?(?:顾客|用户|买家|网友|客户|粉丝|消费者|妈妈|宝妈|茶友|朋友|同事|姐妹)们?(?:都|纷纷|评价|反馈|留言|直言|曾|这样|告诉我们)*(?:说|表示|写道|评价|反馈|留言|称|夸|直呼|告诉我们)[::,]?[^.!?]{2,}/gu,
];
const NAMED_SPEAKER = /(?:[-~] ?\p{L}[\p{L}. ]{1,30}$|\b(?:says|said|wrote|writes|raves)\b|说|表示|评价|留言|写道)/u;

const PRAISES = /\b(?:it|this|these|it's|best|love|better|never)\b/u;

/** Minimum words of a quote without a speaker: shorter ones only emphasise a word, such as the "wow" effect, “轻松”. */
const SHORTEST_WORDS = 3;
const SHORTEST_CHARACTERS = 6;
/** Minimum share of a paraphrase's words that the reviews must contain. */
const PARAPHRASED = 0.6;

/** Finds quotes and reported speech. */
export function findQuotes({ text, normal }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  const quotes = [...normal.matchAll(QUOTED)].flatMap((match): FoundClaim[] => {
    const span = spanOf(match);
    const quote = match[1] ?? match[2] ?? '';
    const around = `${normal.slice(0, span.start)}${normal.slice(span.end)}`;
    const hasSpeaker = NAMED_SPEAKER.test(around.trim());
    if (!hasSpeaker && (isAside(quote, match[2] !== undefined) || isNamed(normal.slice(0, span.start), quote)))
      return [];
    return [{ ...span, kind: 'quote', tie: tieQuote(quote, facts) }];
  });
  const paraphrases = ATTRIBUTED.flatMap((pattern) =>
    [...normal.matchAll(pattern)].flatMap((match): FoundClaim[] => {
      const span = spanOf(match);
      if (/^(?:one |a |my )?(?:mom|mother|dad|husband|wife|friend) /u.test(match[0]) && !PRAISES.test(match[0]))
        return [];
      if (quotes.some((quote) => quote.start < span.end + 3 && quote.end > span.start)) return [];
      return [{ ...span, kind: 'quote', tie: tieParaphrase(match[0], facts) }];
    }),
  );
  // A speaker after a dash is recognised by capitals, so the text is read as written: "— Anna, Texas".
  const signed = quotes.length === 0 ? findSigned(text, facts) : [];
  return [...quotes, ...paraphrases, ...signed];
}

/** "From 'barely there' to 'hello, sunshine'": the name of a mood, not praise. */
function isNamed(before: string, quote: string): boolean {
  return (
    /(?:\b(?:of|from|to|like|called|named|for|no|more|another|the|a|word|words|and|my|your|yell|shout|scream|whisper|mode)|叫|所谓|一声|一句|那句|喊) ?$/u.test(
      before,
    ) && !/\b(?:i|it|this|these|they|them|best|love|ever)\b|买|用|它|好/u.test(quote)
  );
}

/** Whether it is the viewer's question, or only a quoted word. */
function isAside(quote: string, isSingle: boolean): boolean {
  if (/\?\s*$/u.test(quote)) return true;
  const words = quote.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d'-]*/gu)?.length ?? 0;
  const characters = quote.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (words < SHORTEST_WORDS && characters < SHORTEST_CHARACTERS) || (isSingle && words < SHORTEST_WORDS + 1);
}

function findSigned(text: string, facts: ProductFacts): FoundClaim[] {
  const signed = /^(.{12,300}?)\s+[—–-]\s?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*)?(?:, .{2,30})?)$/u.exec(text);
  const said = signed?.[1];
  if (said === undefined || /[:;]$/u.test(said) || !/[.!?]$/u.test(said)) return [];
  return [{ start: 0, end: text.length, kind: 'quote', tie: tieQuote(said.toLowerCase(), facts) }];
}

function toBare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function tieQuote(quote: string, { reviews, texts }: ProductFacts): Tie {
  const bare = toBare(quote);
  for (const fact of [...reviews, ...texts]) {
    if (` ${toBare(fact.normal)} `.includes(/\p{Script=Han}/u.test(bare) ? bare : ` ${bare} `))
      return tieTo(wholeOf(fact, quote));
  }
  return refuse(reviews.length === 0 ? 'no_review' : 'not_verbatim');
}

function wholeOf({ field, text, normal }: FactText, quote: string) {
  const start = normal.indexOf(quote);
  return start < 0 ? { field, start: 0, end: text.length } : { field, start, end: start + quote.length };
}

function tieParaphrase(found: string, { reviews }: ProductFacts): Tie {
  if (reviews.length === 0) return refuse('no_review');
  const stems = listStems(found.replace(new RegExp(`^${BUYER} ${SAYS}`, 'u'), ''));
  for (const fact of reviews) {
    const own = new Set(listStems(fact.normal));
    const shared = stems.filter((stem) => own.has(stem)).length;
    if (stems.length > 0 && shared / stems.length >= PARAPHRASED)
      return tieTo({ field: fact.field, start: 0, end: fact.text.length });
  }
  return refuse('not_verbatim');
}
