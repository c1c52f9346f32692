import type { Product } from '@reelwright/contracts';
import { cleanLine, measureOverlap } from '../clean-text.ts';
import { locate } from '../sourced-text.ts';
import { isInLanguage } from '../text-language.ts';
import { ABSOLUTE_WORDS, HANGING_END, PUFFERY, SHOP_TALK, SLOGANS } from './chinese-lexicon.ts';
import { writeAsSaid } from './write-as-said.ts';

/** What the seller says first of the product, as said. */
export interface Pitch {
  /** Without its last mark. */
  text: string;
  /** The question before it; empty if there is none. */
  question: string;
  /** True if it only opens an ad: it tells of trouble, or is an answer that says nothing without its question. */
  isStory: boolean;
  /** True if it may open an ad: it holds a situation, a benefit or a command. */
  canOpen: boolean;
  range: { start: number; end: number };
}

const NO_HINTS = { isKnownWord: () => false, company: '' };
const SHORTEST = 7;
const SHORTEST_QUESTION = 4;
const SHORTEST_ANSWER = 4;
const SHORTEST_CUT = 9;
/** A shorter answer is told only behind its question. */
const SHORTEST_ALONE = 10;
const LONGEST = 30;
const LONGEST_CLAUSE = 18;
/** Later sentences of a text are no pitch. */
const FIRST_SENTENCES = 3;
const NAME_ALONE = 0.6;

/** Promises to a body, which no seller may make, and the seller's own virtues. */
const CLAIMS =
  /调理|养胃|护肝|免疫|抗病|延缓|改善|缓解|治|疗|排毒|滋补|补气|降[压脂糖]|品牌|公司|工厂|厂家|本店|我们|本品|专注|致力|成立|创立|创始|始于\d|年来|多年|[闷祛长]痘|痘痘|红肿|过敏(?!测)|脱发|掉发|打鼾|鼻炎|湿疹|不红不鼓/u;
/** What only calls out to the viewer: 姐妹们真的绝了. */
const CALLS =
  /姐妹|宝子|家人们|绝了|绝绝子|yyds|种草|安利|真的(?:太|好|超|绝)|太(?:好|香|爱|可)|爱了|冲鸭|闭眼入|必入|赶紧|快来|回购/iu;
/** A sentence that only says what kind of thing it is. */
const NAMING =
  /^(?:这|本)(?:是|款|个|只|件|双|把|条|台|套|张|副|块|瓶|支|种)|^一[款种]|^一(?:个|只|件|双|把|条|台|套|张|副|块|瓶|支)[^，]{0,12}的[^，]{2,8}$|^(?:采用|选用|甄选|精选|由)/u;
/** 水杯在书包里漏了一次，课本全湿: what went wrong without the product. */
const STORY =
  /(?:漏|坏|断|碎|丢|湿|脏|塌|裂|掉|疼|痛|酸|臭|糊|皱|堵|冻|晒|摔|挤|翻|找不到|够不着)了|了[一两几]次|总是|老是|又(?:酸|疼|痛|累|湿|脏|乱)|全[湿毁坏脏乱]/u;
/** When it happens. */
const WHEN =
  /^(?:半夜|凌晨|早上|早晨|清晨|中午|午后|下午|傍晚|晚上|夜里|夏天|冬天|春天|秋天|下班|上班|上车|开车|出门|出差|每次|每天|一到|梅雨|雨天|回家|睡前)/u;
/** What a product does for somebody: 中午上车，方向盘能煎蛋 tells of no product. */
const HELPS =
  /[不没就够先只还才刚也]|[松爽稳香暖凉亮软净好快轻]|终于|也能|都能|能(?:用|放|装|洗|拆|折|当|自己)|得(?:到|住|开|下|清|动|着|过|通)|(?:自动|随手|单手|一键)|\d/u;
/** 半夜耳边嗡一声，一家人都醒了: what came of it, and no good. */
const ENDS_BADLY = /[^净好热暖软亮凉熟开化白松干香轻省快稳平顺通够齐到]了$/u;
const SOLVED = /就|终于|再也|不再|不用|不怕|也不|都不|别再/u;
/** Words that begin in the middle of a thought. */
const LEANS = /^(?:而且|并且|但|因此|所以|同时|从而|以及|还|也|更|又(?!\p{Script=Han}{1,2}又)|则|其|它|这|那|让|使)/u;
/** What a viewer gets, or meets: 戴上就有风, 斜着放也不漏, 租房也能有. */
const MOVES =
  /[就也都不没再才还能别像]|终于|随手|一键|单手|秒|一\p{Script=Han}{1,2}[，一]|得(?:动|到|下|着|开|起|上|见|清)/u;

