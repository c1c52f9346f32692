import { readHooks } from '../read-hooks.ts';

export const AUDIO_HOOKS = readHooks(`
question:
下雨天能戴吗？ | waterproof =耳机,蓝牙耳机
地铁里听得清吗？ | noise-cancelling =耳机
戴一小时耳朵疼吗？ | comfort =耳机
洗澡也想听歌？ | waterproof =音箱,音响
鼓点一进来，听得清吗？ | sound =耳机,音箱,音响
手机外放，总差点意思？ | sound =音箱,音响
在家看电影，少了点气氛？ | sound =回音壁,音箱,音响,家庭影院
隔壁装修，会还得开？ | noise-cancelling =耳机,耳麦
飞机上想睡一会儿？ | noise-cancelling =耳机
戴着戴着就想摘？ | comfort =耳机,耳麦
坐长途，歌够听一路吗？ | battery-life =耳机,播放器,随身听
野餐放歌，半路没声了？ | battery-life =音箱,音响
话筒线绊过人吗？ | wireless =麦克风,话筒
耳机又没电了？ | battery-life =耳机,耳麦
comment-reply:
夹不夹头？ | comfort =头戴式耳机,头戴耳机,头戴式蓝牙耳机,游戏耳机,耳麦
哪儿能调？ | adjustable =支架,谱架,话筒架,琴凳
什么木头的？ | wood =吉他,尤克里里,琴,卡林巴,鼓
手工做的吗？ | handmade =吉他,琴,鼓,笛子
punch:
外面再吵，先戴上。 | noise-cancelling =耳机
macro:
凑近看用料。 | material =吉他,尤克里里,琴
split:
换台设备重新连，那是以前。 | multi-device =耳机
`);
