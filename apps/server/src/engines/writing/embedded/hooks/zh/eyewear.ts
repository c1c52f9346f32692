import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
question:
太阳正对着脸？ | uv =太阳镜,墨镜
钓鱼，水面白花花？ | polarised =太阳镜,墨镜,偏光镜,夹片
雪地晃得睁不开眼？ | uv =雪镜,滑雪镜
海边待一天，戴什么？ | uv =太阳镜,墨镜
骑车迎着太阳？ | uv =骑行眼镜,运动眼镜,运动太阳镜
合影里，就你眯着眼？ | uv =太阳镜,墨镜
孩子的眼镜，摔了几副？ | tough =儿童太阳镜,儿童墨镜,儿童眼镜
泳镜勒出一圈印？ | comfort =泳镜,游泳镜
一下水就漏？ | waterproof =泳镜,游泳镜
松紧怎么都不对？ | adjustable =泳镜,游泳镜,雪镜,滑雪镜,护目镜
punch:
太阳出来，先戴上。 | uv =太阳镜,墨镜
split:
开车全靠遮阳板，那是以前。 | polarised =太阳镜,墨镜,偏光镜,夹片
`);
