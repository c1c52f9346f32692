import { readHooks } from '../read-hooks.ts';

export const HEALTH_HOOKS = readHooks(`
question:
额头烫不烫，手说了算？ | precision =体温计,额温枪,耳温枪
牙刷多久充一次？ | battery-life =电动牙刷,声波牙刷
菜叶塞牙，够得着吗？ | pressure =冲牙器,水牙线
刷了多久，数过吗？ | timer =电动牙刷,声波牙刷,牙刷
跑完步，腿抬不动？ | massage =筋膜枪,按摩枪
孩子睡着了，怎么量？ | fast =额温枪,耳温枪,体温枪
爸妈自己会用吗？ | automatic =血压计,血压仪
早晚称，差在几两？ | precision =体重秤,体脂秤,秤
量完的数，谁来记？ | app =体脂秤,血压计,体重秤,血糖仪
口罩戴久，耳朵勒？ | elastic =口罩
一蹲下，护膝往下掉？ | elastic =护膝
泡水的，是哪产的？ | origin =枸杞,人参,西洋参,当归,黄芪
轮椅进得了后备箱吗？ | foldable =轮椅,助行器
抬上车，重不重？ | weight =轮椅,助行器
捏在手里，软不软？ | material =耳塞,热水袋,冰袋
湿巾里加了什么？ | fragrance-free =湿巾
多久能热？ | fast =热水袋,暖手宝,热敷垫,眼罩,暖宫带,暖腰带,足浴盆,泡脚桶
comment-reply:
力度能小一点吗？ | adjustable =电动牙刷,冲牙器,筋膜枪,按摩仪,按摩器
松紧能调吗？ | adjustable =护膝,护腰,护腕,护踝,护肘
punch:
坐下，交给它。 | massage =按摩椅,按摩仪,按摩垫,按摩枕,按摩靠垫
量一次，看一眼。 | precision =体温计,额温枪,耳温枪,血压计,秤
split:
充电座跟着出差，那是以前。 | battery-life =电动牙刷,声波牙刷,冲牙器
夹着体温计干等，那是以前。 | fast =体温计,额温枪,耳温枪,体温枪
`);
