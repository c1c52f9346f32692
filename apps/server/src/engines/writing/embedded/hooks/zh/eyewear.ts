import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
comment-reply:
开车能戴吗？{fact}。 | polarised
防晒吗？{fact}。 | uv
沉不沉？{fact}。 | weight
镜片偏光吗？{fact}。 | polarised
脸大能戴吗？{fact}。 | fit
尺寸多大？{fact}。 | dimension
戴一天累不累？{fact}。 | comfort
防蓝光吗？{fact}。 | blue-light
不用时怎么收？{fact}。 | foldable
戴着合不合脸？{fact}。 | fit
夹不夹头？{fact}。 | comfort
手工做的吗？{fact}。 | handmade
什么做的？{fact}。 | material
question:
开车眯着眼？{fact}。 | polarised
上班盯屏幕盯到眼酸？{fact}。 | blue-light
鼻梁压出红印？{fact}。 | weight
低头就往下滑？{fact}。 | fit
坐断过几副？{fact}。 | tough
太阳正对着脸？{fact}。 | uv =太阳镜,墨镜
钓鱼，水面白花花？{fact}。 | polarised =太阳镜,墨镜,偏光镜,夹片
雪地晃得睁不开眼？{fact}。 | uv =雪镜,滑雪镜
海边待一天，戴什么？{fact}。 | uv =太阳镜,墨镜
骑车迎着太阳？{fact}。 | uv =骑行眼镜,运动眼镜,运动太阳镜
合影里，就你眯着眼？{fact}。 | uv =太阳镜,墨镜
白天电脑，晚上手机？{fact}。 | blue-light
睡前还想刷会儿手机？{fact}。 | blue-light
趴着午睡，压弯过吗？{fact}。 | tough
孩子的眼镜，摔了几副？{fact}。 | tough =儿童太阳镜,儿童墨镜,儿童眼镜
随手扔包里，敢吗？{fact}。 | tough
泳镜勒出一圈印？{fact}。 | comfort =泳镜,游泳镜
一下水就漏？{fact}。 | waterproof =泳镜,游泳镜
松紧怎么都不对？{fact}。 | adjustable =泳镜,游泳镜,雪镜,滑雪镜,护目镜
衬衫兜里，塞得下吗？{fact}。 | compact
punch:
太阳出来，先戴上。{fact}。 | uv =太阳镜,墨镜
晃眼这事，到此为止。{fact}。 | polarised
放手心里掂一掂。{fact}。 | weight
macro:
拿近了看，{fact}。 | material
对着水面看，{fact}。 | polarised
split:
以前，开车全靠遮阳板。现在，{fact}。 | polarised =太阳镜,墨镜,偏光镜,夹片
以前，盯屏幕全靠硬撑。现在，{fact}。 | blue-light
`);
