import { readHooks } from '../read-hooks.ts';

export const HOME_HOOKS = readHooks(`
question:
晚上的灯，晃眼吗？ | dimmable =灯,台灯,落地灯,夜灯
伞被风翻过几次？ | windproof =伞
半夜吵不吵？ | quiet =加湿器,风扇,净化器,空气净化器
换季的被子，塞哪？ | storage =收纳箱,收纳袋,压缩袋,收纳盒
出浴室，脚下一滩水？ | absorbent =地垫,浴室垫,吸水垫,脚垫
毛巾擦脸，硬邦邦？ | soft =毛巾,浴巾,面巾
窝沙发上，抱着什么？ | soft =抱枕,靠垫,毯子
出门一下午，风扇撑得住吗？ | battery-life =风扇,小风扇,手持风扇
半夜起床，摸黑找开关？ | automatic =夜灯,小夜灯,感应灯,橱柜灯
一脚踩上去就滑？ | non-slip =地垫,脚垫,门垫,浴室垫,地毯
坐一上午，凳子硌？ | thickness =坐垫,椅垫
屋里多久能暖过来？ | fast =取暖器,暖风机,电暖器,电暖气
加水，一天跑几趟？ | capacity =加湿器,空气加湿器
抽屉一拉一团乱？ | storage =收纳盒,收纳箱
墙上能不能不打孔？ | no-assembly =架,挂钩,置物架,镜子,窗帘,帘,灯
comment-reply:
能装多少？ | capacity =箱,盒,桶,袋,柜,壶,罐,器
能摇头吗？ | rotates =风扇,循环扇,落地扇,塔扇
punch:
往后一靠。 | soft =抱枕,靠垫,靠枕,腰枕
macro:
凑近看料子。 | material =地毯,毛巾,毯子,抱枕,窗帘,浴巾
split:
关灯得爬出被窝，那是以前。 | app =灯,台灯,吸顶灯,灯泡,落地灯
空气不好只能开窗，那是以前。 | cleans-air =净化器,空气净化器
`);
