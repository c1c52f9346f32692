import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
夏天脱鞋，你敢吗？{fact}。 | breathable
瓷砖上打滑？{fact}。 | non-slip
还在蹲下系鞋带？{fact}。 | no-laces
冬天脚冷？{fact}。 | warm
走到第十公里还轻吗？{fact}。 | weight
上一双穿了多久？{fact}。 | tough
抱着孩子，鞋怎么穿？{fact}。 | no-laces
电梯快到了，鞋还没穿好？{fact}。 | no-laces
雪化了，鞋湿没湿？{fact}。 | waterproof =靴,靴子,雪地靴,雪地鞋,登山鞋,徒步鞋
地铁口台阶湿，敢快走吗？{fact}。 | non-slip
浴室地上一滩水？{fact}。 | non-slip =拖鞋,凉拖,洞洞鞋
碎石路下坡，敢迈步吗？{fact}。 | non-slip =登山鞋,徒步鞋,越野跑鞋,登山靴
逛街逛到想打车？{fact}。 | comfort
新鞋头一天，磨脚吗？{fact}。 | soft
冬天在家，光脚凉吗？{fact}。 | warm =拖鞋,棉拖鞋,棉拖,家居鞋
鞋柜一打开，什么味？{fact}。 | odour
上了岸，鞋多久干？{fact}。 | quick-dry =溯溪鞋,涉水鞋,沙滩鞋,凉鞋
脚背高，穿得进吗？{fact}。 | elastic
孩子的鞋，鞋头先磨破？{fact}。 | tough =童鞋,儿童鞋,学步鞋
出差多带一双，沉吗？{fact}。 | weight
脏了扔洗衣机，敢吗？{fact}。 | machine-wash
踩几天就扁了？{fact}。 | comfort =鞋垫
comment-reply:
雨天能不能穿？{fact}。 | waterproof
沉不沉？上秤看，{fact}。 | weight
上班穿着累不累？{fact}。 | comfort
什么料子？{fact}。 | material
能折吗？{fact}。 | foldable
软不软？{fact}。 | soft
跟多高？{fact}。 | dimension =高跟鞋,凉鞋
上脚紧不紧？{fact}。 | elastic
冬天能穿吗？{fact}。 | warm
手工缝的吗？{fact}。 | handmade
punch:
系鞋带这件事，到此为止。{fact}。 | no-laces
下雨天，照常出门。{fact}。 | waterproof
macro:
拿近了看，{fact}。 | material =鞋,鞋子,靴,靴子
手一按，{fact}。 | soft
split:
以前，出门先找鞋拔子。现在，{fact}。 | no-laces
以前，雨天绕着水坑走。现在，{fact}。 | waterproof
`);
