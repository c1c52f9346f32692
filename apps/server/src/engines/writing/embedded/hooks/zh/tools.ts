import { readHooks } from '../read-hooks.ts';

export const TOOLS_HOOKS = readHooks(`
punch:
上回拧不动的那颗，再来。 | torque
挂幅画，不用求人。 | =电钻,手电钻,螺丝刀,锤子,水平仪
螺丝拧滑了，别怪螺丝。 | =螺丝刀,电批,电动螺丝刀,电钻
没插座的地方，它也转。 | wireless
充满电，柜子一下午装完。 | rechargeable =电钻,螺丝刀,电动螺丝刀,电批
工具箱一关，谁都找得到。 | =工具箱,工具套装
量两次，锯一次。 | =卷尺,锯,手锯,水平尺
师傅没来，你先动手。 | =电钻,扳手,工具套装,螺丝刀,钳子
转不动的螺丝，换它来。 | power =电钻,螺丝刀,扳手,电批
一套在家，少求三次人。 | =工具套装,套装,工具箱
墙硬，劲儿要够。 | power =电钻,冲击钻,电锤
水管滴答，一晚上没睡好？ | =扳手,管钳,水管钳
梯子稳了，人才敢松手。 | non-slip =梯子,梯
干活，先护手。 | =手套,劳保手套
箱子一开，配件先亮相。 | included
macro:
看夹头，{fact}。 | tough
看配件，{fact}。 | included
看刃口，{fact}。 | sharp
看电池，{fact}。 | power
看握把，{fact}。 | non-slip
question:
哪颗螺丝让你认输过？{fact}。 | torque =电钻,手电钻,螺丝刀,电动螺丝刀
挂歪的画，怪谁？{fact}。 | precision
家里那面墙，钻得动吗？ | power =电钻,冲击钻,电锤
装个书架，要叫师傅吗？ | =电钻,螺丝刀,工具套装,电动螺丝刀
工具借了，还了吗？ | =工具套装,电钻,扳手,工具箱
螺丝拧滑几颗了？ | =螺丝刀,电批,电动螺丝刀
电量够装完一个柜子吗？ | battery-life =电钻,螺丝刀,电批
有几档？{fact}。 | gears
配件有什么？{fact}。 | included
柜门松了，拖几个月了？ | =螺丝刀,电钻,电动螺丝刀
拎得动吗？{fact}。 | weight
坏了谁管？{fact}。 | guarantee
找个扳手，翻几个抽屉？ | =工具箱,扳手,工具套装
split:
以前，手腕酸。现在，{fact}。 | torque
以前，差不多。现在，{fact}。 | precision
以前手拧，现在扣扳机。 | =电钻
以前拖着线，现在{fact}。 | wireless
以前等师傅，现在自己来。 | =电钻,工具套装,扳手
以前一堆散件，现在{fact}。 | included
以前，生锈的。现在，新的。 | =螺丝刀,扳手,钳子
comment-reply:
打得动墙吗？{fact}。 | torque
准不准？{fact}。 | precision
劲儿够吗？{fact}。 | power
能调速吗？{fact}。 | gears
配什么？{fact}。 | included
保修吗？{fact}。 | guarantee
什么料？{fact}。 | material
unboxing:
打开箱子，{fact}。 | included
拿出来掂掂，{fact}。 | weight
countdown:
家里备{kind}，三个理由。
挑{kind}，看三个数。
price-slam:
{price}，请一次师傅的钱。{kind}归你。 | price =电钻
{price}，家里那点活自己干。 | price
{was}的{kind}，现在{price}。 | was-price
`);
