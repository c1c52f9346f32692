import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
question:
雪化了，鞋湿没湿？ | waterproof =靴,靴子,雪地靴,雪地鞋,登山鞋,徒步鞋
浴室地上一滩水？ | non-slip =拖鞋,凉拖,洞洞鞋
碎石路下坡，敢迈步吗？ | non-slip =登山鞋,徒步鞋,越野跑鞋,登山靴
冬天在家，光脚凉吗？ | warm =拖鞋,棉拖鞋,棉拖,家居鞋
上了岸，鞋多久干？ | quick-dry =溯溪鞋,涉水鞋,沙滩鞋,凉鞋
孩子的鞋，鞋头先磨破？ | tough =童鞋,儿童鞋,学步鞋
踩几天就扁了？ | comfort =鞋垫
comment-reply:
跟多高？ | dimension =高跟鞋,凉鞋
macro:
拿近了看。 | material =鞋,鞋子,靴,靴子
`);
