/*
 * What goes wrong without the thing that a fact tells of: 洗不掉色 recalls 洗一次，盆里的水就变色了. A scene is of the trouble, never of
 * the product, and needs what it happens to in the fact where the trouble alone may mean several things.
 */

interface TroubleScene {
  /** What the fact rules out, behind 不, 防 or 没有. */
  trouble: RegExp;
  /** What else the fact must hold. */
  with?: RegExp;
  scene: string;
}

const SCENES: readonly TroubleScene[] = [
  { trouble: /^(?:掉|褪)色/u, with: /洗|染|布|棉/u, scene: '洗一次，盆里的水就变了色。' },
  { trouble: /^起球/u, scene: '没穿几次，全是毛球。', with: /穿|衣|袖|领|针织|毛/u },
  { trouble: /^起球/u, scene: '没洗几次，全是毛球。' },
  { trouble: /^变形/u, with: /洗|领|衣|裤/u, scene: '没洗几次，就走了样。' },
  { trouble: /^变形/u, scene: '没用几次，就走了样。' },
  { trouble: /^缩水?$/u, with: /洗|布|棉|毛/u, scene: '洗一次，小一圈。' },
  { trouble: /^掉皮/u, scene: '没用多久，皮一块块往下掉。' },
  { trouble: /^掉毛/u, scene: '一摸，满手是毛。' },
  { trouble: /^掉屑|^掉渣/u, scene: '一碰，掉得到处都是。' },
  { trouble: /^掉漆/u, scene: '没用多久，漆先掉了。' },
  { trouble: /^打?滑/u, with: /鞋|地砖|瓷砖|浴室|脚|雨/u, scene: '脚下一滑，心里一紧。' },
  { trouble: /^打?滑/u, with: /手|握|柄|把|汗/u, scene: '手一滑，差点没抓住。' },
  { trouble: /^(?:漏|渗|洒)[水汤油液]?$/u, with: /汤|油|液|杯|壶|盒|瓶|盖|桶/u, scene: '一拿起来，底下湿了一片。' },
  { trouble: /^(?:侧漏|漏尿)/u, scene: '半夜换床单，又是一身汗。' },
  { trouble: /^勒(?:肩|$)/u, with: /背|肩/u, scene: '包一放下，肩上两道印。' },
  { trouble: /^勒/u, with: /腰|裤|袜/u, scene: '脱下来，一圈红印。' },
  { trouble: /^压鼻|^夹鼻/u, scene: '眼镜一摘，鼻梁两道印。' },
  { trouble: /^(?:压|夹|胀)(?:耳|痛)?/u, with: /耳/u, scene: '戴上没多久，耳朵先疼了。' },
  { trouble: /^(?:闷|捂)(?:汗|$)/u, with: /睡|床|枕|席|被/u, scene: '半夜热醒，后背全是汗。' },
  { trouble: /^(?:闷|捂)(?:脚|$)/u, with: /鞋|脚|走|网面/u, scene: '鞋一脱，袜子都是湿的。' },
  { trouble: /^(?:闷|捂)(?:汗|$)/u, with: /坐|椅/u, scene: '坐一下午，裤子粘在腿上。' },
  { trouble: /^卡纸/u, scene: '急着要，偏偏卡纸了。' },
  { trouble: /^(?:卡|夹)(?:头发|毛|发|肉)/u, scene: '一夹，疼得直咧嘴。' },
  { trouble: /^缠(?:毛|头发|绕|$)/u, with: /头发|毛/u, scene: '翻过来一看，缠了一圈头发。' },
  { trouble: /^(?:打结|缠绕?|缠线)/u, with: /线|绳/u, scene: '拿出来，先解半天结。' },
  { trouble: /^粘(?:锅|底|$)/u, with: /锅|盘|内胆|篮|煎|炒/u, scene: '一铲下去，锅底糊了一层。' },
  { trouble: /^堵/u, scene: '刚通过，没几天又堵了。' },
  { trouble: /^(?:生|起)?锈$/u, scene: '没用多久，一层黄锈。' },
  { trouble: /^(?:发|长|生)?霉/u, scene: '擦干净没几天，又是一片黑。' },
  { trouble: /^烫嘴/u, scene: '第一口，烫得直吸气。' },
  { trouble: /^烫手/u, with: /碗|杯|锅|壶|(?<!方向)盘|端|盒/u, scene: '刚端起来，烫得直换手。' },
  { trouble: /^(?:卷|翘)边/u, scene: '没用几次，边全卷起来了。' },
  { trouble: /^(?:起)?[皱褶]/u, with: /坐|穿|衣|裤|叠/u, scene: '坐一会儿，全是褶。' },
  { trouble: /^(?:塌|塌陷)/u, scene: '没坐多久，中间塌了一块。', with: /坐|沙发|椅|垫/u },
  { trouble: /^(?:硌|硌\p{Script=Han}{1,2})$/u, scene: '一躺下，哪儿都硌。', with: /床|睡|躺/u },
  { trouble: /^(?:刺|扎)(?:人|皮肤|肤|脖子|$)/u, scene: '一贴身，浑身发痒。' },
  { trouble: /^(?:刮|划)花|^留(?:划)?痕/u, scene: '没用几天，全是划痕。' },
  { trouble: /^跑(?:被|$)/u, with: /被/u, scene: '睡到半夜，被芯缩成一团。' },
  { trouble: /^(?:串味|有味|异味)/u, scene: '冰箱一开，什么味都有。', with: /冰箱|保鲜|密封/u },
  { trouble: /^结[块团]/u, scene: '一冲，全是疙瘩。', with: /冲|水|粉/u },
  { trouble: /^(?:糊嘴|卡粉|浮粉|斑驳)/u, scene: '下午照镜子，妆花了一半。' },
  { trouble: /^(?:晕|晕染|晕妆)/u, scene: '还没到下班，眼下黑了一圈。' },
  { trouble: /^(?:沾杯|粘杯)/u, scene: '喝口水，杯沿一圈红。' },
  { trouble: /^(?:脱皮|起皮|拔干|紧绷)/u, scene: '刚洗完脸，绷得难受。', with: /洗/u },
];

const RULED_OUT = /(?:不(?:会|易|容易|再)?|防|没有|省得)(\p{Script=Han}{1,4})$/u;
const LONGEST_FACT = 22;

/** Returns a scene of the trouble that a fact rules out; null if none is known. */
export function findTroubleScene(fact: string): string | null {
  if (fact.length > LONGEST_FACT) return null;
  for (const clause of fact.split('，')) {
    const trouble = RULED_OUT.exec(clause)?.[1];
    if (trouble === undefined) continue;
    const found = SCENES.find(
      (each) => each.trouble.test(trouble) && (each.with === undefined || each.with.test(fact)),
    );
    if (found !== undefined) return found.scene;
  }
  return null;
}
