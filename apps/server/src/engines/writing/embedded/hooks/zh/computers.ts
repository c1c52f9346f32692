import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
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
comment-reply:
什么轴？{fact}。 | switches
刷新率多少？{fact}。 | refresh
存得下多少？{fact}。 | memory
吵不吵？{fact}。 | quiet
几台设备能连？{fact}。 | multi-device
有什么接口？{fact}。 | ports
续航多久？{fact}。 | battery-life
`);
