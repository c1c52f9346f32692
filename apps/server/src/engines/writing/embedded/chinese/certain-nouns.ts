import { findKind, type Trade } from '@reelwright/product-kinds';

/** What stands before a noun without making another thing of it: 真丝枕套 is a 枕套, 防晒手套 are no 手套. */
const PLAIN =
  /^(?:不锈钢|陶瓷|玻璃|实木|原木|榉木|橡木|竹制?|木质|铁艺|铝合金|钛|纯棉|全棉|棉|棉麻|亚麻|真丝|羊毛|羊绒|真皮|牛皮|头层牛皮|帆布|硅胶|乳胶|珐琅|铸铁|复古|简约|北欧|日式|透明|加厚|加大|加宽|大号|小号|中号|迷你|小型|大容量|便携|可?折叠|手工|无线|智能|家用|新款|成人|大人|男士|女士|男式|女式|男|女|圆领|方领|[VU]领|翻领|立领|长袖|短袖|泡泡袖|连帽|足?银|纯银|黄金|足金|锂电?|电动|充电式?|双肩|单肩|斜挎|大码|宽松|修身|法式|韩式|美式|中式|新中式|氨基酸|纯手工|碳钢|[一二三四五六七八九十]代|高清|静音|轻薄|轻便|全自动|桌面|USB|桌面型)+$/u;

/**
 * Lists the nouns that certainly name the product: the one that its title holds, and its endings behind what only describes
 * it. Empty if a word in the title makes another thing of the noun.
 */
export function listCertainNouns(
  noun: string,
  { name, brand = '' }: { name: string; brand?: string | undefined },
): string[] {
  const at = name.toLowerCase().indexOf(noun.toLowerCase());
  const before = /\p{Script=Han}*$/u.exec(name.slice(0, Math.max(0, at)).replace(brand, ' '))?.[0] ?? '';
  if (before !== '' && !PLAIN.test(before)) return [];
  return Array.from(noun, (_character, start) => noun.slice(start)).filter(
    (_ending, start) => start === 0 || PLAIN.test(noun.slice(0, start)),
  );
}

/** Words of a use, a user or a place, which make another thing of what they stand before: 防晒手套, 车载冰箱. */
const OTHER_USE =
  /[洗防遮拆切割焊修补擦喷拍钓骑打看听写画玩喂撸洒]|车|宠|猫|狗|鱼|鸟|婴|宝宝|儿童|幼儿|学生|老人|工业|商用|工地|舞台|仿真|医|军|露营|户外|泳|潜水|滑雪|登山|拳|舞|瑜伽|演出|实验|维修|配件|标签|照片|小票|面单|胶囊/u;
const LONG_NOUN = 3;

/** Users and places that are the usual ones of a trade. */
const USERS: Readonly<Partial<Record<Trade, RegExp>>> = {
  pets: /宠物|猫咪|狗狗|[猫狗]/gu,
  baby: /婴幼?儿|宝宝|新生儿|儿童/gu,
  toys: /儿童|宝宝/gu,
  car: /汽车|车载|车用/gu,
  outdoor: /露营|户外|野营|登山|钓鱼/gu,
  stationery: /学生|儿童/gu,
};
/** Trades whose things are others if the user is left out: a 宠物饮水机 is no 饮水机. */
const NAMED_BY_USER: ReadonlySet<Trade> = new Set<Trade>(['pets', 'baby', 'car']);

/**
 * Lists the nouns that most likely name the product, for what is only said of its use: a noun of three characters behind
 * qualities too, if no use, no user and no other thing stands right before it. The usual users of a trade stay with the
 * noun.
 */
export function listLikelyNouns(
  noun: string,
  product: { name: string; brand?: string | undefined },
  trade?: Trade,
): string[] {
  const certain = listCertainNouns(noun, product);
  if (certain.length > 0) return certain;
  const { name, brand = '' } = product;
  const at = name.toLowerCase().indexOf(noun.toLowerCase());
  const before = /\p{Script=Han}*$/u.exec(name.slice(0, Math.max(0, at)).replace(brand, ' '))?.[0] ?? '';
  const user = trade === undefined ? undefined : USERS[trade];
  const users = user === undefined ? [] : [...new Set(before.match(user) ?? [])];
  const rest = user === undefined ? before : before.replace(user, '');
  const isPlain = rest === '' || listCertainNouns(noun, { name: `${rest}${noun}` }).length > 0;
  if (!isPlain && (noun.length < LONG_NOUN || OTHER_USE.test(rest))) return [];
  const other = findKind({ name: rest });
  if (other !== undefined && rest.endsWith(other.head) && other.head.length > 1) return [];
  const own = users.map((each) => `${each}${noun}`);
  return trade !== undefined && NAMED_BY_USER.has(trade) && users.length > 0 ? own : [...own, noun];
}
