import type { ChineseFact } from './chinese-facts.ts';
import { tellByRule, type TellingPattern } from './fact-rules.ts';
import { HAS_VERB, MATERIAL_END, PART_END, THINGS_LIKE_VERBS } from './fact-words.ts';
import { THING_LAST } from './title-words.ts';
import { writeAsSaid } from './write-as-said.ts';

/** A way to say a fact aloud. */
export interface Telling {
  text: string;
  /** Lines of one pattern sound like a filled-in form: they never follow each other. */
  pattern: TellingPattern;
  /** True if it may be a line of its own; else it is told beside another fact. */
  isWhole: boolean;
}

/** Checks if a clause has a verb or an amount, so that it can be said of the product. */
const isToldOf = (said: string): boolean =>
  /[\d一两二三四五六七八九十百]|^[有带用含]|是.+的$/u.test(said) || HAS_VERB.test(said.replace(THINGS_LIKE_VERBS, ''));

/** Grades, settings and sizes, which say nothing by themselves: UPF50+, 蓝牙5.3, 75度高温, 4到7寸手机. */
const BARE_GRADE =
  /^(?:[A-Za-z-]+ ?(?:不低于|不超过)?[\d.]+\+*(?:\p{Script=Han}{0,4})(?<![防水震尘])|(?!\p{Script=Han}*[重长宽高厚])\p{Script=Han}{2,3}\d+(?:\.\d+)*|\d+度\p{Script=Han}{2})$/u;
const SIZED_THING =
  /^\d[\d.到]*(?:英寸|寸|厘米|毫米|米|码|毫升|升|克|瓦|伏|毫安)(?!可|以|内|起)[^\d就能可有不带到会，]{2,4}$/u;
/** 192复音: a number of what nobody counts so. */
const BARE_NUMBER = /^\d+(?![个种款项档级层条只支张片块双件本])\p{Script=Han}{2}$/u;
/** 1.5米和1.8米床: sizes to choose from. */
const BARE_SIZES =
  /^\d[\d.]*(?:米|厘米|毫米)?乘\d[\d.]*(?:乘\d[\d.]*)?(?:米|厘米|毫米)$|^(?:\d[\d.]*(?:米|厘米|寸|码|升|毫升|克)?[和、])+\d[\d.]*(?:米|厘米|寸|码|升|毫升|克)?[床款号装]?$/u;
/** 100到400度: of what? */
const BARE_RANGE = /^\d[\d.]*号?到\d[\d.]*(?:度|厘米|毫米|米|克|码|寸|斤|公斤|伏|瓦|号)$/u;
/** 163厘米，21弦: measures in a row. */
/** 7号电池2节: what it runs on. */
const BARE_CELLS = /^(?:\d|[五七])号(?:干|碱性)?电池(?:[\d一两三四]+节)?$/u;
const BARE_MEASURES = /^(?:\d[\d.]*(?:厘米|毫米|米|克|公斤|斤|升|毫升|寸|英寸|弦|键|孔)[，、]?){2,}$/u;
export const isBareGrade = (said: string): boolean =>
  BARE_MEASURES.test(said) ||
  BARE_CELLS.test(said) ||
  [BARE_GRADE, SIZED_THING, BARE_RANGE, BARE_SIZES, BARE_NUMBER].some((pattern) => pattern.test(said));

/** Names in a row without a verb: 焦糖、黑、奶白; shares: 云南60%，巴西40%. */
const isBareList = (said: string): boolean => {
  const items = said.split('、');
  const isNames =
    items.length > 1 &&
    items.every(
      (item) => /^[\p{Script=Han}A-Z\d]{1,6}$/u.test(item) && !HAS_VERB.test(item.replace(THINGS_LIKE_VERBS, '物')),
    );
  // 95%棉5%氨纶.
  const isShares = /^(?:\d+(?:\.\d+)?[%％]\p{Script=Han}{1,6}[+＋，、]?){2,}$/u.test(said);
  // 去皮、累加: two words of what it does.
  const isPairOfWords = items.length === 2 && items.every((item) => item.length === 2);
  return (
    isNames ||
    isShares ||
    isPairOfWords ||
    isVariants(items) ||
    /^(?:\p{Script=Han}{2,6}\d+[%％][+＋，、]?){2,}$/u.test(said)
  );
};

/** 海关TSA锁, 蓝帽子保健食品: a thing, of which nothing is said. */
const isBareThing = (said: string): boolean =>
  !said.includes('，') &&
  (THING_LAST.test(said) || /[品料管头层位]$/u.test(said)) &&
  // 单向排气阀袋: what a part does is no verb of the line.
  !isToldOf(said.replace(/[加防抗耐免排隔透吸导]\p{Script=Han}{1,2}(?=\p{Script=Han})/gu, ''));

/** 春秋款、加绒款, 一拖一、一拖二: kinds to choose from. */
const isVariants = (items: readonly string[]): boolean =>
  items.length > 1 &&
  items.every((item) => item.length >= 2 && item.length <= 4 && !/^[不无没可]/u.test(item)) &&
  (new Set(items.map((item) => item.at(-1))).size === 1 || new Set(items.map((item) => item.slice(0, 2))).size === 1);

