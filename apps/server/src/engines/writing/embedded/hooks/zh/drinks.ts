import { readHooks } from '../read-hooks.ts';

export const DRINKS_HOOKS = readHooks(`
question:
这豆子，长在哪？ | origin =咖啡豆,咖啡,挂耳咖啡
这杯从哪座山来？ | origin =茶,咖啡
下午犯困喝什么？ | flavour =茶,咖啡
果汁里，果占几成？ | recipe =果汁,汁
果子怎么变成汁的？ | juice-pressed =果汁,汁
头一口，偏酸还是偏苦？ | roast =咖啡,咖啡豆,挂耳咖啡,咖啡粉,胶囊咖啡,速溶咖啡
打开袋子，先闻到什么？ | scent =茶叶,绿茶,红茶,乌龙茶,花茶,白茶,普洱茶,咖啡豆
吃火锅配什么喝？ | flavour =饮料,汽水,气泡水,果汁,酸梅汤
冰箱一开，先拿哪个？ | flavour =饮料,汽水,气泡水,果汁,牛奶,啤酒
孩子吵着要甜的？ | no-added-sugar =果汁,牛奶,豆奶,燕麦奶
奶茶戒不掉？ | no-added-sugar =茶,奶茶,咖啡,饮料,气泡水,苏打水,汽水,椰子水,燕麦奶
追剧手边，放一杯什么？ | flavour =茶,奶茶,咖啡,热可可
咖啡什么时候烘的？ | fresh =咖啡豆,咖啡,挂耳咖啡
白水喝腻了？ | flavour =茶,绿茶,红茶,花茶,果茶,气泡水,苏打水,果汁,饮料,汽水,酸梅汤
comment-reply:
真料占多少？ | recipe =汁,果汁,豆浆,椰奶,杏仁露,核桃乳
split:
口渴就灌甜水，那是以前。 | no-added-sugar =茶,气泡水,苏打水,汽水,饮料
喝咖啡全靠下楼买，那是以前。 | single-pack =咖啡,挂耳咖啡,速溶咖啡
`);
