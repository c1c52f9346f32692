import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
question:
半夜想吃口热的？ | fast =面,方便面,米粉,米线,酸辣粉,饺子,馄饨
拌饭，就差这一勺？ | flavour =辣酱,辣椒酱,牛肉酱,拌饭酱
菜一下锅，香不香？ | scent =油,调料,香料
早上一碗，都有什么？ | recipe =燕麦,麦片,燕麦片
肉，占了多少？ | recipe =香肠,肉干,牛肉干,肉脯,饺子,烤肠
可可占多少？ | recipe =巧克力,黑巧克力,黑巧
今天下锅，够新鲜吗？ | fresh =鱼,虾,牛肉,羊肉,猪肉,鸡肉
刚出炉的，还是放久的？ | fresh =面包,蛋糕,酥饼,可颂,糕点
小时候的味道，还找得到吗？ | handmade =月饼,粽子,饺子,糕点,辣酱,馄饨,包子
爬山，兜里揣什么？ | single-pack =坚果,肉干,牛肉干,能量棒,饼干,糖
煮饭的米，哪来的？ | origin =米,大米
早饭里有糖吗？ | no-added-sugar =燕麦,燕麦片,麦片,面包,酸奶,吐司
punch:
饭，多盛一碗。 | spicy =辣酱,辣椒酱,牛肉酱,拌饭酱
`);
