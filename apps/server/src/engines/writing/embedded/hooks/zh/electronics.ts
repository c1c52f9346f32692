import { readHooks } from '../read-hooks.ts';

export const ELECTRONICS_HOOKS = readHooks(`
question:
手机里的照片，洗出来过几张？{fact}。 | prints
投影糊不糊？{fact}。 | resolution =投影仪,投影机
晚上拍得清吗？{fact}。 | night-vision
充一次，能撑几天？{fact}。 | battery-life
出差带几个充电头？{fact}。 | ports =充电器,充电头
线，又断了一根？{fact}。 | tough =数据线,充电线
拍猫，总是糊的？{fact}。 | resolution =摄像头,监控,相机,摄像机,门铃,记录仪
comment-reply:
多久出一张？{fact}。 | prints
屏幕怎么样？{fact}。 | screen
电能用多久？{fact}。 | battery-life
晚上看得清吗？{fact}。 | night-vision
防水吗？{fact}。 | waterproof
充得快吗？{fact}。 | fast-charge
`);