/** The end of a thing's name. */
const NOUN_END = new RegExp(
  `(?:${THING_LAST.source})|(?:${PART_END.source})|(?:${MATERIAL_END.source})|[品料管头层位边馅芯级准标版款型类材板籽里调]$|[A-Za-z]$`,
  'u',
);
/** 四周防漏边, 橡胶木腿，E0级板材: things, of which nothing is said. */
export const isNounsOnly = (said: string): boolean =>
  said.split('，').every((clause) => {
    const bare = clause.replace(/[加防抗耐免排隔透吸导可无不]\p{Script=Han}{1,2}(?=\p{Script=Han})/gu, '');
    return (
      NOUN_END.test(clause) &&
      !/(?<![A-Za-z\d])\d[\d.]*(?:到\d[\d.]*)?\p{Script=Han}|^[有带用含]|是.+的$|[一两双三四五六七八九十][个条层级档种款只支片块段排面重核节格年月天次]|了/u.test(
        bare,
      ) &&
      !HAS_VERB.test(bare.replace(THINGS_LIKE_VERBS, ''))
    );
  });

type Form = Pick<ChineseFact, 'text' | 'form'>;

const SHORTEST_WHOLE = 5;
const SHORTEST_WITH_VERB = 4;
/** So many characters without a verb or an amount are a list of things. */
const LONG_LIST = 9;
/** "一擦就净": four characters that are a sentence. */
const BRIEF_SENTENCE = /^.{2,}(?:[就会能可不有]|自动|\d|[好足够稳快]$)|^不\p{Script=Han}{2,3}$/u;
/** Patterns that suit a clause of a longer line. */
const OF_CLAUSES: ReadonlySet<TellingPattern> = new Set(['made-of', 'part-is', 'can', 'lacks', 'spares', 'amount']);
/** What a material is good for. */
const SAID_OF_STUFF = /^(?:[不没无免能可会]|[一越][^体款种])|[感软滑爽凉暖透轻亮韧]$|[就也都]/u;
/** 4000毫安电池，吹20小时: an amount with its thing stands as the seller wrote it; a bare one takes its noun. */
const BARE_AMOUNT = /^(?:约|仅|只要)?[\d.]+(?:到[\d.]+)?\p{L}{1,2}$/u;

/** Lists the ways to say a fact aloud, the most natural first; none asserts more than the fact. */
export function tellChineseFact({ text: written, form }: Form): Telling[] {
  const text = writeAsSaid(written);
  const found = text.includes('，') ? null : tellByRule(text, form);
  if (found === null || found.length === 0) {
    const said = sayClauses(text);
    return [
      {
        text: said,
        pattern: 'stated',
        isWhole:
          !isNounsOnly(said) &&
          !isBareGrade(said) &&
          !isBareList(said) &&
          ((said.length > SHORTEST_WHOLE &&
            (said.length < LONG_LIST ? !isBareThing(said) : said !== text || isToldOf(said))) ||
            (said.length === SHORTEST_WHOLE && said !== text) ||
            (said.length >= SHORTEST_WITH_VERB &&
              said.length <= SHORTEST_WHOLE &&
              isToldOf(said) &&
              !PART_END.test(said)) ||
            BRIEF_SENTENCE.test(said)),
      },
    ];
  }
  return found.map(([pattern, said]) => ({
    text: said
      .replace(/^(可以\p{Script=Han}{2,4})(?=不\p{Script=Han}{2,4}$)/u, '$1，')
      .replace(/(?<=^单只)仅(?:重|有)?(?=约?\d)/u, '才')
      .replace(/(?<=^(?:单\p{Script=Han}|每\p{Script=Han})?)仅(?:重|有)?(?=约?\d)/u, '只有'),
    pattern,
    isWhole: said.length >= SHORTEST_WHOLE - 1,
  }));
}

/** Says the clauses of a line each: PET上盖，防滑底部 is no sentence. */
function sayClauses(text: string): string {
  const clauses = text.split('，');
  if (clauses.length < 2) return text;
  return clauses
    .map((clause, at) => {
      const [told] = tellByRule(clause, 'clause') ?? [];
      if (told === undefined || !OF_CLAUSES.has(told[0])) return clause;
      // 杜邦软毛，不伤牙龈: what follows says what the material is good for.
      if (told[0] === 'made-of' && at === 0 && told[1].startsWith('用的是') && SAID_OF_STUFF.test(clauses[1] ?? ''))
        return clause;
      return told[0] === 'amount' && !BARE_AMOUNT.test(clause) ? clause : told[1];
    })
    .map((clause, at, all) => {
      // 用的是桑蚕丝，双面真丝: the verb is said once.
      const verb = /^用的是/u.exec(clause)?.[0];
      return verb !== undefined && all.slice(0, at).some((each) => each.startsWith(verb))
        ? clause.slice(verb.length)
        : clause;
    })
    .join('，');
}

/** Returns a fact as a clause with its verb: 有三档水压, 桌板是实木的, 用的是速干面料. */
export const sayChineseFact = (fact: Form): string => tellChineseFact(fact)[0]?.text ?? fact.text;
