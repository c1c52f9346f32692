import { readHooks } from '../read-hooks.ts';

export const CAR_HOOKS = readHooks(`
question:
座椅缝里有什么？{fact}。 | suction
停车被蹭，谁看见了？{fact}。 | automatic =行车记录仪
胎压低了去哪打？{fact}。 | power =充气泵,打气泵
晚上拍得清车牌吗？{fact}。 | night-vision
好装吗？{fact}。 | no-assembly
一转弯手机就掉？{fact}。 | stays-put
座椅缝里的碎屑怎么吸？{fact}。 | suction
半路轮胎没气？{fact}。 | pressure
还没到家手机就没电？{fact}。 | fast-charge
停着被蹭了，谁干的？{fact}。 | motion-alerts =记录仪
晚上拍得清吗？{fact}。 | night-vision =记录仪
脚垫一脚泥？{fact}。 | easy-clean
后备箱东西到处滚？{fact}。 | foldable
comment-reply:
会不会掉？{fact}。 | magnetic
拍得清吗？{fact}。 | resolution
难装吗？{fact}。 | no-assembly
能转吗？{fact}。 | rotates
好洗吗？{fact}。 | machine-wash
我的车能装吗？{fact}。 | fits-car
画面清楚吗？{fact}。 | resolution =记录仪
能同时充几个？{fact}。 | ports
能转向吗？{fact}。 | rotates =支架
`);
