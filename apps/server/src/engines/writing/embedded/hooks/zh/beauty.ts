import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
瓶子上哪个数字值得看？ | active
口红吃完饭还在吗？ | wear-time =口红,唇釉,唇膏
防晒补过几次？ | uv
一涂就刺痛？ | gentle
中午就脱妆？ | wear-time
空调房坐一天，脸干吗？ | hydrating =面霜,精华,面膜,乳液,喷雾,爽肤水
底妆一上就卡粉？ | hydrating =妆前乳,粉底液,气垫,隔离霜
杯沿又印一圈？ | no-drip =口红,唇釉,唇膏,唇泥
一出汗，眼线就花？ | no-drip =眼线笔,眼线液,睫毛膏
口罩一摘，妆还在吗？ | wear-time =粉底液,气垫,粉底,散粉,定妆喷雾
别人凑近，闻到什么？ | scent =香水,香膏,身体乳,护手霜,沐浴露
冬天洗完手，手背发干？ | hydrating =护手霜,手膜,手霜,洗手液
嘴唇一笑就裂？ | hydrating =润唇膏,唇膜,唇油,唇膏
出差带着，占地方吗？ | compact
夏天通勤，脸上涂什么？ | uv
瓶子在行李箱里洒过吗？ | leakproof
上次洗它，是什么时候？ | easy-clean =化妆刷,粉底刷,散粉刷,粉扑,美妆蛋
刮到一半，没电了？ | battery-life =剃须刀,刮胡刀,剃毛器,修剪器
洗澡时顺手刮，行吗？ | waterproof =剃须刀,刮胡刀,剃毛器
赶飞机，护肤品怎么带？ | single-pack
洗完脸紧绷吗？ | hydrating =洗面奶,洁面乳,洁面慕斯,洁面泡沫,洁面膏,面霜,爽肤水,面膜,精华
comment-reply:
浓度多少？ | active
能撑多久？ | wear-time
敏感肌能用吗？先看这条。 | gentle
有没有香精？ | fragrance-free
干皮能用吗？ | hydrating
什么味道？ | scent
多少毫升？ | capacity
能用多久？ | lasts
要换电池吗？ | rechargeable
手工做的吗？ | handmade =皂,香皂,手工皂,香膏
punch:
先看成分，再聊别的。 | active
补妆镜，先收起来。 | wear-time
split:
毛巾一擦脸就绷，那是以前。 | hydrating =洗面奶,洁面乳,洁面慕斯,洁面泡沫
出门揣着口红补，那是以前。 | no-drip =口红,唇釉,唇泥
`);
