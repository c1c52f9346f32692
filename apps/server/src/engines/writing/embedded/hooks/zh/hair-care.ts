import { readHooks } from '../read-hooks.ts';

export const HAIR_CARE_HOOKS = readHooks(`
question:
快迟到了，头发还湿？ | fast =吹风机
早上六点怕吵醒谁？ | quiet =吹风机
举得手酸？ | weight =吹风机
温度能不能低一点？ | adjustable =吹风机,卷发棒,直发器
出差带吹风机，占地方？ | foldable =吹风机,电吹风
推到一半，没电了？ | battery-life =理发器,电推剪,推子
孩子理发，一开机就哭？ | quiet =理发器,电推剪,推子
自己推头，怕长短不齐？ | adjustable =理发器,电推剪,推子
洗完头，水滴一路？ | absorbent =干发帽,干发巾
染完头发，发梢发干？ | hydrating =护发素,发膜,护发精油,润发乳
天天洗头，会不会太刺激？ | gentle =洗发水,洗发露,洗发皂
扎一天头发，头皮疼？ | comfort =发圈,皮筋,头绳,发夹,抓夹
头发多，夹得住吗？ | tough =抓夹,鲨鱼夹,发夹
戴一天假发，难受吗？ | comfort =假发
自己卷，后脑勺够不着？ | automatic =卷发棒,卷发器
comment-reply:
多大功率？ | power =吹风机
多久能热？ | fast =卷发棒,直发器
什么木头？ | wood =梳,梳子,木梳,发簪,簪子
手工磨的吗？ | handmade =梳,梳子,木梳,发簪,簪子
punch:
打开，先听一听。 | quiet =吹风机,电吹风,理发器
macro:
拿近了看。 | material =梳,梳子,木梳
split:
湿头发裹条大毛巾，那是以前。 | absorbent =干发帽,干发巾
头发湿着就出门，那是以前。 | power =吹风机,电吹风
`);
