import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
question:
中午想躺一会儿？ | foldable =躺椅,折叠躺椅,折叠床,午休床
追剧窝哪舒服？ | comfort =沙发,懒人沙发,躺椅,单人沙发
书一放满，板子弯了？ | load =书架,书柜,置物架,隔板
鞋都堆在门口？ | storage =鞋柜
换季衣服，塞哪？ | storage =衣柜,柜子,斗柜
吃完饭，桌子能收走吗？ | foldable =餐桌,折叠桌,桌子,圆桌
奶茶打翻在桌上？ | easy-clean =餐桌,桌子,书桌,茶几
孩子大了，桌椅跟得上吗？ | adjustable =学习桌,儿童书桌,学习椅
转身拿文件，椅子跟吗？ | rotates =椅,转椅,办公椅,电脑椅
一挪椅子，楼下就敲门？ | quiet =椅,椅子,办公椅,电脑椅
床一翻身就响？ | quiet =床,床架,双人床
沙发套拆得下来吗？ | removable-cover =沙发
过年人一多，坐得下吗？ | seats =餐桌,桌子,饭桌
被子毯子收哪？ | storage =床,沙发,凳,衣柜,斗柜,收纳柜
客人来了，桌子够长吗？ | extends =桌,餐桌,桌子
comment-reply:
什么木头？ | wood =桌,书桌,椅,床,柜,餐桌
能坐多重的人？ | load =椅,椅子,凳子,沙发
哪儿能调？ | adjustable =桌,椅,凳,书桌,餐椅
下面能放东西吗？ | storage =床,沙发,凳,茶几
坐着硬不硬？ | comfort =椅,椅子,凳子,餐椅
punch:
先坐下再说。 | comfort =沙发,椅,椅子,躺椅
macro:
凑近看用料。 | material =桌,餐桌,书桌,桌子,茶几
split:
客人只能打地铺，那是以前。 | foldable =沙发床,折叠床,午休床
人一多就挤着吃，那是以前。 | extends =餐桌,桌子,伸缩餐桌
`);
