import type { HookFormat } from '../hooks/written-hook.ts';
import { HAS_VERB, MATERIAL_END, PART_END, THINGS_LIKE_VERBS } from './fact-words.ts';
import { tellByRule } from './fact-rules.ts';
import { isNounsOnly } from './say-fact.ts';
import { findChallenge } from './challenges.ts';
import { listTensions } from './tension.ts';
import { readScene, tellsScene } from './told-scenes.ts';
import { findTroubleScene } from './trouble-scenes.ts';

/*
 * Openings made of a fact: what a buyer would ask, before the fact that answers it, or what they get from it, before what
 * does it. Each asks only what its fact tells.
 */

/** Marks an opening as one that somebody would say. */
export const SPARK = 'spark';
/** An opening that tries the fact, shows what goes wrong without it, or is the scene that the fact tells of. */
export const CHALLENGE = 'challenge';
export const TROUBLE_SCENE = 'trouble-scene';
export const TOLD_SCENE = 'told-scene';
/** An opening that says what need not be done any more. */
export const SPARED_DEED = 'spared';

const QUIET_DB = 45;
const LONGEST_FACT = 22;

/** A question that buyers ask, with the facts that answer it; `$1` is a group of the fact. */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?:快充|充电?)(\d+)分钟，?[就能可]*(?:听|用|通话|播|走|拍|吹|拖)/u, '只来得及充$1分钟？'],
  [/给手机充\d+次/u, '能给手机充几次？'],
  [/抗\d+级(?:大?风)/u, '风大的时候，撑得住吗？'],
  [/IPX[78]|掉水里/u, '掉水里了，怎么办？'],
  [/只换不修/u, '用坏了，怎么办？'],
];

/** 不超过25分贝, 低于30分贝: what is quiet. */
function isQuiet(fact: string): boolean {
  const [, loudness = ''] = /(\d+)(?:到\d+)?分贝/u.exec(fact) ?? [];
  return loudness !== '' && Number(loudness) <= QUIET_DB;
}

/** What may stand behind it is not said of what a buyer does. */
const NO_DEED = /^(?:折叠|打开)$/u;

/** 不含酒精、香精和色素: three that it has not. */
const FREE_OF = /^(?:不含|没加|不添加)((?:\p{Script=Han}{1,4}[、和]){1,3}\p{Script=Han}{1,4})$/u;

/** What a buyer gets, in a clause that stands alone. */
const GETS =
  /^(?:\p{Script=Han}{1,4}(?:也|都|就)\p{Script=Han}{1,6}|\p{Script=Han}{2}不\p{Script=Han}{1,3}|\p{Script=Han}{2,4}不怕|不怕\p{Script=Han}{1,3}(?<![来去])|[穿戴坐躺睡骑跑洗切煎炒拎背]\p{Script=Han}{1,3}不\p{Script=Han}{2,3}|一\p{Script=Han}(?:就|即)\p{Script=Han}{1,2}|(?!可|能|会)\p{Script=Han}{2,3}得\p{Script=Han}{1,2})$/u;
/** A clause whose subject or cause stands before it. */
const LEANS = /^(?:[也还都就才更又再便则既让使而并]|可以|能|会|因此|所以|方便|适合|避免|防止)/u;
/** What does it: a thing or an amount, and no sentence of its own. */
const DOES = /^(?![洗敷喝吃泡跑骑睡坐走贴穿戴])(?!.*(?:不|就|也|会|才|一次|充满|以后|之后|时$))[^，]{3,12}$/u;

/** 6升, 5.8公斤. */
const BARE_AMOUNT = /^\d[\d.]*(?:升|毫升|公斤|斤|克|瓦|厘米|毫米|米)$/u;

/** Checks if a clause can be said of the product: 袖口指洞 is a thing without a verb. */
const isSaid = (clause: string): boolean =>
  /\d/u.test(clause) || HAS_VERB.test(clause.replace(THINGS_LIKE_VERBS, '')) || tellByRule(clause, 'clause') !== null;

/** What happens in a body opens no ad. */
const ON_BODY = /牙龈|出血|脱发|过敏|发炎|疼|痛/u;

/** 猫来就流，猫走就停: two clauses of one build. */
const isPair = (one: string, other: string): boolean =>
  one.length === other.length &&
  one.length >= 3 &&
  one.charAt(0) === other.charAt(0) &&
  Array.from(one).filter((character, at) => character === other.charAt(at)).length >= 2;

/** An opening and how it is staged; as its punctuation tells if left out. */
export interface Spark {
  text: string;
  format?: HookFormat;
  /** What kind of opening it is; a spark if left out. */
  shape?: string;
}

