import { HAS_VERB, THINGS_LIKE_VERBS } from './fact-words.ts';

/** What a fact spares its buyer: 不用开锅, 免打孔. */
const SPARED = /(?:^|，)(?:不用|无需|不必|免)(?!费|税|疫|单|运)(\p{Script=Han}{2,5})(?=$|，)/u;
/** Deeds that no table of verbs has, in front of what they are done to: 倒锅, 清缝. */
const DEED = /^[倒清搬换扫弯等找熨系扶翻剥磨请借撕掏换绑缝]\p{Script=Han}/u;
/** Ingredients, which are left out for other reasons. */
const STUFF = /[油粉料糖剂精酸盐胶]$/u;
/** What cannot be feared: a state, half of a contrast, a place. */
const NO_FEAR =
  /[不外内来去]|^打脸|地方|[的了着过得呢吗]$|^(?:一样|一般|浓缩|紧不|多不|拼接|分|悬|加钱|加价|付|收费|上漆|上色|打蜡|漂白|抛光|解冻|化冻|注水)/u;
const LONGEST_FACT = 20;
/** What is put away with a deed. */
const RELIEVED: ReadonlyMap<string, string> = new Map([
  ['打孔', '电钻收起来。'],
  ['安装', '螺丝刀收起来。'],
  ['组装', '螺丝刀收起来。'],
  ['熨烫', '熨斗收起来。'],
  ['熨', '熨斗收起来。'],
  ['系带', '系鞋带这件事，到此为止。'],
  ['系鞋带', '系鞋带这件事，到此为止。'],
  ['弯腰', '腰就别弯了。'],
  ['手洗', '水池边，不用再站着了。'],
]);
/** Things that are not in every home. */
const TOOL = /(?:[机枪锅炉钻锤钳]|烤箱|冰箱|工具|螺丝刀|电源|插座|网络|WiFi)$/u;

/** Openings that name the trouble a fact ends, before the fact: 怕压鼻？…，戴一天不压鼻. */
export function listTensions(fact: string): string[] {
  if (fact.length > LONGEST_FACT) return [];
  // 不过可续学，无需加钱: under a condition.
  if (/^(?:不过|如果|若|假如|除非)/u.test(fact)) return [];
  const spared = SPARED.exec(fact)?.[1];
  if (spared !== undefined && STUFF.test(spared)) return [];
  // 免泡免滤: two deeds.
  const two = /(?:^|，)免(\p{Script=Han})免(\p{Script=Han})(?=$|，)/u.exec(fact);
  if (two !== null) return [`${two[1]}，${two[2]}，两步都省了。{branded}，${fact}。`];
  if (spared !== undefined && /[免不无]/u.test(spared)) return [];
  const isDeed = spared !== undefined && (DEED.test(spared) || HAS_VERB.test(spared.replace(THINGS_LIKE_VERBS, '')));
  if (isDeed && !NO_FEAR.test(spared)) return [`${RELIEVED.get(spared) ?? `别再${spared}了。`}{branded}，${fact}。`];
  // 不用胶枪: a tool that not everybody has.
  if (spared !== undefined && TOOL.test(spared)) return [`家里没有${spared}？{branded}，${fact}。`];
  return [];
}
