import { readHooks } from '../read-hooks.ts';

export const TOOLS_HOOKS = readHooks(`
question:
哪颗螺丝让你认输过？ | torque =电钻,手电钻,螺丝刀,电动螺丝刀
墙太硬钻不动？ | torque =钻
电机又烧了？ | brushless
梯子上哪来的插座？ | wireless
拿一上午手酸？ | weight
量完一裁，差一点？ | precision =卷尺,测距仪,激光测距仪,卡尺
锯块板，胳膊发软？ | sharp =锯,锯子,手锯
铁丝，一下剪得断吗？ | sharp =钳,钳子,老虎钳,斜口钳
爬上梯子，脚下稳吗？ | non-slip =梯,梯子,人字梯,伸缩梯
换灯泡，够得着吗？ | extends =梯,梯子,伸缩梯
用完靠哪面墙？ | foldable =梯,梯子,折叠梯,人字梯
站上去，承得住吗？ | load =梯,梯子,人字梯,伸缩梯
一车货，推得动吗？ | load =推车,手推车,平板车,拉杆车
上楼了，车怎么收？ | foldable =推车,手推车,平板车,拉杆车
周末打孔，怕吵邻居？ | quiet =电钻,手电钻,冲击钻,电锤
柜子角落，伸得进去吗？ | compact
架子上掉下来，还能用吗？ | tough =电钻,手电钻,卷尺,水平仪,工具箱,工作灯
半夜修车，灯够亮吗？ | power =灯,工作灯,投光灯,维修灯
下着雨，活还干吗？ | waterproof =灯,工作灯,投光灯,手套
手套几天就磨穿？ | tough =手套,劳保手套,防割手套
泥点子冲不下来？ | power =高压清洗机,高压水枪,洗车机
锈死的螺母，拧得动吗？ | torque =扳手,电动扳手,扭力扳手
一桶能刷几面墙？ | range =漆,乳胶漆,墙面漆,木器漆
最后一颗螺丝没电了？ | battery-life =电钻,手电钻,电动螺丝刀,电批,冲击钻
拧两下就花了？ | tough =螺丝刀,批头,扳手,套筒,改锥
挂歪的画，怪谁？ | precision =水平仪,水平尺,激光水平仪,卷尺,测距仪
架子又装歪了？ | precision =水平仪,水平尺,激光水平仪
comment-reply:
准不准？ | precision
劲儿够吗？ | power
能调速吗？ | gears
什么料？ | material
充一次用多久？ | battery-life
充满要多久？ | fast-charge
锋利吗？ | sharp
一盒有多少？ | piece-count =螺丝,钉子,螺栓,批头,钻头
电机是哪种？ | brushless
开口能调吗？ | adjustable =扳手,活动扳手,钳,钳子,夹具
充电的还是插电的？ | rechargeable
打得动墙吗？ | torque =电钻,手电钻,冲击钻,电锤,钻
开起来响不响？ | quiet
punch:
扣一下扳机。 | torque =电钻,手电钻,冲击钻,电动扳手
macro:
刃口凑近看。 | sharp
split:
拖着插线板打孔，那是以前。 | wireless =电钻,手电钻,冲击钻,电锤
凭眼睛比着钉，那是以前。 | precision =水平仪,水平尺,激光水平仪,测距仪
装柜子手上磨出泡，那是以前。 | power =电动螺丝刀,电批,电钻,手电钻
`);
