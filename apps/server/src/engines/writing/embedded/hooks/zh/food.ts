import { readHooks } from '../read-hooks.ts';

export const FOOD_HOOKS = readHooks(`
punch:
配料表，一行念完。 | few-ingredients
咬下去，隔壁工位都听见。 | crispy
嘴里没味道的时候，先看它。 | spicy
辣得吸气，手还往袋里伸。 | spicy
下午三点，嘴巴先下班了。 | =饼干,薯片,坚果,巧克力,肉干,牛肉干,果干,海苔,零食
一包刚好，多了是罪过。 | single-pack
甜，不是糖给的。 | no-added-sugar
追剧第一集，先拆{kind}。 | =饼干,薯片,坚果,巧克力,肉干,牛肉干,果干,爆米花,零食
抽屉里那包{kind}，又少了一块。 | =饼干,巧克力,糕点,曲奇
新鲜这件事，看这条，{fact}。 | fresh
锅一热，饭点就提前了。 | +for-cooking
一勺下去，白饭不够了。 | =酱,辣酱,拌饭酱,牛肉酱
夜宵不用点外卖。 | =面,粉,米线,螺蛳粉,水饺,自热火锅
苹果要听声，咔嚓一口。 | =苹果
macro:
看断面，{fact}。 | crispy
看这层粉，{fact}。 | spicy
翻到背面看，{fact}。 | few-ingredients
切开来看，{fact}。 | fresh
看产地，{fact}。 | origin
question:
第一口什么味？{fact}。 | flavour
这包里，加糖了吗？{fact}。 | no-added-sugar
配料表你看得懂几行？ | few-ingredients
开会饿了，翻什么？{fact}。 | single-pack
孩子要零食，给哪样？ | no-added-sugar =饼干,奶酪棒,果干,米饼,海苔
冰箱空了，晚上吃什么？ | =面,水饺,饺子,牛排,披萨,米粉
早餐来不及，怎么对付？ | =面包,麦片,燕麦片,吐司,水果麦片
辣到什么程度？{fact}。 | spicy
打开一袋，能剩下多少？ | =薯片,饼干,坚果,肉干,牛肉干,锅巴
这东西，产自哪里？{fact}。 | origin
送长辈，带点什么？{fact}。 | gift-box
深夜加班，手边有什么？ | =饼干,坚果,巧克力,方便面,泡面,肉干,牛肉干
split:
以前，一长串配料。现在，{fact}。 | few-ingredients
以前软塌塌，现在{fact}。 | crispy
以前一大袋，现在{fact}。 | single-pack
以前，一嘴糖。现在，{fact}。 | no-added-sugar
以前等外卖，现在水开了。 | =面,粉,米线,水饺,饺子,方便面
comment-reply:
什么味道？{fact}。 | flavour
加糖吗？{fact}。 | no-added-sugar
配料有什么？{fact}。 | few-ingredients
哪里产的？{fact}。 | origin
辣不辣？{fact}。 | spicy
一份多少？{fact}。 | piece-count
unboxing:
拆开一包，{fact}。 | single-pack
开箱，先看果子，{fact}。 | fresh =苹果,橙,橙子,梨,桃,水蜜桃,芒果,樱桃,车厘子,葡萄,猕猴桃,柚子
countdown:
一{m_kind}，三句话说完。
挑{kind}，舌头只问三件事。
price-slam:
{price}，给嘴巴放个假。 | price
{price}的{kind}，先来一{m}。 | price
{was}一{m}的{kind}，现在{price}。 | was-price
`);
