/** What moves in a clip: the camera, and what falls, rises or shines before it. */
export const MOTION_ROWS = `
move.none | static camera; fixed camera; locked camera; locked off; tripod shot; still camera; camera fixed; no camera movement; static shot | 固定镜头; 静止镜头; 镜头固定; 固定机位; 静态镜头; 镜头不动
move.push | push in; dolly in; zoom in; camera pushes in; slow zoom in; camera moves in; push forward; slow push; moves closer; slow push in; zooms in; camera zooms in; camera moves closer; dolly shot; zoom | 推近; 推进; 镜头推进; 放大; 拉近; 缓慢推进; 推镜头; 镜头拉近; 镜头推近; 慢慢推近; 推镜; 镜头慢慢推进
move.pull | pull back; dolly out; zoom out; pull out; camera pulls back; camera moves back; slow pull back; zooms out; camera pulls out; camera zooms out | 拉远; 拉镜头; 镜头拉远; 后退; 缩小; 镜头后拉; 镜头后退; 拉镜; 缓慢拉远
move.pan_left | pan left; camera pans left; pans left; move left; truck left; slide left; camera moves left; panning left; pan to the left; slow pan left | 左移; 左摇; 镜头左移; 向左平移; 向左移动; 左平移; 镜头向左; 镜头向左移动
move.pan_right | pan right; camera pans right; pans right; move right; truck right; slide right; camera moves right; panning right; pan to the right; slow pan right; pan; camera pan; panning shot; tracking shot | 右移; 右摇; 镜头右移; 向右平移; 向右移动; 右平移; 镜头向右; 镜头向右移动; 平移; 横移
move.orbit | orbit; orbit shot; camera orbits; rotate around; circle around; 360 degree; arc shot; orbiting camera; camera rotates; orbiting; turntable; rotating camera; camera circles; 360 view | 环绕; 环绕拍摄; 旋转镜头; 环绕镜头; 镜头环绕; 旋转; 转盘; 绕拍
move.crane_up | crane up; camera rises; tilt up; rise up; boom up; camera moves up; crane shot; pedestal up; camera tilts up; ascending camera | 上升; 上移; 镜头上升; 升镜头; 向上移动; 上摇; 镜头上移; 升镜; 镜头缓缓上升
move.crane_down | crane down; camera descends; tilt down; boom down; camera moves down; lower down; pedestal down; camera tilts down; descending camera | 下降; 下移; 镜头下降; 降镜头; 向下移动; 下摇; 镜头下移; 降镜
move.parallax | parallax; parallax effect; floating camera; subtle camera movement; handheld camera; 2.5d; gentle camera movement; handheld; drifting camera; camera movement | 视差; 视差效果; 轻微晃动; 手持镜头; 视差移动; 镜头微动; 轻微运镜; 运镜
effect.light_sweep | light sweep; gleam; shine effect; light streak; sweeping light; shimmer; glint; light passes over; shimmering; moving light; sheen | 扫光; 流光; 光扫过; 光泽扫过; 闪过一道光; 光影流动; 掠光; 流动的光
effect.steam | steam; smoke; vapor; steaming; rising steam; wisps of smoke; mist; fog; smoky; vapour; hot steam; dry ice; haze | 蒸汽; 热气; 烟雾; 雾; 水汽; 热气腾腾; 烟; 袅袅烟雾; 冒着热气; 雾气缭绕; 干冰; 水雾; 白烟; 缭绕; 热气袅袅; 烟雾缭绕
effect.rain | rain; raining; rainy; rainfall; drizzle; rain drops falling; heavy rain; falling rain | 雨; 下雨; 细雨; 雨天; 雨水; 毛毛雨; 小雨; 大雨
effect.snow | falling snow; snowing; snowfall; snowy; snow falling; falling snowflakes; light snow | 下雪; 飘雪; 雪花飘落; 雪花纷飞; 落雪; 飘落的雪花; 雪花飘飘
effect.dust | dust; dust particles; particles; floating dust; dust motes; motes; floating particles; powder; powder explosion; pollen; spores | 灰尘; 粒子; 尘埃; 飘浮的尘埃; 浮尘; 微粒; 粉尘; 漂浮粒子; 漂浮的粒子; 光尘; 粉末
effect.sparkles | sparkle; sparkles; glitter; twinkle; twinkling; glittering; sparkling; magic dust; sparkly; fairy dust; magical; shining stars; sequins | 闪光; 星光; 闪闪发光; 亮片; 闪烁; 闪粉; 星光闪烁; 闪耀; 璀璨; 魔法; 星尘; 闪亮
effect.confetti | confetti; falling confetti; paper confetti; party popper; colorful confetti; confetti falling; fireworks | 彩纸; 彩屑; 礼花; 纸屑; 彩纸飘落; 撒花; 烟花; 彩色纸屑; 五彩纸屑
effect.water | moving water; flowing water; water flows; rippling; gentle waves; water movement; waves; wave; water flowing; surf | 流动的水; 水波荡漾; 水流; 波浪; 水面荡漾; 海浪; 浪花; 水流动; 水波流动
`;
