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
/^(?:礼盒|礼盒装|礼盒包装|礼品装)$/ @any
- 拎着就能进门。
/(?:可|免费|支持)(?:刻字|绣名|刻名)/ @any
! 刻上名字，就不会拿错。
? 刻谁的名字？
- 有名字，就会自己回来。
/^(?:纯|全)?手工(?:制作|打造|缝制|编织|捏制)?$/ @any
! 一下一下，手做的。
- 手做的，急不来。
/^可?折叠收纳$|^可折叠$/ @any
- 用完收起来，不占地方。
`,
);
