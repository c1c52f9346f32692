import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
夏天脱鞋，你敢吗？ | breathable
瓷砖上打滑？ | non-slip
还在蹲下系鞋带？ | no-laces
冬天脚冷？ | warm
走到第十公里还轻吗？ | weight
上一双穿了多久？ | tough
抱着孩子，鞋怎么穿？ | no-laces
电梯快到了，鞋还没穿好？ | no-laces
雪化了，鞋湿没湿？ | waterproof =靴,靴子,雪地靴,雪地鞋,登山鞋,徒步鞋
地铁口台阶湿，敢快走吗？ | non-slip
浴室地上一滩水？ | non-slip =拖鞋,凉拖,洞洞鞋
碎石路下坡，敢迈步吗？ | non-slip =登山鞋,徒步鞋,越野跑鞋,登山靴
逛街逛到想打车？ | comfort
新鞋头一天，磨脚吗？ | soft
冬天在家，光脚凉吗？ | warm =拖鞋,棉拖鞋,棉拖,家居鞋
鞋柜一打开，什么味？ | odour
上了岸，鞋多久干？ | quick-dry =溯溪鞋,涉水鞋,沙滩鞋,凉鞋
脚背高，穿得进吗？ | elastic
孩子的鞋，鞋头先磨破？ | tough =童鞋,儿童鞋,学步鞋
出差多带一双，沉吗？ | weight
脏了扔洗衣机，敢吗？ | machine-wash
踩几天就扁了？ | comfort =鞋垫
comment-reply:
雨天能不能穿？ | waterproof
沉不沉？上秤看。 | weight
上班穿着累不累？ | comfort
什么料子？ | material
能折吗？ | foldable
软不软？ | soft
跟多高？ | dimension =高跟鞋,凉鞋
上脚紧不紧？ | elastic
冬天能穿吗？ | warm
手工缝的吗？ | handmade
punch:
系鞋带这件事，到此为止。 | no-laces
下雨天，照常出门。 | waterproof
macro:
拿近了看。 | material =鞋,鞋子,靴,靴子
手一按。 | soft
split:
出门先找鞋拔子，那是以前。 | no-laces
雨天绕着水坑走，那是以前。 | waterproof
`);
