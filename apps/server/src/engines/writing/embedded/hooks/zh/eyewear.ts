import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
comment-reply:
开车能戴吗？ | polarised
防晒吗？ | uv
沉不沉？ | weight
镜片偏光吗？ | polarised
脸大能戴吗？ | fit
尺寸多大？ | dimension
戴一天累不累？ | comfort
防蓝光吗？ | blue-light
不用时怎么收？ | foldable
戴着合不合脸？ | fit
夹不夹头？ | comfort
手工做的吗？ | handmade
什么做的？ | material
question:
开车眯着眼？ | polarised
上班盯屏幕盯到眼酸？ | blue-light
鼻梁压出红印？ | weight
低头就往下滑？ | fit
坐断过几副？ | tough
太阳正对着脸？ | uv =太阳镜,墨镜
钓鱼，水面白花花？ | polarised =太阳镜,墨镜,偏光镜,夹片
雪地晃得睁不开眼？ | uv =雪镜,滑雪镜
海边待一天，戴什么？ | uv =太阳镜,墨镜
骑车迎着太阳？ | uv =骑行眼镜,运动眼镜,运动太阳镜
合影里，就你眯着眼？ | uv =太阳镜,墨镜
白天电脑，晚上手机？ | blue-light
睡前还想刷会儿手机？ | blue-light
趴着午睡，压弯过吗？ | tough
孩子的眼镜，摔了几副？ | tough =儿童太阳镜,儿童墨镜,儿童眼镜
随手扔包里，敢吗？ | tough
泳镜勒出一圈印？ | comfort =泳镜,游泳镜
一下水就漏？ | waterproof =泳镜,游泳镜
松紧怎么都不对？ | adjustable =泳镜,游泳镜,雪镜,滑雪镜,护目镜
衬衫兜里，塞得下吗？ | compact
punch:
太阳出来，先戴上。 | uv =太阳镜,墨镜
晃眼这事，到此为止。 | polarised
放手心里掂一掂。 | weight
macro:
拿近了看。 | material
对着水面看。 | polarised
split:
开车全靠遮阳板，那是以前。 | polarised =太阳镜,墨镜,偏光镜,夹片
盯屏幕全靠硬撑，那是以前。 | blue-light
`);
