import { readHooks } from '../read-hooks.ts';

export const ELECTRONICS_HOOKS = readHooks(`
question:
投影糊不糊？ | resolution =投影仪,投影机
出差带几个充电头？ | ports =充电器,充电头
线，又断了一根？ | tough =数据线,充电线
拍猫，总是糊的？ | resolution =摄像头,监控,相机,摄像机,门铃,记录仪
地铁上手机红电了？ | fast-charge =充电宝,移动电源
手机一掉，心一紧？ | tough =手机壳,保护壳,保护套,手机套
屏幕朝下摔，敢捡吗？ | tough =钢化膜,手机膜,膜
摄像头总有拍不到的角？ | rotates =摄像头,监控,摄像机
人在外地，家里看得见吗？ | app =摄像头,监控,门铃,摄像机
追剧举着手机，手酸？ | adjustable =手机支架,懒人支架,平板支架
床头充电线，理不清？ | ports =充电器,充电站,无线充电器,充电坞
充电还要对准插口？ | magnetic =充电宝,充电器,无线充电器
戴着睡觉，沉不沉？ | weight =手表,手环,智能戒指
跑了多远，量得准吗？ | gps =手表,手环
滑起来，跟不跟手？ | refresh =手机,平板,平板电脑
照片多得舍不得删？ | memory =手机,平板,相机,内存卡
电视声音总是发闷？ | sound =电视,投影仪,音响
包里占多大地方？ | compact =充电器,充电头,充电宝
comment-reply:
能同时充几个？ | ports =充电器,充电宝,充电头
split:
出门老惦记家里，那是以前。 | app =摄像头,监控,门铃,摄像机
`);
