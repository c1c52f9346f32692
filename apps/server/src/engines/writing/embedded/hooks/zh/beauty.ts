import { readHooks } from '../read-hooks.ts';

export const BEAUTY_HOOKS = readHooks(`
question:
口红吃完饭还在吗？ | wear-time =口红,唇釉,唇膏
空调房坐一天，脸干吗？ | hydrating =面霜,精华,面膜,乳液,喷雾,爽肤水
底妆一上就卡粉？ | hydrating =妆前乳,粉底液,气垫,隔离霜
杯沿又印一圈？ | no-drip =口红,唇釉,唇膏,唇泥
一出汗，眼线就花？ | no-drip =眼线笔,眼线液,睫毛膏
口罩一摘，妆还在吗？ | wear-time =粉底液,气垫,粉底,散粉,定妆喷雾
别人凑近，闻到什么？ | scent =香水,香膏,身体乳,护手霜,沐浴露
冬天洗完手，手背发干？ | hydrating =护手霜,手膜,手霜,洗手液
嘴唇一笑就裂？ | hydrating =润唇膏,唇膜,唇油,唇膏
上次洗它，是什么时候？ | easy-clean =化妆刷,粉底刷,散粉刷,粉扑,美妆蛋
刮到一半，没电了？ | battery-life =剃须刀,刮胡刀,剃毛器,修剪器
洗澡时顺手刮，行吗？ | waterproof =剃须刀,刮胡刀,剃毛器
洗完脸紧绷吗？ | hydrating =洗面奶,洁面乳,洁面慕斯,洁面泡沫,洁面膏,面霜,爽肤水,面膜,精华
comment-reply:
手工做的吗？ | handmade =皂,香皂,手工皂,香膏
split:
毛巾一擦脸就绷，那是以前。 | hydrating =洗面奶,洁面乳,洁面慕斯,洁面泡沫
出门揣着口红补，那是以前。 | no-drip =口红,唇釉,唇泥
`);
