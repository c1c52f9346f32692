import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
question:
过年来八个人，坐得下吗？{fact}。 | seats =餐桌,桌子,折叠餐桌
坐一天，腰撑得住吗？{fact}。 | comfort =椅,椅子,办公椅,电脑椅,人体工学椅
客人来了，桌子够长吗？{fact}。 | extends
久坐的腰，谁来扶？{fact}。 | comfort =椅,椅子
一个人能装好吗？{fact}。 | no-assembly
沙发脏了，怎么洗？{fact}。 | machine-wash =沙发
能承多重？{fact}。 | load
来客人坐哪？{fact}。 | seats
被子毯子收哪？{fact}。 | storage =床,沙发,凳,柜
comment-reply:
什么木头？{fact}。 | wood =桌,书桌,椅,床,柜,餐桌
难装吗？{fact}。 | no-assembly
好打理吗？{fact}。 | easy-clean
能坐多重的人？{fact}。 | load =椅,椅子,凳子,沙发
能承重多少？{fact}。 | load
`);
