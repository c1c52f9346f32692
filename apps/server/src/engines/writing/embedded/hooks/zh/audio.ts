import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
punch:
地铁再吵，是地铁的事。 | noise-cancelling
耳机一戴，办公室就没人了。 | noise-cancelling
耳机又少一只，正常。 | =无线耳机,入耳式耳机,运动耳机,骨传导耳机,开放式耳机,入耳耳机
线团，留给上个世纪。 | wireless =耳机,蓝牙耳机
洗澡也要唱。 | waterproof =音箱,音响,蓝牙音箱
音箱小，动静不小。 | compact =音箱,音响,蓝牙音箱
出门一周，充电线不用带。 | battery-life =耳机
耳朵轻一点，歌长一点。 | weight =耳机
听得见车，也听得见歌。 | =骨传导耳机,开放式耳机
开麦之前，先试这支。 | =麦克风,话筒,领夹麦
唱片转起来，手机放下。 | =唱片机,黑胶唱片机
弹错的音，也是你的。 | =吉他,尤克里里,电子琴,电钢琴
客厅就是包厢。 | =k歌音响,卡拉ok机
唱歌跑调，音箱不嫌弃。 | =音箱,音响,低音炮
macro:
看耳塞这一圈，{fact}。 | comfort =耳机
看充电口，{fact}。 | fast-charge
看网罩，{fact}。 | material
放手心看大小，{fact}。 | compact
掂一下，{fact}。 | weight
question:
地铁上，听得清歌词吗？ | noise-cancelling
耳机戴久了，耳朵疼不疼？ | weight =耳机
耳机又没电了？{fact}。 | battery-life
线缠成一团，第几次了？ | wireless
隔壁会议室的话，你不想听吧？ | noise-cancelling
厨房做饭，想听什么？ | =音箱,音响,蓝牙音箱,智能音箱
打电话，对面听得清吗？ | =耳机,蓝牙耳机,麦克风
跑步掉耳机，捡过几次？ | =运动耳机,骨传导耳机,入耳式耳机
下雨天能戴吗？{fact}。 | waterproof =耳机,蓝牙耳机
没电了要充多久？{fact}。 | fast-charge
一个人在家，想不想吼一嗓子？ | =k歌音响,麦克风,话筒
split:
左耳，地铁。右耳，歌。 | noise-cancelling
以前解线，现在按播放。 | wireless
以前找插座，现在{fact}。 | battery-life
以前压耳朵，现在{fact}。 | weight =耳机
以前手机外放，现在音箱。 | =音箱,音响,蓝牙音箱
comment-reply:
降不降噪？{fact}。 | noise-cancelling
能听多久？{fact}。 | battery-life
沉不沉？{fact}。 | weight
怕不怕水？{fact}。 | waterproof
充电慢吗？{fact}。 | fast-charge
unboxing:
打开充电盒，{fact}。 | battery-life =无线耳机,入耳式耳机
拿起来掂，{fact}。 | weight
countdown:
挑{kind}，耳朵问三件事。
一{m_kind}，三个理由戴上。 | =耳机,蓝牙耳机
price-slam:
{price}，把{kind}换了。 | price
{price}，耳朵先下班。 | price =耳机,蓝牙耳机
{was}的{kind}，现在{price}。 | was-price
`);
