import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
comment-reply:
开车能戴吗？{fact}。 | polarised
防晒吗？{fact}。 | uv
沉不沉？{fact}。 | weight
镜框什么做的？{fact}。 | material
镜片偏光吗？{fact}。 | polarised
脸大能戴吗？{fact}。 | fit
多重？{fact}。 | weight
镜腿能弯吗？{fact}。 | elastic
尺寸多大？{fact}。 | dimension
戴一天累不累？{fact}。 | comfort
防蓝光吗？{fact}。 | blue-light
不用时怎么收？{fact}。 | foldable
question:
开车眯着眼？{fact}。 | polarised
上班盯屏幕盯到眼酸？{fact}。 | blue-light
鼻梁压出红印？{fact}。 | weight
低头就往下滑？{fact}。 | fit
坐断过几副？{fact}。 | tough
太阳正对着脸？{fact}。 | uv =太阳镜,墨镜
跑步会不会掉？{fact}。 | non-slip
夹耳朵吗？{fact}。 | elastic
`);
