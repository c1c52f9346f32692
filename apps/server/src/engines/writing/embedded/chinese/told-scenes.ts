/*
 * Tells which facts hold a scene themselves: a time, a place or somebody, and what happens then: 半夜练不吵邻居,
 * 过减速带娃不醒, 水杯漏了书不湿.
 */

/** When, where and in what state something happens, at the start of a clause. */
const WHEN =
  '(?:白天|侧睡|翻身|蹲下|装满|睡前|当晚|当天|半夜|夜里|晚上|早上|睡前|冬天|夏天|大冬天|大夏天|雨天|下雨天?|暴雨|大雨|风大|大风天?|停电|急刹|堵车|打电话|过减速带|过马路|上地铁|爬山|跑步|骑车|做饭|洗澡|洗手|开会|午休|出差|搬家|家里来人|来客人|睡着了|抱着(?:娃|孩子|宝宝)|躺着|趴着|站着|戴着手套|戴眼镜|穿裙子|掉水里|掉地上|下楼(?:拿快递|扔垃圾|遛狗)?|后面来车|来电话|中午|人在(?:公司|外地|外面)|出门在外)+';
/** Whom or what it happens to. */
const WHO =
  '娃|宝宝|孩子|小手|老人|爸妈|爷爷奶奶|女生|新手|邻居|室友|同事|[猫狗](?![砂粮毛窝爪包盆厕笼])|\\d+斤的?(?:\\p{Script=Han}{1,2})?[猫狗橘犬]|没做过的人|零基础';
const OUTCOME = /不|也|都|就|照|能|得[到见清动进开住准]|直接|没|有|里面/u;
const OPENS_WITH_SCENE = new RegExp(`^(?:在)?(${WHEN})(?:，)?(?=(\\p{Script=Han}{2,9})$)`, 'u');
const OPENS_WITH_TIME = new RegExp(`^(?:${WHEN})`, 'u');
const OF_SOMEBODY = new RegExp(`^(?:${WHO})[\\p{Script=Han}\\d]{2,9}$`, 'u');
/** 一次炸一只整鸡, 一次晒两床被子: how much at once. */
const AT_ONCE =
  /^一(?:次|锅|回|趟)(?:就?能|可以?)?\p{Script=Han}{1,2}(?:[一两三四五六七八九十半]|\d[\d.]*)\p{Script=Han}{2,5}$/u;
/** 开水也能倒, 瓜子壳也吸得走: even that. */
const EVEN = /^(?!一般|本身|其他|平时)\p{Script=Han}{2,3}也能?\p{Script=Han}{2,5}$/u;
/** 手机屏下雨也亮: not said of everybody. */
const LONGEST_SCENE = 12;

/** Returns a clause as somebody would tell the scene in it, 半夜练，不吵邻居; null if it holds none. */
export function tellScene(clause: string): string | null {
  if (AT_ONCE.test(clause) || (EVEN.test(clause) && !/适合|可以/u.test(clause))) return clause;
  if (clause.length > LONGEST_SCENE || !OUTCOME.test(clause) || /适合|适用|专用|可以|够不|的地方/u.test(clause))
    return null;
  const [, when = '', rest = ''] = OPENS_WITH_SCENE.exec(clause) ?? [];
  if (when !== '') {
    if (!OUTCOME.test(rest)) return null;
    // 半夜练不吵邻居: the deed belongs to the time.
    const [, deed = '', then = ''] = /^(\p{Script=Han})(不\p{Script=Han}{2,})$/u.exec(rest) ?? [];
    if (deed !== '' && /[练听用开吹洗打看喂写画跳跑穿戴走骑]/u.test(deed)) return `${when}${deed}，${then}`;
    return (rest.length < 4 && clause.length < 8) || /^[也都就能]/u.test(rest) ? clause : `${when}，${rest}`;
  }
  return OF_SOMEBODY.test(clause) ? clause : null;
}

/** Lists a fact's clauses apart: what does it, and the scene that shows it. */
export function readScene(fact: string): { does: string; scene: string } | null {
  const clauses = fact.split('，');
  const [does = '', clause = ''] = clauses;
  if (OPENS_WITH_TIME.test(does)) return null;
  // 60分贝 proves no quiet.
  if (clauses.length !== 2 || does.includes('分贝')) return null;
  const scene = tellScene(clause);
  return scene === null ? null : { does, scene };
}

/** Checks if a fact tells a scene: in a clause, or first when it happens and then what. */
export const tellsScene = (fact: string): boolean =>
  fact.split('，').some((clause) => tellScene(clause) !== null) ||
  (/^[^，]+，[^，]+$/u.test(fact) && OPENS_WITH_TIME.test(fact));
