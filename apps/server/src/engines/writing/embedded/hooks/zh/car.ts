import { readHooks } from '../read-hooks.ts';

export const CAR_HOOKS = readHooks(`
question:
停车被蹭，谁看见了？ | automatic =行车记录仪
导航的时候，手机摆哪？ | magnetic =手机支架,车载支架,导航支架
有人变道蹭你，拍下了吗？ | resolution =行车记录仪,记录仪
倒车，后面看得清吗？ | resolution =倒车影像,倒车摄像头,流媒体后视镜,全景影像
后排吃饼干，渣掉哪了？ | suction =吸尘器
洗车店又等半天？ | pressure =水枪,洗车水枪,洗车机
给轮胎打气，等多久？ | fast =充气泵,打气泵
停一中午，方向盘烫手？ | uv =遮阳挡,遮阳伞,前挡遮阳,太阳挡
后排孩子，晒不晒？ | uv =遮阳帘,车窗帘
带着泥就上车了？ | waterproof =脚垫,后备箱垫
一踩刹车，垫子往前跑？ | non-slip =脚垫,后备箱垫
买趟菜，后备箱滚一路？ | storage =后备箱收纳,后备箱收纳箱,收纳箱
每次上车都要插线？ | wireless =车载充电器,车充,无线充,手机支架,车载支架
拐个弯，手机还稳吗？ | magnetic =手机支架,车载支架,导航支架
还没到家手机就没电？ | fast-charge =车载充电器,车充,无线充,车载快充,充电头
comment-reply:
哪儿能调？ | adjustable =手机支架,车载支架,导航支架,头枕,腰靠
punch:
饼干渣，出来吧。 | suction =吸尘器
split:
手机夹腿上导航，那是以前。 | magnetic =手机支架,车载支架,导航支架
掉缝里的靠手抠，那是以前。 | suction =吸尘器
`);
