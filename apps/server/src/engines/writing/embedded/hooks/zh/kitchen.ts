import { readHooks } from '../read-hooks.ts';

export const KITCHEN_HOOKS = readHooks(`
punch:
油烟味，今天没来。 | even-heat =空气炸锅
煎蛋自己滑到盘子里。 | nonstick =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
锅铲不用使劲，蛋自己走。 | nonstick =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
早上灌的水，几点凉？{fact}。 | hot-hours =杯,保温壶,焖烧壶
把热茶带出门，别带凉白开。 | hot-hours =杯,壶
倒过来，它也不哭。 | leakproof =杯,壶,饭盒
刀快了，洋葱就不那么欺负人。 | sharp =刀
冰块还在吗？{fact}。 | cold-hours
到点，饭自己好了。 | timer =煲,电饭煲,电饭锅,电压力锅
换灶不用换锅。 | induction =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
谁洗碗？机器洗。 | dishwasher
锅刷，今天休息。 | easy-clean =锅,烤盘,空气炸锅
咖啡要配会响的杯子。 | =搪瓷杯
剩菜也要体面。 | airtight
一口好锅，比十个菜谱管用。 | =锅
喝水这件事，从一个顺眼的杯子开始。 | =杯
macro:
看锅面，水珠在跑，{fact}。 | nonstick =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
看里层，{fact}。 | liner
看刀口，{fact}。 | sharp =刀
看杯盖这一圈，{fact}。 | leakproof =杯,壶
看釉面，{fact}。 | handmade =杯,碗,盘
question:
一家人一锅够吗？{fact}。 | capacity =锅,空气炸锅,电饭煲,炒锅
薯条等多久？{fact}。 | fast =空气炸锅,烤箱
煎鱼粘锅，铲过几次皮？ | nonstick =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
包里又洒了一片？{fact}。 | leakproof =杯,壶
早上的咖啡，中午还热吗？ | hot-hours =杯
电磁炉能用吗？{fact}。 | induction =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
切番茄，切成酱了？{fact}。 | sharp =刀
锅里的菜，翻得动吗？ | weight =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
洗锅的人，今天是谁？ | easy-clean =锅
孩子的杯子，什么做的？ | food-grade =杯
冰箱里那盒剩菜，还认得出吗？ | airtight
削个苹果，还要剥掉半斤？ | =削皮刀,削皮器
下班到家，还想站灶台吗？ | timer =煲,电饭煲,电饭锅,电压力锅
split:
以前糊一圈，现在{fact}。 | even-heat =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
以前炸两回，现在{fact}。 | capacity =空气炸锅
以前粘锅，现在滑走。 | nonstick =煎锅,平底锅,炒锅,不粘锅,铁锅
以前凉了，现在还冒气。 | hot-hours =杯,壶
以前漏一包，现在倒着放。 | leakproof =杯,壶
以前压扁，现在切片。 | sharp =刀
以前守着火，现在坐沙发。 | timer
comment-reply:
能进洗碗机吗？{fact}。 | dishwasher
会不会粘？{fact}。 | nonstick
能热多久？{fact}。 | hot-hours
什么材质？{fact}。 | material
装多少？{fact}。 | capacity
unboxing:
打开盖子看里面，{fact}。 | liner
先掂一掂，{fact}。 | weight
countdown:
挑{kind}，三处不能省。
一{m_kind}，三个理由进厨房。
price-slam:
{price}，换掉那口粘底的旧锅。 | price nonstick =煎锅,平底锅,炒锅,不粘锅,铁锅,奶锅,汤锅
{price}，杯子先换了。 | price =杯
{price}，厨房添{kind}。 | price
{was}的{kind}，现在{price}。 | was-price
`);
