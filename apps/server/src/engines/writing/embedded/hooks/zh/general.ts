import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
question:
刻谁的名字？ | personal
什么做的？ | material
摔过几次？ | tough
用完放哪？ | foldable
怕不怕水？ | waterproof
装起来难吗？ | no-assembly
沉不沉？ | weight
礼物怎么写上名字？ | personal
一样的东西，见过几次？ | handmade
出门带得走吗？ | compact
淋了雨，还能用吗？ | waterproof
半路没电了怎么办？ | battery-life
插座不在手边？ | wireless
晚上开着，吵不吵？ | quiet
停电了还能用吗？ | power-cut
人不在旁边，能管吗？ | app
凑近了，是什么味？ | scent
边角硌手吗？ | round-corners
放包里，会不会漏？ | leakproof
没插座的地方怎么用？ | solar
等得起多久？ | fast
comment-reply:
能调吗？ | adjustable
哪里产的？ | origin
能用多久？ | lasts
什么木头？ | wood
能转吗？ | rotates
充得快吗？ | fast-charge
一份有多少？ | piece-count
几岁能用？ | ages
会自己动吗？ | automatic
punch:
先上手摸一摸。 | material
名字，刻上去。 | personal
手上掂一掂。 | weight
macro:
细节凑近看。 | handmade
纹理凑近看。 | wood
split:
用完满屋找地方，那是以前。 | foldable
摔一次换一个，那是以前。 | tough
装个东西要喊人，那是以前。 | no-assembly
送礼都一个样，那是以前。 | personal
出门先找充电线，那是以前。 | battery-life
`);
