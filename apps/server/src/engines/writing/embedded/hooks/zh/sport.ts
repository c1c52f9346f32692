import { readHooks } from '../read-hooks.ts';

export const SPORT_HOOKS = readHooks(`
question:
膝盖跪得疼吗？{fact}。 | thickness =垫,瑜伽垫
一百五的人能站吗？{fact}。 | load =桨板,充气桨板
家里放得下吗？{fact}。 | foldable
新手从多重开始？{fact}。 | adjustable =哑铃
能承多重？{fact}。 | load
孩子几岁能骑？{fact}。 | ages =自行车,儿童自行车,平衡车,滑板车
出汗打滑怎么办？{fact}。 | non-slip
comment-reply:
有多厚？{fact}。 | thickness
会不会滑？{fact}。 | non-slip
能调吗？{fact}。 | adjustable
沉不沉？{fact}。 | weight
什么材质？{fact}。 | material
`);
