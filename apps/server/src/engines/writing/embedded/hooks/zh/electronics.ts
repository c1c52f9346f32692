import { readHooks } from '../read-hooks.ts';

export const ELECTRONICS_HOOKS = readHooks(`
punch:
半夜关灯，也看得清。 | night-vision
猫又上桌，这次有证据。 | =摄像头,监控,监控摄像头,摄像机
它会转头，你不用挪它。 | rotates =摄像头,监控,监控摄像头
画面一动，手机就响。 | motion-alerts
人在公司，家在手机里。 | app =摄像头,监控,监控摄像头,可视门铃
出门前，最后一格电不慌。 | =充电宝,移动电源,充电器
插座前排队的日子，过去了。 | fast-charge
手机掉地上，先别哭。 | tough =手机壳,钢化膜
啪一下，吸住。 | magnetic
一根线，三台机器。 | ports =数据线,充电线,充电器
手表不响，人会忘。 | =智能手表,手环,运动手表
电影，投在白墙上看。 | =投影仪,投影机
照片别只躺在手机里。 | =照片打印机,拍立得
出门前不找充电线。 | battery-life
macro:
看接口，{fact}。 | ports
看镜头，{fact}。 | resolution
看机身这面，{fact}。 | material
看底座，{fact}。 | rotates
掂一掂，{fact}。 | weight
question:
手机里的照片，洗出来过几张？{fact}。 | prints
投影糊不糊？{fact}。 | resolution =投影仪,投影机
人在公司，谁动了快递？ | =摄像头,监控,监控摄像头,可视门铃
孩子睡没睡，看一眼手机？ | app =摄像头,监控,监控摄像头
晚上拍得清吗？{fact}。 | night-vision
充一次，能撑几天？{fact}。 | battery-life
出差带几个充电头？{fact}。 | ports =充电器,充电头
门铃响，你在外地怎么办？ | =可视门铃,智能门铃
充电宝，能上飞机吗？ | =充电宝,移动电源
屏幕裂过几次？ | =手机壳,钢化膜,手机膜
线，又断了一根？{fact}。 | tough =数据线,充电线
等充电，要等到几点？ | fast-charge
拍猫，总是糊的？{fact}。 | resolution =摄像头,监控,相机,摄像机,门铃,记录仪
split:
以前，相册里四千张。现在，手里一张。 | prints
以前，拖影。现在，{fact}。 | refresh
以前，一片黑。现在，{fact}。 | night-vision
以前满桌线，现在一根。 | wireless
以前找插座，现在{fact}。 | battery-life
以前看不清脸，现在{fact}。 | resolution =摄像头,监控,相机,摄像机,门铃,记录仪
以前碎了，现在{fact}。 | tough =手机壳,钢化膜,膜
comment-reply:
多久出一张？{fact}。 | prints
屏幕怎么样？{fact}。 | screen
电能用多久？{fact}。 | battery-life
晚上看得清吗？{fact}。 | night-vision
防水吗？{fact}。 | waterproof
充得快吗？{fact}。 | fast-charge
坏了怎么办？{fact}。 | guarantee
unboxing:
盒子打开，先看接口，{fact}。 | ports
拿出来先掂，{fact}。 | weight
countdown:
挑{kind}，参数只看三个。
一{m_kind}，三个理由。
price-slam:
{price}，多一双眼睛看家。 | price =摄像头,监控,监控摄像头
{price}，{kind}换新。 | price
{was}的{kind}，现在{price}。 | was-price
`);
