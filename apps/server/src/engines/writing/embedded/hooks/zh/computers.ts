import { readHooks } from '../read-hooks.ts';

export const COMPUTERS_HOOKS = readHooks(`
question:
你的键盘，敲起来什么声？ | switches =键盘,机械键盘
一甩鼠标，线拽住了？ | wireless =鼠标
出差，屏幕不够看？ | screen =便携显示器,便携屏
晚上加班，桌面一片黑？ | dimmable =屏幕挂灯,灯
手机存满，照片往哪搬？ | memory =硬盘,移动硬盘,固态硬盘,U盘,内存卡
开会投屏，又找转接头？ | ports =拓展坞,扩展坞,集线器,转接头
咖啡馆没插座？ | battery-life =电脑,笔记本电脑,轻薄本
鼠标用着用着没电？ | battery-life =鼠标
打印份作业，还要下楼？ | prints =打印机
鼠标垫跟着手跑？ | non-slip =鼠标垫,桌垫
风扇一转，呼呼响？ | quiet =电脑,散热器,主机,笔记本电脑
水洒键盘上了？ | waterproof =键盘,机械键盘
脖子酸，是不是屏太低？ | adjustable =支架,显示器支架,显示器,增高架,笔记本支架
同事嫌你敲键盘吵吗？ | quiet =键盘,机械键盘
点鼠标，旁边听得见吗？ | quiet =鼠标
comment-reply:
哪儿能调？ | adjustable =支架,显示器支架,显示器,增高架
split:
换台电脑换只鼠标，那是以前。 | multi-device =鼠标
`);
