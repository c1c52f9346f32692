/** Letters that tell a word, whatever its ending. */
const STEM_LETTERS = 4;
/** Words of sellers that a line about anything holds. */
const COMMON =
  /^(?:the|and|for|you|are|not|all|any|its|has|was|did|one|two|out|off|who|how|why|new|can|get|got|let|see|set|use|way|too|now|yet|our|his|her|but|yes|per|via|put|own|day|big|end|may|had|she|him|off|back|with|from|this|that|your|yours|them|they|their|what|when|where|which|while|into|onto|over|under|only|just|even|more|most|less|very|every|each|both|also|than|then|have|does|will|made|make|makes|time|times|want|need|needs|like|about|after|before|long|good|great|easy|nice|free|full|high|home|life|hand|hands|thing|things|take|takes|keep|keeps|give|gives|come|comes|goes|here|there|next|last|first|once|twice|never|always|still|back|down|side|right|left|days?|year|years|people|perfect|ideal|design|quality|style|works?|looks?|feels?|uses?|used|using|without|between|through|anywhere|everyday|other|another|much|many|some)$/;
/** Runs of characters that tell a word of Chinese. */
const RUN = 2;

/**
 * Creates a check if a line holds a word or an amount of a product's own texts: its name, its kind or its facts. A line
 * with a price holds one.
 */
export function createBindingCheck(texts: readonly string[]): (line: string) => boolean {
  const all = texts.join('. ').toLowerCase();
  const own = new Set([...listStems(all), ...listRuns(all)]);
  return (line) =>
    /[$€£¥₹₩]|\d/.test(line) || [...listStems(line.toLowerCase()), ...listRuns(line)].some((part) => own.has(part));
}

const listStems = (text: string): string[] =>
  (text.match(/\p{Script=Latin}{3,}/gu) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, STEM_LETTERS));

/** Pairs of characters, without particles: 电磁, 磁炉. */
const listRuns = (text: string): string[] =>
  (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - RUN + 1 }, (_none, at) => run.slice(at, at + RUN)).filter(
      (pair) =>
        !/[的了着过不没就都也还再又在是有和与很]|什么|怎么|多少|一[下个样点些]|可以|这[个种样款]|那[个种样]|自己|时候|起来|出来|下来|家里/u.test(
          pair,
        ),
    ),
  );
