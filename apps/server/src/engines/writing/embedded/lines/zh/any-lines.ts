import { readLines } from '../written-lines.ts';

/** Of any product, also of an unknown kind: what these facts say is the same everywhere. */
export const ANY_LINES = readLines(
  'any',
  [],
  String.raw`
/(?:[两二三四五六七八九十]|\d+)(?:种)?(?:颜)?色(?:可选|任选|选)|多色可选/ @any
! 先挑色，别纠结。
? 闺蜜会选哪个色？
- 先挑色，再往下看。
- 挑不出来？问旁边那位。
/(?:质保|保修|只换不修|\d+年.{0,2}保)/ @any
- 小票收好，就可以忘了它。
- 白纸黑字，写着年头。
/礼盒|礼品装|送礼/ @any
! 只差一张你写的卡。
- 拎着就能进门。
/刻字|定制|绣名|刻名/ @any
! 刻上名字，就不会拿错。
? 刻谁的名字？
- 有名字，就会自己回来。
/手工|手作|匠人/ @any
! 一下一下，手做的。
- 手做的，急不来。
/防水/ @any
! 湿手拿，也没关系。
- 湿手碰，也没关系。
/磁吸|磁性/ @any
! 啪一下，吸住。
- 一靠近，自己找过去。
/防滑/ @any
- 放哪，就在哪。
/折叠|可折/ @any
! 用完收起来，就没影了。
- 用完收起来，不占地方。
/USB|Type-?C/ @any
- 跟手机一起插上。
`,
);
