import { readHooks } from '../read-hooks.ts';

export const BEDDING_HOOKS = readHooks(`
question:
半夜把被子踢哪了？{fact}。 | stays-put
夏天睡，黏不黏？{fact}。 | cooling
半夜热醒？{fact}。 | cooling
一晚上踢几次被子？{fact}。 | breathable
冬天被窝凉不凉？{fact}。 | warm =被,毯,毛毯
枕头睡塌了？{fact}。 | comfort =枕
床单又跑角？{fact}。 | stays-put
早上脖子僵？{fact}。 | adjustable =枕
贴着皮肤糙不糙？{fact}。 | soft
被套好不好换？{fact}。 | removable-cover =枕,床垫
comment-reply:
什么料子？{fact}。 | material
怎么洗？{fact}。 | machine-wash
软不软？{fact}。 | soft
两面一样吗？{fact}。 | reversible
能机洗吗？{fact}。 | machine-wash
多厚？{fact}。 | thickness
多重？{fact}。 | weight
床垫厚能套住吗？{fact}。 | dimension =床笠,床单
两面能用吗？{fact}。 | reversible
`);