/** 有羊毛、戳针3支和工作垫: what is in the box. */
const CONTENTS =
  /^(?!配料)(?!.*(?:[款种色号味档]|模式|方式|功能|[两双三四五]重\p{Script=Han}{2})$)(?:有|含|附带|配)(?:[^，、]{1,8}、){1,4}[^，、]{1,8}和[^，]{1,8}$/u;

/** Lists openings with a fact as it is told; `{branded}` is the product's name. */
export function listSparks(fact: string): Spark[] {
  const scenes = listScenes(fact);
  return [
    ...scenes,
    // What one need not do any more is shown before and after.
    ...(scenes.length > 0 ? [] : listTensions(fact)).map(
      (text): Spark => ({ text, format: 'split', shape: SPARED_DEED }),
    ),
    ...(CONTENTS.test(fact) ? [{ text: `打开来，都有什么？{branded}，${fact}。`, format: 'unboxing' as const }] : []),
    ...listAsked(fact).map((text): Spark => ({ text })),
    ...(scenes.length > 0 ? [] : listGains(fact)),
  ];
}

/** Lists openings that show a fact: tried, missing, or in the seller's own scene. */
function listScenes(fact: string): Spark[] {
  const challenge = findChallenge(fact);
  const trouble = findTroubleScene(fact);
  const told = readScene(fact);
  const does = told === null ? undefined : sayCause(told.does);
  return [
    ...(challenge === null
      ? []
      : [{ text: `${challenge}{branded}，${fact}。`, shape: CHALLENGE, format: 'macro' as const }]),
    ...(trouble === null
      ? []
      : [{ text: `${trouble}{branded}，${fact}。`, shape: TROUBLE_SCENE, format: 'split' as const }]),
    ...(told === null || does === undefined
      ? []
      : [{ text: `${told.scene}。{branded}，${does}。`, shape: TOLD_SCENE }]),
  ];
}

/** Says what does something behind the product's name; undefined for what nobody would say there. */
function sayCause(does: string): string | undefined {
  if (!DOES.test(does) && !BARE_AMOUNT.test(does)) return undefined;
  if (/[操控]作$|控制$/u.test(does)) return does;
  // 塞兜里, 刷毛软: no thing that it has.
  if (/[式里上软硬薄厚宽大细]$/u.test(does)) return undefined;
  const told = tellByRule(does, 'noun')?.[0]?.[1];
  if (isNounsOnly(does) && !MATERIAL_END.test(does)) return told;
  return isSaid(does) ? does : told;
}

/** Lists questions that buyers ask, each with the fact that answers it. */
function listAsked(fact: string): string[] {
  if (fact.length > LONGEST_FACT) return [];
  const sparks: string[] = [];
  const free = FREE_OF.exec(fact)?.[1];
  if (free !== undefined) sparks.push(`${free.replace('和', '、')}？{branded}，都不含。`);
  for (const [answer, question] of QUESTIONS) {
    const found = answer.exec(fact);
    if (found === null || NO_DEED.test(found[1] ?? '')) continue;
    sparks.push(`${question.replace('$1', found[1] ?? '')}{branded}，${fact}。`);
    break;
  }
  return sparks;
}

/** Lists what a buyer gets, before what does it; a part that does it is shown close. */
function listGains(fact: string): Spark[] {
  if (fact.length > LONGEST_FACT) return [];
  const clauses = fact.split('，');
  const [does = '', gets = '', next = ''] = clauses;
  // 暴雨走十分钟，电脑不湿 is told in its order.
  if (clauses.length === 2 && tellsScene(fact)) return [];
  // What is quiet proves that nobody hears it; another amount proves nothing of what follows.
  const isShown = DOES.test(does) && (!/\d/u.test(does) || (isQuiet(does) && /吵|静/u.test(gets)));
  // 轻轻一冲就掉 is praise only behind what it is said of.
  if (
    clauses.length === 2 &&
    !/[掉没坏碎断化]$|就[换调改行]$|即可$/u.test(gets) &&
    GETS.test(gets) &&
    !LEANS.test(gets) &&
    !ON_BODY.test(gets) &&
    isShown
  )
    // 袖口指洞 is a thing without a verb: nobody would say it behind the name.
    return !isSaid(does)
      ? []
      : [
          {
            text: `${gets}。{branded}，${(isNounsOnly(does) && !MATERIAL_END.test(does) ? tellByRule(does, 'noun')?.[0]?.[1] : undefined) ?? does}。`,
            ...(PART_END.test(does) ? { format: 'macro' as const } : {}),
          },
        ];
  // 人体感应出水，猫来就流，猫走就停.
  return clauses.length === 3 && isPair(gets, next) ? [{ text: `${gets}，${next}。{branded}，${does}。` }] : [];
}
