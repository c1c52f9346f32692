import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
punch:
吃完火锅，唇还在。 | wear-time =口红,唇釉,唇膏
洗完脸，先别急着皱眉。 | gentle =洁面乳,洗面奶,洁面慕斯
脸绷的人，看成分。 | hydrating
不香，才是真话。 | fragrance-free
空调房坐一天，脸比人先渴。 | hydrating =面霜,乳液,精华,爽肤水,面膜,水乳,眼霜,精华液,洁面乳,洗面奶
出门前那几分钟，给脸。 | =面霜,乳液,精华,爽肤水,面膜,水乳,眼霜,精华液,洁面乳,洗面奶
口红选错色号，比选错人还烦。 | =口红,唇釉
喝水不认杯子的口红，来了。 | no-drip =口红,唇釉
防晒不涂，帽子白戴。 | uv
手比脸先老，擦一擦。 | =护手霜,手霜
一抹就走，别糊成墙。 | =防晒霜,粉底液,隔离霜
晚上卸妆，别再搓了。 | =卸妆油,卸妆膏,卸妆水
气味这件事，藏在手腕上。 | =香水
胡子也要讲效率。 | =剃须刀
指甲短，也值得上色。 | =甲油胶,指甲油
macro:
看质地，{fact}。 | hydrating
挤一点在手背，{fact}。 | gentle
凑近闻，{fact}。 | scent
看成分这一行，{fact}。 | fragrance-free
看刷毛，{fact}。 | soft =刷
question:
瓶子上哪个数字值得看？{fact}。 | active
口红吃完饭还在吗？{fact}。 | wear-time =口红,唇釉,唇膏
洗完脸绷不绷？{fact}。 | gentle
早上的妆，中午还在吗？ | no-drip
T区出油，两颊起皮，怎么办？ | =面霜,乳液,精华,爽肤水
防晒补过几次？{fact}。 | uv
敏感脸，敢随便试吗？ | gentle
护肤品一排，常用的是哪瓶？ | =面霜,乳液,精华,爽肤水,面膜,水乳,眼霜,精华液,洁面乳,洗面奶
上次敷面膜是哪天？ | =面膜
嘴唇起皮，忍得住不撕？ | =唇膏,唇膜
香水喷多了，电梯里尴尬过吗？ | =香水
手一到冬天就裂？ | =护手霜,手霜
你的脸，需要香水味吗？ | fragrance-free
split:
以前，一长串香精。现在，{fact}。 | fragrance-free
以前，滑过就没。现在，{fact}。 | active
左脸涂，右脸不涂。 | =面霜,乳液,精华,爽肤水,面膜,水乳,眼霜,精华液,洁面乳,洗面奶
以前绷着，现在{fact}。 | hydrating
以前搓，现在揉开就好。 | =卸妆油,卸妆膏
以前，瓶瓶罐罐。现在，一{m}。 | =面霜,乳液,精华,爽肤水,面膜,水乳,眼霜,精华液,洁面乳,洗面奶
comment-reply:
浓度多少？{fact}。 | active
能撑多久？{fact}。 | wear-time
敏感肌能用吗？先看这条，{fact}。 | gentle
有没有香精？{fact}。 | fragrance-free
干皮能用吗？{fact}。 | hydrating
什么味道？{fact}。 | scent
多少毫升？{fact}。 | capacity
unboxing:
打开盖子，{fact}。 | scent
礼盒拆开，{fact}。 | gift-box
countdown:
挑{kind}，看三行字。
一{m_kind}，三个理由留在台面。
price-slam:
{price}，一{m_kind}。脸上的事先安排。 | price =面霜,乳液,精华,爽肤水,面膜,水乳,眼霜,精华液,洁面乳,洗面奶
{price}，把{kind}补上。 | price
{was}的{kind}，现在{price}。 | was-price
`);
