import { readHooks } from '../read-hooks.ts';

export const CAR_HOOKS = readHooks(`
punch:
你说你的，录像说它的。 | resolution =行车记录仪
手机归位，眼睛回到路上。 | =手机支架,车载手机支架,支架
磕一下没事，吵起来才有事。 | =行车记录仪,记录仪
座椅缝里，有你丢的钥匙。 | =收纳,缝隙收纳,车载收纳盒
夏天的方向盘，别直接摸。 | =遮阳挡,遮阳帘,方向盘套
轮胎瘪了，不用等救援。 | =充气泵,车载充气泵,打气泵
打不着火的早上，有它。 | =应急启动电源
下雨看不清，先换雨刮。 | =雨刮器,雨刷
车里那股味，开窗散不掉。 | =车载香薰,车载香水,香薰
后备箱，别再滚西瓜。 | storage =收纳箱,后备箱收纳箱
上车第一脚，踩在脚垫上。 | =脚垫,汽车脚垫
导航摆正，再踩油门。 | =手机支架,车载手机支架
半路没电，车上充。 | =车充,车载充电器
雨天洗车，也要洗。 | =洗车液,洗车毛巾,洗车机
戴好再上车。 | =头盔,电动车头盔,摩托车头盔
macro:
看夹口，{fact}。 | magnetic
看镜头，{fact}。 | resolution
看底部，{fact}。 | non-slip
看料子，{fact}。 | material
看接口，{fact}。 | ports
question:
座椅缝里有什么？{fact}。 | suction
停车被蹭，谁看见了？{fact}。 | automatic =行车记录仪
胎压低了去哪打？{fact}。 | power =充气泵,打气泵
开车找手机，有过吗？ | =手机支架,车载手机支架
停车被刮，找谁？ | =行车记录仪,记录仪
晚上拍得清车牌吗？{fact}。 | night-vision
过减速带，手机掉过吗？ | =手机支架,车载手机支架
夏天上车，烫不烫？ | =遮阳挡,遮阳帘,坐垫,汽车坐垫
后备箱，多久没收拾了？ | =收纳箱,后备箱收纳箱
轮胎气够不够，你怎么知道？ | =胎压计,充气泵,车载充气泵
车里吃完，垃圾放哪？ | =车载垃圾桶
好装吗？{fact}。 | no-assembly
久坐的腰，路上谁管？ | =腰靠,坐垫,头枕,汽车头枕
玻璃起雾，你用手擦？ | =雨敌,除雾剂
split:
以前，各说各的。现在，{fact}。 | resolution =行车记录仪
以前，洗车店排队。现在，{fact}。 | suction
以前低头找，现在抬眼看。 | =手机支架,车载手机支架
以前各说各的，现在有录像。 | =行车记录仪,记录仪
以前滚一地，现在{fact}。 | storage
以前夹半天，现在{fact}。 | magnetic
以前一片黑，现在{fact}。 | night-vision
comment-reply:
会不会掉？{fact}。 | magnetic
拍得清吗？{fact}。 | resolution
难装吗？{fact}。 | no-assembly
能转吗？{fact}。 | rotates
好洗吗？{fact}。 | machine-wash
unboxing:
拆开，往车上一放，{fact}。 | no-assembly
盒子打开，{fact}。 | ports
countdown:
车里添{kind}，三个理由。
挑{kind}，上路前看三点。
price-slam:
{price}，路上少低一次头。 | price =手机支架,车载手机支架
{price}，{kind}上车。 | price
{was}的{kind}，现在{price}。 | was-price
`);
