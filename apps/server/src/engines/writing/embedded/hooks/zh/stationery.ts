import { readHooks } from '../read-hooks.ts';

export const STATIONERY_HOOKS = readHooks(`
question:
一年的清单写得下吗？ | pages =本,手账
写快了，笔跟不上？ | nib =笔,中性笔,圆珠笔,签字笔
格子这么小，写得下吗？ | nib =笔,中性笔,钢笔,勾线笔
掉地上，还能写吗？ | tough =笔,钢笔,中性笔,自动铅笔
铅笔一削就断？ | sharp =削笔器,卷笔刀,铅笔刀
裁出来，边毛毛的？ | sharp =美工刀,裁纸刀,剪刀,裁纸机
文具一把抓，装得下吗？ | storage =笔袋,文具盒,铅笔盒,笔盒
试卷一塞就皱？ | pockets =文件夹,文件袋,资料册
橡皮尺子，放哪一层？ | pockets =笔袋,文具盒,铅笔盒,笔盒
白板擦不干净？ | easy-clean =白板,白板笔,黑板
开会记笔记，够写多久？ | pages =本,笔记本,记事本
包里水洒了，本子湿没湿？ | waterproof =本,笔记本,文件袋
画画，颜色够用吗？ | piece-count =彩铅,马克笔,荧光笔,水彩笔,蜡笔,油画棒
文件越堆越高？ | storage =文件架,文件盒,收纳盒
胶带一拉就劈？ | tough =胶带
画完洗得掉吗？ | easy-clean =水彩笔,蜡笔,颜料,画笔,马克笔,油画棒
桌上笔到处滚？ | storage =笔筒,笔袋,收纳盒,笔架,文具盒
comment-reply:
笔尖多细？ | nib =笔,钢笔,中性笔
哪儿能调？ | adjustable =画架,阅读架,白板
一包有多少？ | piece-count =便利贴,便签,贴纸,卡纸,信封,标签纸
punch:
拧开，写一行。 | nib =钢笔
macro:
笔尖凑近看。 | nib =笔,钢笔,中性笔
split:
找支笔翻遍抽屉，那是以前。 | storage =笔筒,收纳盒,笔袋,笔架
`);
