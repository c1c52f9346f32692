/** Rows that nobody buys for. */
const IDLE =
  /电压|额定|频率|型号|编码|条码|码$|货号|品牌|线长|包装|毛重|箱规|标准|类别|等级|保质期|日期|(?<!加热|预热|充电|续航|工作|使用|待机)时间$|提示|注意|检测范围|备注|系列|尺寸|规格|^大小$|^产品|键数|连接方式|接口$|^电池容量$|(?:方法|方式|须知|说明|建议|人群|场景|场合|范围|条件|地址|期限|保存|储存|收纳方式)$/u;
/** Rows whose value needs no label: 材质：304不锈钢. */
const SILENT = /(?:材质|材料|成分|工艺|特点|功能|特色|卖点|风格|内容|用途|版型)$/u;
/** What a buyer has the choice of. */
const CHOICES: readonly (readonly [RegExp, string])[] = [
  [/^(?:可选)?(?:颜色|配色|色彩|色号)(?:可选)?$/u, '颜色'],
  [/^(?:可选)?(?:口味|味道)(?:可选)?$/u, '口味'],
  [/^(?:可选)?(?:香味|香型|香调)(?:可选)?$/u, '香味'],
  [/^(?:可选)?(?:图案|花色|花型)(?:可选)?$/u, '图案'],
  [/^(?:可选)?(?:款式|款型)(?:可选)?$/u, '款式'],
];
const LONGEST_ITEM = 7;
const MOST_ITEMS = 5;
const LONGEST_AMOUNT = 12;

