import type { Product } from '@reelwright/contracts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';
import type { Scene } from '../read-scenes.ts';

/** Words of any scene. */
const EVERYDAY =
  /^(?:一(?:个|下|次|张|天|杯|口|家|点|边|遍|样)|两(?:个|次)|几(?:个|年|次)|今(?:天|晚|年)|明(?:天|早)|早上|晚上|中午|下午|周末|夏天|冬天|回家|出门|家里|时候|怎么|什么|自己|还是|就是|不用|不会|没有|起来|出来|下来|上来|进去|一起|先|再|可以|知道|觉得|别人|东西|地方|时间|慢慢|刚刚|刚好|放心|方便|轻松|舒服|孩子|大人|朋友|老公|妈妈|爸爸|全家|一家|我们|你们|他们|这样|那样|不到|看看|看见|打开|拿起|放下|开始)$/u;
const SHORTEST_WORD = 2;
const LEAST_MORE = 6;
/** Characters that name one sort of thing wherever they stand. */
const CLEAR_HEAD =
  /^[伞秤琴灯鞋袜帽锅壶碗桌椅床枕被毯帘笔刀钳锁箱杯瓶桶靴裤裙衫镜梳皂扇炉柜鼓弦筷勺酒饼糕糖粥虾蟹茶椒枣梨桃橙柚莓薯菇盔]$/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const listWords = (text: string): string[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .filter((word) => /^\p{Script=Han}{2,}$/u.test(word) && !EVERYDAY.test(word));

/** What makes another thing of a noun before it. */
const GOES_ON = /^(?:专用|配件|支架|保护|收纳|[壳套膜架盒袋罩垫贴盖座])/u;

/** Checks if the rest of a title, behind the noun, names no thing of another trade. */
function isOnlyThing(name: string, noun: string, named: KindMatch | undefined): boolean {
  const at = noun === '' ? -1 : name.indexOf(noun);
  // A bare noun is no second source.
  if (at < 0 || named === undefined || name.length < noun.length + LEAST_MORE) return false;
  const rest = name.slice(at + noun.length);
  if (GOES_ON.test(rest)) return false;
  const other = findKind({ name: rest });
  return other === undefined || other.kind.trade === named.kind.trade;
}

/**
 * Checks if a second source agrees with what a scene presumes, besides the title: the seller's points, description or
 * category speak of the thing, or of what the scene tells. A product of which nothing else is known has no other source.
 */
export function agreesWithTexts(
  scene: Scene,
  nouns: readonly string[],
  { name, selling_points: points, description = '', category = '' }: Product,
): boolean {
  const texts = [...points, description].join('。');
  if (`${texts}${category}`.trim() === '') return true;
  const ends = [...nouns, ...scene.nouns.map((noun) => noun.replace(/^[=~]/u, ''))]
    .filter((noun) => noun.length >= SHORTEST_WORD && /^\p{Script=Han}+$/u.test(noun))
    .map((noun) => noun.slice(-SHORTEST_WORD));
  if (ends.some((end) => texts.includes(end) || category.includes(end))) return true;
  // 伞面, 灯臂, 上秤: the thing itself, by the character that names it.
  const head = nouns[0]?.at(-1) ?? '';
  if (CLEAR_HEAD.test(head) && texts.includes(head)) return true;
  // 弹力带阻力带…拉力带: the title names it twice.
  if (head !== '' && !/[子品]/u.test(head) && name.split(head).length > 2) return true;
  const [named, shelf] = [findKind({ name: nouns[0] ?? '' }), findKind({ name: category })];
  if (isOnlyThing(name, nouns[0] ?? '', named)) return true;
  if (shelf !== undefined && named?.kind.trade === shelf.kind.trade) return true;
  return [...scene.hooks, ...scene.lines].flatMap(listWords).some((word) => texts.includes(word));
}
