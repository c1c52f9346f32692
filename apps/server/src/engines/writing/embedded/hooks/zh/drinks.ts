import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
punch:
配料表，一口气念完。 | few-ingredients
除了果子，没请别人。 | few-ingredients =汁,果汁
拧开，咕咚，人醒了。 | =汁,果汁,汽水,水,气泡水
冰箱一开，先找这瓶。 | =汁,果汁,汽水,气泡水,啤酒,饮料
下午犯困，别光喝白水。 | =咖啡,咖啡豆,挂耳咖啡,茶,茶叶,茶包
闹钟叫不醒的，它来。 | =咖啡,咖啡豆,挂耳咖啡,速溶咖啡
豆子一磨，整个厨房都醒。 | roast =咖啡豆
戒奶茶第一天，先来一瓶。 | =汁,果汁,气泡水,无糖茶,椰子水
水开了，茶先香。 | =茶叶,绿茶,红茶,乌龙茶,茶,龙井,普洱
甜从哪来？果子自己带的。 | no-added-sugar =汁,果汁
早八的命，是咖啡给的。 | =咖啡,挂耳咖啡,速溶咖啡,咖啡液
朋友来了，先开一瓶。 | =酒,啤酒,葡萄酒,红酒,梅酒,米酒
一小包，丢进杯子就好。 | single-pack
牛奶倒出来，先看挂不挂杯。 | =牛奶,纯牛奶,鲜奶
macro:
鼻子凑到杯口，{fact}。 | flavour =咖啡,咖啡豆,茶,茶叶,红茶,绿茶
看瓶身这行字，{fact}。 | juice-pressed
翻到背面看，{fact}。 | few-ingredients
看豆子的颜色，{fact}。 | roast
看干茶，{fact}。 | origin =茶叶,茶,绿茶,红茶,龙井,普洱,白茶
倒一杯，凑近看，{fact}。 | fresh
question:
第一口喝到什么？{fact}。 | flavour
第二种配料是什么？没有。 | few-ingredients =汁,果汁
0添加蔗糖，甜从哪来？ | no-added-sugar =汁,果汁
果汁和果味水，你分得清吗？ | juice-pressed
下午三点，靠什么撑？ | =咖啡,咖啡豆,挂耳咖啡,茶,茶叶
咖啡豆放了多久，你问过吗？ | roast
孩子要喝甜的，给哪瓶？ | no-added-sugar =汁,果汁,牛奶,酸奶
茶包里，是茶还是末？ | =茶包,茶叶
一瓶多大？{fact}。 | capacity
早餐那杯，是什么？ | =牛奶,豆浆,燕麦奶,咖啡,豆奶
冰块放几颗？ | =汁,果汁,威士忌,咖啡,气泡水,汽水
这豆子，长在哪？{fact}。 | origin =咖啡豆,咖啡,挂耳咖啡
split:
以前，一串看不懂的字。现在，{fact}。 | few-ingredients
以前，浓缩兑水。现在，{fact}。 | juice-pressed
以前，糖。现在，{fact}。 | no-added-sugar
以前排队买，现在自己泡。 | =咖啡,咖啡豆,挂耳咖啡,茶叶,茶包
以前半瓶喝不完，现在{fact}。 | capacity
comment-reply:
什么味道？{fact}。 | flavour
加糖了吗？{fact}。 | no-added-sugar
里面有什么？{fact}。 | few-ingredients
什么烘焙度？{fact}。 | roast
哪里的？{fact}。 | origin
多少毫升？{fact}。 | capacity
unboxing:
拆箱，一瓶瓶排好，{fact}。 | capacity =汁,果汁,饮料,水,汽水
开袋先闻，{fact}。 | roast
countdown:
一{m_kind}，三句话。
挑{kind}，看三行字就够。
price-slam:
{price}，给下午续一口。 | price =汁,果汁,咖啡,茶,汽水,气泡水
{price}一{m}，先尝{kind}。 | price
{was}的{kind}，现在{price}。 | was-price
`);
