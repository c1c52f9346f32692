import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
question:
能背到多大？ | load =背带,背巾,腰凳
夜里要起几次？ | absorbent =纸尿裤,拉拉裤,尿不湿
奶瓶洗到几点？ | easy-clean =奶瓶
大热天背着，捂不捂？ | breathable =背带,背巾,腰凳
半夜一泡尿，床单湿没湿？ | waterproof =隔尿垫,隔尿裤
凌晨冲奶，要等多久？ | fast =温奶器,调奶器,暖奶器,冲奶机,泡奶机
一开机，会吵醒孩子吗？ | quiet =吸奶器,调奶器,温奶器,辅食机,冲奶机,监护器
上下楼，搬得动吗？ | weight =推车,婴儿车,餐椅
推车出门，晒到脸吗？ | uv =推车,婴儿车
吃一顿饭，换一身衣服？ | waterproof =围嘴,围兜,饭兜,罩衣
一松手倒了，洒一床？ | leakproof =奶瓶,学饮杯,吸管杯,水杯
喂到一半，饭凉了？ | hot-hours =碗,辅食碗,餐盘
小屁股闷不闷汗？ | breathable =纸尿裤,拉拉裤,尿不湿,尿布
后备箱放得下推车吗？ | foldable =推车,婴儿车
comment-reply:
哪儿能调？ | adjustable =背带,腰凳,餐椅,安全座椅
`);
