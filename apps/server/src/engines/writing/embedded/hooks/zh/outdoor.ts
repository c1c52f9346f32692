import { readHooks } from '../read-hooks.ts';

export const OUTDOOR_HOOKS = readHooks(`
question:
椅子坐塌过吗？ | load =椅,月亮椅,露营椅
风大能撑住吗？ | windproof =帐篷,天幕
坐久了，屁股硌吗？ | comfort =钓鱼椅,露营椅,月亮椅,椅
底下坐着，还晒吗？ | uv =天幕,遮阳棚,遮阳布
沙滩上找不到阴凉？ | uv =帐篷,沙滩帐篷
地上潮气往上返？ | waterproof =防潮垫,野餐垫,沙滩垫,地席,睡垫
石子地，躺着硌？ | comfort =防潮垫,充气床垫,充气垫,行军床,床垫
睡到半夜，一身汗？ | breathable =睡袋,帐篷
手电没电，电池哪买？ | rechargeable =手电筒,手电,头灯,露营灯
刚点着，风一吹就灭？ | windproof =炉,打火机,炉头,卡式炉
山顶想喝口热的？ | hot-hours =水壶,壶,杯
开到营地，饮料还冰吗？ | cold-hours =箱,保温箱,冷藏箱,保冷箱,壶,杯
零碎东西，翻半天？ | pockets =登山包,背包,户外背包,腰包
上坡下坡，长短能改吗？ | adjustable =登山杖
削根木签，刀利吗？ | sharp =刀,折刀
东西装一车，拉得动吗？ | load =推车,露营车,拖车
整个人坐上去，撑得住吗？ | load =吊床,吊椅,秋千
桌上放口锅，稳吗？ | load =桌,蛋卷桌,露营桌,折叠桌
灯掉石头上，还亮吗？ | tough =手电筒,手电,头灯,露营灯
睡袋脏了怎么办？ | machine-wash =睡袋
一个人搭得起来吗？ | no-assembly =帐篷,天幕,凉亭
comment-reply:
能坐多重的人？ | load =椅,月亮椅,露营椅
能睡几个人？ | seats =帐篷
带子能调吗？ | adjustable =背包,登山包,腰包
punch:
到了就坐下。 | no-assembly =椅,露营椅,月亮椅
云飘过来，别急着收。 | waterproof =帐篷,天幕
macro:
凑近看用料。 | material =帐篷,天幕,睡袋
split:
坐地上硌石子，那是以前。 | foldable =椅,露营椅,月亮椅
`);
