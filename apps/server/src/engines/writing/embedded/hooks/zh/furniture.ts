import { readHooks } from '../read-hooks.ts';

export const FURNITURE_HOOKS = readHooks(`
punch:
椅子不对，腰先知道。 | =椅,椅子
一张桌子，管住一屋子线。 | storage =桌
木头的纹路，看不腻。 | wood
坐下去，就不想站起来。 | comfort =沙发,椅,椅子
用完一折，客厅还给你。 | foldable
鞋别再堆门口。 | =鞋柜,换鞋凳
书立得住，桌子才空。 | =书架,书柜
床边那杯水，该有地方放。 | =床头柜,边几,边桌
站着办公，坐着思考。 | adjustable =升降桌
客人来了，椅子不够？ | foldable =椅,椅子,凳子
一个人的客厅，一张沙发就够。 | =沙发
衣服别再挂椅背。 | =衣柜,衣帽架
柜门一关，乱是看不见的。 | =柜,柜子
承得住人，才叫椅子。 | load =椅,椅子,凳子
macro:
看木纹，{fact}。 | wood
看这条边，{fact}。 | handmade
看接缝，{fact}。 | tough
按一下坐垫，{fact}。 | comfort =椅,沙发,椅子
看抽屉，{fact}。 | storage
question:
过年来八个人，坐得下吗？{fact}。 | seats =餐桌,桌子,折叠餐桌
坐一天，腰撑得住吗？{fact}。 | comfort =椅,椅子,办公椅,电脑椅,人体工学椅
客人来了，桌子够长吗？{fact}。 | extends
久坐的腰，谁来扶？{fact}。 | comfort =椅,椅子
桌上还有地方放手吗？ | =桌,书桌
一个人能装好吗？{fact}。 | no-assembly
孩子长高，桌子怎么办？ | adjustable =桌,书桌,学习桌
沙发脏了，怎么洗？{fact}。 | machine-wash =沙发
衣服挂椅背，第几天了？ | =衣柜,衣帽架
能承多重？{fact}。 | load
客厅小，放得下吗？{fact}。 | dimension
书买了，放哪？ | =书架,书柜
午休趴着睡，手麻不麻？ | =折叠床,躺椅,午休床
鞋多到开门要跨？ | =鞋柜
split:
以前，胳膊碰胳膊。现在，{fact}。 | extends
以前，弓着腰。现在，{fact}。 | comfort =椅,椅子,办公椅,电脑椅,人体工学椅
以前，弯着腰。现在，{fact}。 | adjustable =桌,升降桌
以前占半屋，现在靠墙立着。 | foldable
以前堆着，现在关上门。 | =柜,柜子,鞋柜,衣柜
以前晃，现在{fact}。 | tough
以前，塑料。现在，{fact}。 | material
comment-reply:
什么木头？{fact}。 | wood =桌,书桌,椅,床,柜,餐桌
多大？{fact}。 | dimension
难装吗？{fact}。 | no-assembly
好打理吗？{fact}。 | easy-clean
能坐多重的人？{fact}。 | load =椅,椅子,凳子,沙发
unboxing:
拆箱先看木料，{fact}。 | wood
拆开摆好，{fact}。 | no-assembly
countdown:
挑{kind}，坐下前看三处。 | =椅,椅子,沙发
一{m_kind}，三个理由搬进门。
price-slam:
{price}，一{m_kind}。家里的位置先留好。 | price
{price}，把那{m}旧的请出去。 | price
{was}的{kind}，现在{price}。 | was-price
`);
