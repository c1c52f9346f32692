import { readHooks } from '../read-hooks.ts';

export const OUTDOOR_HOOKS = readHooks(`
punch:
椅子一撑，山就是你的。 | =椅,月亮椅,露营椅
下雨？帐篷里听。 | waterproof =帐篷,天幕
天黑以后，才看出谁带了灯。 | =露营灯,手电筒,头灯
收起来，塞进后备箱角落。 | foldable
风大，钉子先打牢。 | windproof =帐篷,天幕
水要热，手要空。 | =水壶,炉头,卡式炉
炭一红，人就围过来了。 | =烧烤架,烧烤炉
鱼没来，椅子先到位。 | =钓鱼椅,鱼竿,钓箱
坐得住，才等得到日落。 | load =椅,月亮椅,露营椅
一个人搭，也就一首歌。 | no-assembly =帐篷,天幕
睡袋拉链一拉，星星就近了。 | =睡袋
包轻一点，山就矮一点。 | weight =包
上山的膝盖，要根拐杖。 | =登山杖
停电那晚，别摸黑。 | =手电筒,露营灯,应急灯
macro:
看布料，{fact}。 | cloth
看接头，{fact}。 | tough
看缝线和胶条，{fact}。 | waterproof =帐篷,天幕
看折起来多小，{fact}。 | foldable
掂一掂，{fact}。 | weight
question:
后备箱还塞得下吗？{fact}。 | foldable
帐篷漏雨，你遇到过吗？ | waterproof =帐篷,天幕
椅子坐塌过吗？{fact}。 | load =椅,月亮椅,露营椅
山上那口热水，靠什么？ | =炉头,卡式炉,水壶
夜里找拉链，摸多久？ | =露营灯,头灯,手电筒
背多重，爬多高？{fact}。 | weight
草地潮不潮，屁股知道？ | =野餐垫,防潮垫,露营椅,月亮椅
一个人搭得起来吗？{fact}。 | no-assembly
电量够一晚吗？{fact}。 | battery-life
周末去哪，定了吗？ | =帐篷,露营椅,月亮椅,野餐垫,天幕
太阳底下坐一天，受得了吗？ | uv
split:
以前，坐地上。现在，坐椅子。 | =椅,月亮椅,露营椅
以前扛着，现在拎着。 | foldable
以前湿了，现在{fact}。 | waterproof
以前摸黑，现在亮着。 | =露营灯,手电筒,头灯
以前沉，现在{fact}。 | weight
comment-reply:
能坐多重？{fact}。 | load =椅,月亮椅,露营椅
防雨吗？{fact}。 | waterproof
收起来多大？{fact}。 | foldable
什么布？{fact}。 | cloth
多重？{fact}。 | weight
unboxing:
从袋子里抽出来，{fact}。 | foldable
拆开看布料，{fact}。 | cloth
countdown:
上山带{kind}，三个理由。
挑{kind}，出发前看三点。
price-slam:
{price}，周末的位子先占好。 | price =椅,月亮椅,露营椅,帐篷,野餐垫
{price}，{kind}进后备箱。 | price
{was}的{kind}，现在{price}。 | was-price
`);