/** 150到165都能穿: of the wearer's height. */
export const tellHeight = (text: string): string =>
  text.replace(
    /^(?=1[0-9]\d(?:cm|厘米)?\s?[-–~～到至]\s?1[0-9]\d(?:cm|厘米)?(?:都|可|能|也)\p{Script=Han}{0,2}穿)/u,
    '身高',
  );

/** Checks if a sentence holds a situation, a benefit or a command, so that it may open an ad. */
export const movesViewer = (text: string): boolean => MOVES.test(text);

/** Checks if a clause says something of the product that may be said in an ad. */
const isSayable = (clause: string): boolean =>
  clause.length <= LONGEST_CLAUSE &&
  ![ABSOLUTE_WORDS, SHOP_TALK, SLOGANS, CLAIMS, CALLS].some((refused) => refused.test(clause)) &&
  !PUFFERY.test(clause) &&
  !/[%％].*[%％]|[:：“”"（）()【】[\]*×_#@]|[a-z]{12}/iu.test(clause);

/**
 * Reads what the seller says first of a product: mostly the reason to buy it, in a sentence that is natural as it stands.
 * Null if the text begins with a name, praise or the shop.
 */
export function readPitch({ name, description = '' }: Product): Pitch | null {
  const sentences = [...description.matchAll(/[^。！!？?；;\n◎●■◆•|｜]+[？?]?/gu)].map(([text]) => cleanLine(text));
  for (const [at, sentence] of sentences.slice(0, FIRST_SENTENCES).entries()) {
    const isQuestion = /[？?]$/u.test(sentence);
    const told = isQuestion ? (sentences[at + 1] ?? '') : sentence;
    const text = readSentence(told, isQuestion ? SHORTEST_ANSWER : SHORTEST);
    // 东阿老号阿胶糕: the name alone is no sentence.
    if (text === null || (!text.includes('，') && measureOverlap(text, name) > NAME_ALONE)) continue;
    const asked = isQuestion ? readSentence(sentence.replace(/[？?]+$/u, ''), SHORTEST_QUESTION) : '';
    // Without its question an answer says nothing.
    if (asked === null) continue;
    const question = asked === '' ? '' : `${asked}？`;
    // 重新填一道 says nothing without its question.
    const isAnswer = question !== '' && !text.includes('，') && text.length < SHORTEST_ALONE;
    const isStory =
      isAnswer ||
      (WHEN.test(text) && !HELPS.test(text)) ||
      ((STORY.test(text) || ENDS_BADLY.test(text)) && !SOLVED.test(text));
    return {
      text: tellHeight(text),
      question,
      isStory,
      canOpen: isStory || movesViewer(text),
      range: locate(told, description),
    };
  }
  return null;
}

/** Returns a sentence as said, without clauses that may not be; null if nothing whole is left. */
function readSentence(sentence: string, shortest = SHORTEST): string | null {
  const said = writeAsSaid(
    sentence.replaceAll(/,\s*/gu, '，').replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '，'),
  )
    .replace(/^\s*[【[][^】\]]*[】\]]/u, '')
    .replace(/^[^\p{L}\p{N}《]+|[.…~～\s]+$/gu, '')
    .trim();
  const clauses = said.split('，');
  const refused = clauses.findIndex((clause) => !isSayable(clause));
  const kept = refused < 0 ? clauses : clauses.slice(0, refused);
  while (kept.length > 1 && kept.join('，').length > LONGEST) kept.pop();
  const text = kept.join('，');
  // 你发文字和数据: of two clauses the first may need the other.
  const isCut = kept.length === 1 && clauses.length > 1;
  const isWhole =
    text.length >= (isCut ? Math.max(shortest, SHORTEST_CUT) : shortest) &&
    text.length <= LONGEST &&
    isInLanguage(text, 'zh-CN', NO_HINTS) &&
    !NAMING.test(text) &&
    !LEANS.test(text) &&
    !HANGING_END.test(text);
  return isWhole ? text : null;
}