/** Splits a list: 白/粉/墨绿. Null if it holds more than names. */
function readList(value: string): string[] | null {
  // 透明+茶色，推拉切换: a list, and then a sentence.
  if (/[，,]/u.test(value) && /[/／、+＋|｜]/u.test(value)) return null;
  const items = value
    .split(/[/／、+＋|｜]|[，,]|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const isList = items.length > 1 && items.length <= MOST_ITEMS && items.every((item) => item.length <= LONGEST_ITEM);
  // 课本、水杯、文具各归各位: a sentence.
  if (/[各都不]/u.test(items.at(-1) ?? '') && (items.at(-1)?.length ?? 0) > 4) return null;
  return isList ? items : null;
}

/** Joins a list as people say it: 白、粉和墨绿, 2个夹谱夹和收纳袋. */
export function joinList(items: readonly string[]): string {
  const said = items.map(countFirst);
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join('、')}和${said.at(-1)}`;
}

/** 戳针5支: the number stands before what it counts. */
export const countFirst = (item: string): string =>
  item.replace(
    /^(\p{Script=Han}{2,6}?)(?<![共约各仅])(\d+|[一两三四五六七八九十])(个|支|条|只|颗|片|根|把|块|包|盒|袋|瓶|本|张|双|套|枚|卷)$/u,
    '$2$3$1',
  );

/** 黑色/白色/粉色, 薰衣草味/无香 两款: a choice without a label. A count is said only as the seller counts. */
export function tellChoice(text: string): string | null {
  const [, list = '', count = '', word = '', what = ''] =
    /^(.+?)[，\s]*([两三四五六]|\d)([款种色])(口味|颜色|图案|香味|款式)?(?:可选|任选)?$/u.exec(text) ?? [];
  const named = list === '' ? null : readList(list);
  if (named !== null) return word === '色' ? `颜色有${joinList(named)}` : `有${joinList(named)}${count}${word}${what}`;
  const bare = readList(text.replace(/(?:可选|任选)$/u, ''));
  if (bare?.every((item) => /^\p{Script=Han}{1,4}色$/u.test(item)) === true) return `颜色有${joinList(bare)}`;
  if (bare?.every((item) => /^\p{Script=Han}{1,4}味$/u.test(item)) === true) return `口味有${joinList(bare)}`;
  return null;
}

/** 整车1年 电池18个月: what the guarantee covers, each with its term. */
function tellGuarantee(value: string): string {
  const terms = value.split(/[，,、/\s]+/u).filter((term) => term !== '');
  const told = terms.map((term) =>
    term.replace(/^(\p{Script=Han}{0,4}?)(?:质保|保修)?(?=[\d一两二三四五])/u, '$1质保'),
  );
  return told.join('，');
}

/**
 * Says a row of a table as a seller says it: 颜色：白/粉 as 有白和粉两种颜色, 质保：2年 as 质保2年. Null if nobody would say it;
 * undefined if the label says nothing that a rule knows.
 */
export function tellRow(label: string, value: string): string | null | undefined {
  const list = readList(value);
  if (/^(?:质保|保修|售后|整机质保)$/u.test(label))
    return /[\d一两二三四五]/u.test(value) ? tellGuarantee(value) : null;
  if (/^(?:可选|任选|可选款式)$/u.test(label)) return list === null ? null : `${list.join('、')}，任选一款`;
  for (const [match, word] of CHOICES)
    if (match.test(label)) return list === null ? null : `${word}有${joinList(list)}`;
  if (IDLE.test(label)) return null;
  // 面料：聚酯纤维95% 氨纶5% is a care label.
  if (/^(?:面料|里料|成分|填充物?)$/u.test(label) && /\d\s*[%％].*\d\s*[%％]/u.test(value)) return null;
  if (/^(?:风味|香气|香调|口感)$/u.test(label) && list !== null) return `${label}有${joinList(list)}`;
  if (/^(?:配料|配料表)$/u.test(label)) return list === null ? null : `配料是${joinList(list)}`;
  if (/^(?:照明|灯光)$/u.test(label)) return `带${value.replace(/^带/u, '')}`;
  if (/^电池$/u.test(label)) return value.endsWith('电池') ? `内置${value}` : null;
  // 键帽材质：PBT双色注塑 is said of the caps.
  const [, part = ''] = /^(\p{Script=Han}{2,4})材质$/u.exec(label) ?? [];
  if (part !== '' && !/^(?:产品|主体|整体|外壳)$/u.test(part)) return `${part}是${value}`;
  if (/^产地$/u.test(label)) return /^\p{Script=Han}{2,8}$/u.test(value) ? `产自${value}` : null;
  // 适用：瓷砖/木地板: what it can be used on.
  if (/^(?:适用|适合|适用于|适配|兼容|可用于)$/u.test(label) && list !== null) return `${joinList(list)}都能用`;
  if (/^(?:适用|适合)(?:面积|年龄|人数|身高)$/u.test(label)) {
    const said = value.replace(/(?<=\d)\s*[-–~～]\s*(?=\d)/u, '到');
    return label.endsWith('年龄') ? `${said}能用` : `适合${said}`;
  }
  // 五种模式：清洁/亮白/…: the number counts the list.
  // 一拖净：吸、拖、洗一次完成 counts nothing.
  const [, count, word] = /^([两二三四五六七八九十]|\d{1,2})(\p{Script=Han}{2,6})$/u.exec(label) ?? [];
  if (/[一件]套$|装$/u.test(label) && list !== null) return `${label}，${list.join('、')}`;
  if (count !== undefined && word !== undefined && list !== null) return `有${joinList(list)}${count}${word}`;
  // 料包8个：醋包、辣油: all of them are in it.
  if (/^\p{Script=Han}{1,4}\d+[个包种件样]$/u.test(label) && list !== null)
    return `${label.replace(/(\d)/u, '有$1')}，${list.join('、')}都有`;
  // 桶内双槽：清洗/甩干: each is for one of them.
  if (/双/u.test(label) && list?.length === 2) return `${label}，${list[0]}、${list[1]}分开`;
  if (/^(?:配件|清单|包含|内含|套装|含|标配|全套)$/u.test(label) && list !== null) return `含${joinList(list)}`;
  if (/^(?:赠品?|附赠|送|赠送)$/u.test(label)) return `还送${list === null ? countFirst(value) : joinList(list)}`;
  // 面料：里层纯棉，外层网纱: the value names its own parts.
  if (/^(?:面料|里料|材质)$/u.test(label) && /^(?:里层|外层|内层|表层|面层|主料|内里|外壳)/u.test(value)) return value;
  // 配料包：酸菜包、辣椒包: what is in it.
  if (/.[包盒袋套箱桶]$/u.test(label) && list !== null) return `${label}有${joinList(list)}`;
  if (SILENT.test(label)) return list !== null && !value.includes('，') ? joinList(list) : value;
  // 噪音：38分贝: an amount without its noun says nothing, or something else.
  if (/^(?:约|仅|≤|≥|低于|高达)?\d/u.test(value) && value.length <= LONGEST_AMOUNT)
    return `${label.replace(/^净含量$/u, '一份').replace(/^净重$|^重量$/u, '重')}${value}`;
  return undefined;
}
