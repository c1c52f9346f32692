import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
punch:
换轴不换键盘。 | switches =键盘,机械键盘
写周报，也能敲出节奏。 | switches =键盘,机械键盘
鼠标跟手，手跟得上脑子。 | refresh =鼠标,显示器
半夜敲代码，隔壁在睡。 | quiet =键盘,机械键盘,鼠标
桌上少一根线，多一本书。 | wireless =键盘,机械键盘,鼠标
舍不得删的，都放这。 | memory =硬盘,移动硬盘,固态硬盘,u盘,内存卡
抬头看屏，脖子不弯。 | adjustable =支架,电脑支架,显示器,显示器支架
一只手握住，一下午不酸。 | comfort =鼠标
会议开一天，它没断电。 | battery-life
一个口，接满一桌。 | ports =扩展坞,拓展坞,集线器
隔两堵墙，视频不卡。 | range =路由器
macro:
按一个键听听，{fact}。 | switches =键盘,机械键盘
看像素，{fact}。 | resolution =显示器,便携屏
看接口，{fact}。 | ports
看这块屏，{fact}。 | screen
掂一掂，{fact}。 | weight
question:
你的键盘，敲起来什么声？{fact}。 | switches =键盘,机械键盘
打游戏，总慢半拍？{fact}。 | refresh
又提示空间不足？{fact}。 | memory
同事嫌你敲键盘吵吗？{fact}。 | quiet =键盘,机械键盘,鼠标
屏幕糊不糊？{fact}。 | resolution
一个口不够插？{fact}。 | ports
脖子酸，是不是屏太低？{fact}。 | adjustable
电脑手机，来回拔接收器？{fact}。 | multi-device
出差带着沉不沉？{fact}。 | weight
多久充一次？{fact}。 | battery-life
split:
以前，软塌塌。现在，{fact}。 | switches =键盘,机械键盘
以前，拖影。现在，{fact}。 | refresh =显示器,便携屏
以前，删照片。现在，{fact}。 | memory
以前，一桌线。现在，{fact}。 | wireless
以前，低头。现在，{fact}。 | adjustable =支架,电脑支架,显示器支架
以前，一个口抢着插。现在，{fact}。 | ports
以前，哒哒哒。现在，{fact}。 | quiet
comment-reply:
什么轴？{fact}。 | switches
刷新率多少？{fact}。 | refresh
存得下多少？{fact}。 | memory
吵不吵？{fact}。 | quiet
几台设备能连？{fact}。 | multi-device
有什么接口？{fact}。 | ports
续航多久？{fact}。 | battery-life
unboxing:
开箱先敲两下，{fact}。 | switches
撕膜，开机，{fact}。 | screen
盒子打开看接口，{fact}。 | ports
countdown:
挑{kind}，三个参数。
一{m_kind}，三句讲完。
price-slam:
{was}的{kind}，现在{price}。 | was-price
从{was}退格到{price}。 | was-price
`);
