import { readHooks } from '../read-hooks.ts';

export const SPORT_HOOKS = readHooks(`
punch:
垫子不跑，人就能站稳。 | non-slip =垫,瑜伽垫
健身房太远？客厅就行。 | =哑铃,瑜伽垫,弹力带,跳绳,健腹轮,跑步机,健身车
收起来靠墙，它不占客厅。 | foldable
楼下邻居，听不见你跳。 | quiet =跳绳
练完一身汗，擦一擦就收。 | easy-clean
握得住，才举得起。 | =哑铃,壶铃,杠铃
绳子一甩，心率就来了。 | =跳绳
肌肉酸的那天，它上班。 | =筋膜枪,泡沫轴,筋膜球
骑车的风，是自己给的。 | =自行车,山地车,公路车,单车
头盔扣上，再说快慢。 | =头盔,骑行头盔
拍子轻了，手就快了。 | weight =拍,羽毛球拍,网球拍
下水之前，先把镜子戴好。 | =泳镜
练完一趟，澡都洗得香。 | =瑜伽垫,哑铃,弹力带,跳绳,跑步机
垫子有多厚，膝盖先问。 | dimension =瑜伽垫,健身垫
macro:
看背面的纹，{fact}。 | non-slip
看握把，{fact}。 | comfort
看料子，{fact}。 | material
看这里，{fact}。 | adjustable
掂一下，{fact}。 | weight
question:
膝盖跪得疼吗？{fact}。 | thickness =垫,瑜伽垫
一百五的人能站吗？{fact}。 | load =桨板,充气桨板
垫子一动，你还做得下去？ | non-slip =垫,瑜伽垫
膝盖跪着疼不疼？ | =瑜伽垫,健身垫
家里放得下吗？{fact}。 | foldable
楼下会不会上来敲门？ | quiet =跑步机,跳绳
新手从多重开始？{fact}。 | adjustable =哑铃
跳绳打到脚，第几次了？ | =跳绳
手心磨出泡了吗？ | =哑铃,单杠,健身手套
上次运动是哪天？ | =瑜伽垫,哑铃,弹力带,跳绳,跑步机
能承多重？{fact}。 | load
孩子几岁能骑？{fact}。 | ages =自行车,儿童自行车,平衡车,滑板车
出汗打滑怎么办？{fact}。 | non-slip
split:
以前，硌膝盖。现在，{fact}。 | thickness =垫,瑜伽垫
以前打滑，现在站稳。 | non-slip
以前，健身卡。现在，客厅。 | =哑铃,瑜伽垫,弹力带,跳绳,跑步机
以前占半屋，现在{fact}。 | foldable
以前咚咚响，现在{fact}。 | quiet
以前拿不动，现在{fact}。 | weight
comment-reply:
有多厚？{fact}。 | thickness
会不会滑？{fact}。 | non-slip
有多厚多宽？{fact}。 | dimension
能调吗？{fact}。 | adjustable
沉不沉？{fact}。 | weight
什么材质？{fact}。 | material
unboxing:
拆开铺平，{fact}。 | dimension =垫,瑜伽垫
拿出来先掂，{fact}。 | weight
countdown:
挑{kind}，练之前看三点。
一{m_kind}，三个理由动起来。
price-slam:
{price}，今天就开练。 | price =瑜伽垫,哑铃,弹力带,跳绳,健腹轮
{price}，{kind}到位。 | price
{was}的{kind}，现在{price}。 | was-price
`);
