/** Words for people; a product for "camping" has no audience, one for "campers" has. */
const PEOPLE =
  /(?:\b(?:people|men|women|children|kids|babies|toddlers|teens|teenagers|boys|girls|folks?|mums?|moms?|dads?|families|couples|anyone|everyone|adults|seniors|guys|ladies|fans|pros|brides|friends|students|parents|pets|dogs|cats)\b|\b\p{L}{3,}(?:ers|ors|ists|ians|eurs|nauts|athletes|nerds|holics|mates)\b)/iu;
/** Words that end in -ers and name no people. */
const NO_PEOPLE =
  /\b(?:fingers|flowers|corners|summers|winters|numbers|showers|powers|papers|letters|colou?rs|dinners|computers|colors|drawers|offers|orders|others|floors|doors|indoors|outdoors|monitors|mirrors|motors|interiors|exteriors|containers|chargers|sneakers|trainers|trousers|boosters|speakers|scooters|strollers|campervans|sensors|decors|errors|odou?rs|sweaters|blenders|freezers|washers|dryers|printers|tablets|rivers|weathers|layers|hangers|planters|coolers)\b/giu;
const CHINESE_PEOPLE =
  /(?:人群|人士|宝宝|妈妈|爸爸|孩子|儿童|小朋友|青少年|年轻人|老人|长辈|女性|男性|女生|男生|女士|男士|学生|上班族|[\p{Script=Han}]{1,4}族|[\p{Script=Han}]{1,4}党|爱好者|从业者|初学者|新手|家庭|情侣|孕妇|职场人|打工人|主人|玩家|[\p{Script=Han}]{1,6}的人)/u;

const MADE_FOR =
  /\b(?:(?:perfect|great|ideal|made|designed|built|meant|suitable|suited|best|created|crafted|developed|a must(?:-have)?|a (?:great |perfect )?gift|gift)\s+for|for)\s+((?:all |any |every |busy |young |small )?[\p{L}'’&-]+(?:\s+[\p{L}'’&-]+){0,10})/giu;
const CHINESE_MADE_FOR =
  /(?:专为|适合|适用于|送给|献给|面向|为)([\p{Script=Han}A-Za-z、和及与]{2,16}?)(?:量身)?(?:设计|打造|定制|准备|研发|使用|佩戴|穿着|食用|[，,。.；;！!]|$)/gu;
/** A clause that says which people belongs to the group as far as it goes: "people who walk to work". */
const WHO = /\swho\s/iu;
const MAX_WORDS_WITH_CLAUSE = 10;
const BEHIND_CLAUSE =
  /\s+(?:(?:and|or|but)\s+(?:comes?|has|have|is|are|it|they|you|weighs?|fits?|keeps?|made|free)|this|it\s+(?:is|has|comes)|because|so)\b.*$/iu;
/** Ends a group of people without such a clause: "runners and comes in three sizes". */
const BEHIND =
  /\s+(?:(?:and|or|but)\s+(?:comes?|has|have|is|are|it|they|you|weighs?|fits?|keeps?|made|free)|that|this|it|comes?|is|are|at|with|from|on|in|to|because|when|while|so|just|only)\b.*$/iu;
const MAX_WORDS = 6;
const ONLY_FOR =
  /^(?:(?:perfect|great|ideal|made|designed|built|meant|suitable|suited|best|created|crafted|developed)\s+)?for\s+|^(?:专为|适合|适用于|送给|献给|面向)/iu;
const ONLY_BEHIND = /(?:设计|打造|定制|准备|研发|使用)$/u;

/** Ends a group at what no longer says who it is; empty if its clause goes on for too long: cut, it would say nonsense. */
function cutGroup(named: string): string {
  const clause = named.replace(BEHIND_CLAUSE, '').trim();
  if (WHO.test(clause)) return clause.split(/\s+/).length <= MAX_WORDS_WITH_CLAUSE ? clause : '';
  return named.split(/\s+/).slice(0, MAX_WORDS).join(' ').replace(BEHIND, '').trim();
}

/** Returns the group of people that a text names as its product's audience: "runners", "busy parents", `上班族`. */
export function findAudience(text: string): string | undefined {
  for (const [, named = ''] of text.matchAll(MADE_FOR)) {
    const group = cutGroup(named);
    const people = group.replace(NO_PEOPLE, '');
    if (PEOPLE.test(people)) return group;
  }
  for (const [, group = ''] of text.matchAll(CHINESE_MADE_FOR)) if (CHINESE_PEOPLE.test(group)) return group;
  return undefined;
}

/** Returns whether a selling point says no more than whom the product is for. */
export function saysOnlyAudience(point: string, audience: string): boolean {
  const group = point.replace(ONLY_FOR, '').replace(ONLY_BEHIND, '');
  return group !== point && group.toLowerCase() === audience.toLowerCase();
}
