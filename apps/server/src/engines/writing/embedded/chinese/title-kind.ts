import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { hasHan } from './title-pieces.ts';

/** Nouns of things for another thing: of "机械臂支架 显示器" the stand is sold. */
const SERVING = /(?:支架|挂架|底座|保护套|保护壳|手机壳|钢化膜|贴膜|充电线|转接头|替换装|配件)$/u;
/** What comes along, and what a thing is for: 带底座, 涮火锅. */
const COMES_ALONG = /^[带送配含附赠涮煮炒蒸烤煎炸焯腌拌做洗装放免无适](?=\p{Script=Han}{2})/u;
const dropUses = (title: string): string =>
  title
    .split(/\s+/u)
    .filter((piece, at) => at === 0 || !COMES_ALONG.test(piece))
    .join(' ');
/** Behind them stand other names and uses. */
const FIRST_PIECES = 3;
const findServing = (title: string): string | undefined =>
  title
    .split(/\s+/u)
    .slice(0, FIRST_PIECES)
    .find((piece) => SERVING.test(piece) && hasHan(piece) && !COMES_ALONG.test(piece));

/** Last characters of things: 足球训练障碍物 is no 足球. */
const THING = /[阀泵管塞钮物桩桶梯垫套架盒袋器具材罩杆绳圈网夹扣座灯贴膜膏剂石轮箱柜刷布土肥甲弦钩]$/u;
/** Checks if a title only holds a noun as a part of other things' names. */
function isCompound(title: string, head: string): boolean {
  const pieces = title
    .toLowerCase()
    .split(/[\s|｜/／，,、+＋()（）【】]+/u)
    .filter((piece) => piece.includes(head));
  return (
    hasHan(head) &&
    pieces.length > 0 &&
    pieces.every((piece) => {
      const behind = piece.slice(piece.lastIndexOf(head) + head.length).replace(/(?:通用|专用|适用|款)$/u, '');
      return behind.length > 1 && THING.test(behind) && /^\p{Script=Han}+$/u.test(behind);
    })
  );
}

/** Finds the kind that stands before a noun, up to two characters away: 汽车脚垫|全|包围. */
function findInFront(piece: string, noun: string): KindMatch | undefined {
  const at = piece.toLowerCase().indexOf(noun);
  const front = at < 0 ? piece : piece.slice(0, at);
  return [0, 1, 2]
    .map((fewer) => findKind({ name: front.slice(0, front.length - fewer) }))
    .find((found) => found !== undefined);
}

const endsPiece = (title: string, noun: string): boolean =>
  title.split(/[\s\d|｜/／，,、+＋()（）【】A-Za-z]+/u).some((piece) => piece.endsWith(noun));

/** 坚果大礼包 is no bag. */
const PARCEL = /[课题礼福料茶药红冰沙豆餐]包/u;

/** Names of shelves in a shop. */
const CATEGORY =
  /^(?:零食|食品|特产|小吃|礼品|用品|器材|玩具|饰品|百货|家居|配件|(?:全套|原装|通用)配件|日用品|保健品|养生品|工具|下饭菜|小菜|早餐|速食|酱菜)$/u;
/** Checks if a noun is only a category behind the name: 黑芝麻丸 … 养生零食. */
function isCategory(title: string, head: string): boolean {
  const [first = ''] = title.trim().split(/\s+/u);
  // 隐形眼镜清洗器 … 美瞳盒: a device is named before what it is for.
  const isNamed = CATEGORY.test(head) || /^.{3,}[器机仪]$/u.test(first);
  return isNamed && hasHan(head) && !first.includes(head) && /^\p{Script=Han}{3,8}(?:\d.*)?$/u.test(first);
}

export const SERVICE =
  /上门(?!安装)|(?:清洗|维修|安装|代驾|保洁|搬家|回收|设计|拍摄|翻译|咨询|课程)服务|服务(?:单|券|卡)?(?=\s|$)/u;

/** Finds what is sold by a noun of the table that does not name it: 黑芝麻丸 … 养生零食. */
function findOther(unbranded: string, named: KindMatch): KindMatch | undefined {
  const [front = ''] = unbranded.trim().split(/\s+/u);
  // A short first piece names it as it stands.
  if (isCategory(unbranded, named.head) && /^\p{Script=Han}+$/u.test(front)) return undefined;
  const [first = ''] = unbranded.trim().split(/[\s\d]+/u);
  const other = findInFront(first, named.head);
  return other !== undefined && !isCompound(unbranded, other.head) && first.includes(other.head) ? other : undefined;
}

/**
 * Finds the kind that a title names: of the last noun, unless that is a part of another thing's name or a shelf of the
 * shop. Undefined for services: 上门空调清洗服务 sells no air conditioner.
 */
export function findTitleKind(title: string, unbranded: string): KindMatch | undefined {
  if (SERVICE.test(unbranded)) return undefined;
  const named = findKind({ name: findServing(unbranded) ?? dropUses(title.trim()) });
  if (named === undefined) return undefined;
  // What the first words of the title name is sold, whatever category stands behind them.
  const isOther =
    isCompound(unbranded, named.head) ||
    isCategory(unbranded, named.head) ||
    // 汽车脚垫全包围 is no bag: a noun of one character ends its piece.
    (named.head.length === 1 && hasHan(named.head) && !endsPiece(unbranded, named.head)) ||
    (named.head === '包' && PARCEL.test(unbranded));
  return isOther ? findOther(unbranded, named) : named;
}
