import { readHooks } from '../read-hooks.ts';

export const GENERAL_HOOKS = readHooks(`
punch:
刻上名字，就不会拿错。 | personal
一下一下，手做的。 | handmade
掉地上，先别心疼。 | tough
用完一折，不占地方。 | foldable
啪一下，吸住。 | magnetic
湿手拿，也没关系。 | waterproof
不打孔，墙还是那面墙。 | no-assembly
不大，装得倒多。 | capacity
macro:
看这条边，{fact}。 | handmade
看刻的字，{fact}。 | personal
摸摸料子，{fact}。 | material
看接口这里，{fact}。 | foldable
看磁吸这面，{fact}。 | magnetic
question:
刻谁的名字？{fact}。 | personal
什么做的？{fact}。 | material
摔过几次？{fact}。 | tough
用完放哪？{fact}。 | foldable
怕不怕水？{fact}。 | waterproof
装得下多少？{fact}。 | capacity
装起来难吗？{fact}。 | no-assembly
沉不沉？{fact}。 | weight
送人拿得出手吗？{fact}。 | gift-box
split:
以前，胶带凑合。现在，{fact}。 | tough
以前，占地方。现在，{fact}。 | foldable
以前，谁都一样。现在，{fact}。 | handmade
以前，打孔掉灰。现在，{fact}。 | no-assembly
以前，泡了水。现在，{fact}。 | waterproof
comment-reply:
能刻字吗？{fact}。 | personal
什么材质？{fact}。 | material
防水吗？{fact}。 | waterproof
结实吗？{fact}。 | tough
能调吗？{fact}。 | adjustable
承重多少？{fact}。 | load
好打理吗？{fact}。 | easy-clean
unboxing:
拆开包装，{fact}。 | handmade
盒盖打开，{fact}。 | gift-box
countdown:
看{this_kind}，三点就够。
一{m_kind}，三句说完。
price-slam:
{was}的{kind}，现在{price}。 | was-price
原来{was}，今天{price}。 | was-price
`);
