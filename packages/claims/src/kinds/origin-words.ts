import type { AttributeRow } from './attribute-row.ts';

/** Countries whose origin is claimed: the country or its people in the data support it. */
const LANDS: readonly (readonly [land: string, people: string, chinese: string])[] = [
  ['germany', 'german', '德国'],
  ['switzerland', 'swiss', '瑞士'],
  ['italy', 'italian', '意大利'],
  ['france', 'french', '法国'],
  ['spain', 'spanish', '西班牙'],
  ['portugal', 'portuguese', '葡萄牙'],
  ['sweden', 'swedish', '瑞典'],
  ['norway', 'norwegian', '挪威'],
  ['denmark', 'danish', '丹麦'],
  ['finland', 'finnish', '芬兰'],
  ['scandinavia', 'scandinavian|nordic', '北欧|斯堪的纳维亚'],
  ['(?:the )?netherlands|holland', 'dutch', '荷兰'],
  ['belgium', 'belgian', '比利时'],
  ['austria', 'austrian', '奥地利'],
  ['poland', 'polish(?= (?:glass|hand|made|craft|pine|amber))', '波兰'],
  [
    'england|britain|(?:the )?uk|scotland|ireland|wales',
    'british|scottish|irish|english(?= (?:oak|leather|wool|craft|made|bone))',
    '英国|苏格兰|爱尔兰',
  ],
  ['(?:the )?usa|(?:the )?u\\.s\\.(?:a\\.?)?|america|(?:the )?united states', 'american', '美国'],
  ['canada', 'canadian', '加拿大'],
  ['mexico', 'mexican', '墨西哥'],
  ['brazil', 'brazilian', '巴西'],
  ['japan', 'japanese', '日本|日系'],
  ['(?:south )?korea', 'korean', '韩国|韩系'],
  ['china', 'chinese', '中国|国产'],
  ['taiwan', 'taiwanese', '台湾'],
  ['thailand', 'thai', '泰国'],
  ['vietnam', 'vietnamese', '越南'],
  ['india', 'indian(?! summer)', '印度'],
  ['turkey', 'turkish', '土耳其'],
  ['greece', 'greek', '希腊'],
  ['australia', 'australian', '澳洲|澳大利亚'],
  ['new zealand', 'kiwi(?= wool)', '新西兰'],
  ['egypt', 'egyptian', '埃及'],
  ['ethiopia', 'ethiopian', '埃塞俄比亚'],
  ['colombia', 'colombian', '哥伦比亚'],
  ['morocco', 'moroccan', '摩洛哥'],
  ['russia', 'russian', '俄罗斯'],
  ['europe', 'european', '欧洲|欧盟'],
];

const MADE =
  '(?:made|designed|crafted|engineered|assembled|produced|manufactured|built|born|developed|invented|woven|sewn|stitched|brewed|roasted|grown|sourced|imported|printed|hand-?[a-z]+|straight|fresh|direct(?:ly)?)';
/** Dishes, dogs and phrases that are named after a people. */
const NO_ORIGIN =
  ' (?:fries|press|toast|kiss|door|doors|pastry|pastries|delight|army|speak|lessons?|class|words?|language|roulette|dressing|salad|food|takeaway|cuisine|new year|dream|summer|winter|film|tips|customers|families|homes|house|kitchens)';

export const ORIGIN_ROWS: readonly AttributeRow[] = LANDS.map(
  ([land, people, chinese]): AttributeRow => ({
    kind: 'certification',
    words: `${MADE}(?: [a-z]+){0,2}? (?:in|from) ${land}|(?:${people})(?!${NO_ORIGIN})[ -][a-z]+|(?:${chinese})(?:原?产|制造|生产|进口|原装|设计|工艺|工程师|品质|研发|血统|技术|打造|匠心|手工|原料|品牌|团队|老牌|直邮|大牌)`,
    impliedBy: `${land}|${people}|${chinese}`,
  }),
);
