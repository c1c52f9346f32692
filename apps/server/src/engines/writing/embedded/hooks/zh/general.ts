import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
question:
刻谁的名字？{fact}。 | personal
什么做的？{fact}。 | material
摔过几次？{fact}。 | tough
用完放哪？{fact}。 | foldable
怕不怕水？{fact}。 | waterproof
装起来难吗？{fact}。 | no-assembly
沉不沉？{fact}。 | weight
礼物怎么写上名字？{fact}。 | personal
一样的东西，见过几次？{fact}。 | handmade
出门带得走吗？{fact}。 | compact
淋了雨，还能用吗？{fact}。 | waterproof
半路没电了怎么办？{fact}。 | battery-life
插座不在手边？{fact}。 | wireless
晚上开着，吵不吵？{fact}。 | quiet
停电了还能用吗？{fact}。 | power-cut
人不在旁边，能管吗？{fact}。 | app
凑近了，是什么味？{fact}。 | scent
边角硌手吗？{fact}。 | round-corners
放包里，会不会漏？{fact}。 | leakproof
没插座的地方怎么用？{fact}。 | solar
等得起多久？{fact}。 | fast
comment-reply:
能调吗？{fact}。 | adjustable
哪里产的？{fact}。 | origin
能用多久？{fact}。 | lasts
什么木头？{fact}。 | wood
能转吗？{fact}。 | rotates
充得快吗？{fact}。 | fast-charge
一份有多少？{fact}。 | piece-count
几岁能用？{fact}。 | ages
会自己动吗？{fact}。 | automatic
punch:
先上手摸一摸。{fact}。 | material
名字，刻上去。{fact}。 | personal
手上掂一掂。{fact}。 | weight
macro:
细节凑近看，{fact}。 | handmade
纹理凑近看，{fact}。 | wood
split:
以前，用完满屋找地方。现在，{fact}。 | foldable
以前，摔一次换一个。现在，{fact}。 | tough
以前，装个东西要喊人。现在，{fact}。 | no-assembly
以前，送礼都一个样。现在，{fact}。 | personal
以前，出门先找充电线。现在，{fact}。 | battery-life
`);
