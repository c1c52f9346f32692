import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
夏天脱鞋，你敢吗？{fact}。 | breathable
一下雨袜子就湿？{fact}。 | waterproof
站一天脚疼？{fact}。 | comfort
瓷砖上打滑？{fact}。 | non-slip
还在蹲下系鞋带？{fact}。 | no-laces
夏天捂脚？{fact}。 | breathable
冬天脚冷？{fact}。 | warm
走到第十公里还轻吗？{fact}。 | weight
上一双穿了多久？{fact}。 | tough
comment-reply:
雨天能不能穿？{fact}。 | waterproof
沉不沉？上秤看，{fact}。 | weight
上班穿着累不累？{fact}。 | comfort
什么料子？{fact}。 | material
宽脚能穿吗？{fact}。 | fit
脏了怎么洗？{fact}。 | easy-clean
能折吗？{fact}。 | foldable
软不软？{fact}。 | soft
跟多高？{fact}。 | dimension =高跟鞋,凉鞋
`);
