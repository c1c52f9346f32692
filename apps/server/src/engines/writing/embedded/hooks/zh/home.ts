import { readHooks } from '../read-hooks.ts';

export const HOME_HOOKS = readHooks(`
question:
晚上的灯，晃眼吗？{fact}。 | dimmable =灯,台灯,落地灯,夜灯
沙发底下吸过吗？{fact}。 | suction
屋里的空气，你信吗？{fact}。 | cleans-air
伞被风翻过几次？{fact}。 | windproof =伞
半夜吵不吵？{fact}。 | quiet =加湿器,风扇,净化器,空气净化器
墙上能不能不打孔？{fact}。 | no-assembly
换季的被子，塞哪？{fact}。 | storage =收纳箱,收纳袋,压缩袋,收纳盒
comment-reply:
好不好洗？{fact}。 | machine-wash
吵不吵？{fact}。 | quiet
难装吗？{fact}。 | no-assembly
能装多少？{fact}。 | capacity =箱,盒,桶,袋,柜,壶,罐,器
什么做的？{fact}。 | material
`);
