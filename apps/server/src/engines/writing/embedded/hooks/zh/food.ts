import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
question:
第一口什么味？{fact}。 | flavour
这包里，加糖了吗？{fact}。 | no-added-sugar
开会饿了，翻什么？{fact}。 | single-pack
这东西，产自哪里？{fact}。 | origin
十分钟能吃上饭吗？{fact}。 | fast
脆，还是硬？{fact}。 | crispy
能吃多辣？{fact}。 | spicy
看剧时，嘴里缺点响？{fact}。 | crispy
咬下去，隔壁听得见吗？{fact}。 | crispy
孩子放学，先翻什么？{fact}。 | single-pack
开了封，怎么留到明天？{fact}。 | airtight
半夜想吃口热的？{fact}。 | fast =面,方便面,米粉,米线,酸辣粉,饺子,馄饨
嘴里没味儿？{fact}。 | spicy
拌饭，就差这一勺？{fact}。 | flavour =辣酱,辣椒酱,牛肉酱,拌饭酱
菜一下锅，香不香？{fact}。 | scent =油,调料,香料
练完，嘴里垫点什么？{fact}。 | protein
早上一碗，都有什么？{fact}。 | recipe =燕麦,麦片,燕麦片
肉，占了多少？{fact}。 | recipe =香肠,肉干,牛肉干,肉脯,饺子,烤肠
可可占多少？{fact}。 | recipe =巧克力,黑巧克力,黑巧
今天下锅，够新鲜吗？{fact}。 | fresh =鱼,虾,牛肉,羊肉,猪肉,鸡肉
刚出炉的，还是放久的？{fact}。 | fresh =面包,蛋糕,酥饼,可颂,糕点
小时候的味道，还找得到吗？{fact}。 | handmade =月饼,粽子,饺子,糕点,辣酱,馄饨,包子
爬山，兜里揣什么？{fact}。 | single-pack =坚果,肉干,牛肉干,能量棒,饼干,糖
煮饭的米，哪来的？{fact}。 | origin =米,大米
地里是怎么种的？{fact}。 | organic
下午又饿了？{fact}。 | protein
早饭里有糖吗？{fact}。 | no-added-sugar =燕麦,燕麦片,麦片,面包,酸奶,吐司
comment-reply:
什么味道？{fact}。 | flavour
配料有什么？{fact}。 | few-ingredients
哪里产的？{fact}。 | origin
辣不辣？{fact}。 | spicy
蛋白质多少？{fact}。 | protein
脆不脆？{fact}。 | crispy
新鲜吗？{fact}。 | fresh
吃不完怎么存？{fact}。 | airtight
闻着香吗？{fact}。 | scent
punch:
听这一声。{fact}。 | crispy
翻到背面看看。{fact}。 | few-ingredients
饭，多盛一碗。{fact}。 | spicy =辣酱,辣椒酱,牛肉酱,拌饭酱
macro:
掰开看看，{fact}。 | crispy
split:
以前，一拆就是一大包。现在，{fact}。 | single-pack
`);
