import { readHooks } from '../read-hooks.ts';

export const EYEWEAR_HOOKS = readHooks(`
punch:
眯着眼拍照的，停一停。 | +outdoors
墨镜一戴，谁都不爱。 | =太阳镜,墨镜
水面那层反光，说没就没。 | polarised
对面车灯再闪，你不眯眼。 | polarised =太阳镜,墨镜
开车向西的傍晚，你需要它。 | polarised
夏天第一副，别再借了。 | =太阳镜,墨镜
鼻梁上那两个红印，该消了。 | weight
太阳看得见，晒不进眼睛。 | uv
合照里，总有一个人闭着眼。 | =太阳镜,墨镜
看报胳膊不够长？该换眼镜了。 | =老花镜
盯屏幕的人，先管管眼睛。 | =防蓝光眼镜
脸没变，镜框换了。 | =镜,镜框
雪地白得晃眼，先戴上。 | =滑雪镜,雪镜
一副{kind}，换一张脸。 | =镜
macro:
看镜片，{fact}。 | polarised
放大看料子，{fact}。 | material
掂一掂，{fact}。 | weight
看鼻托和镜腿，{fact}。 | comfort
镜片这层，{fact}。 | uv
question:
圆脸能不能戴圆框？戴上看。 | =镜
出门晒一天，眼睛抗议了吗？ | uv
眼镜滑到鼻尖，第几次了？ | weight
开车逆着光，你靠什么？ | polarised
去年那副墨镜，坐断了吗？ | =太阳镜,墨镜
戴一天，鼻梁疼不疼？ | weight
看手机要举多远？ | =老花镜
墨镜只是为了好看吗？ | uv =太阳镜,墨镜
骑车进沙子，揉过几次眼？ | =骑行眼镜,运动眼镜
泳镜总进水？ | =泳镜
split:
左眼不戴，右眼戴，看水面。 | polarised
以前眯着，现在睁着。 | uv
以前，反光一片。现在，看得见路。 | polarised
以前，压出红印。现在，{fact}。 | weight
以前，借来的墨镜。现在，自己的。 | =太阳镜,墨镜
comment-reply:
开车能戴吗？{fact}。 | polarised
防晒吗？{fact}。 | uv
沉不沉？{fact}。 | weight
镜框什么做的？{fact}。 | material
unboxing:
打开镜盒，{fact}。 | material
先拿起来掂掂，{fact}。 | weight
countdown:
挑{kind}，看三样。
一副{kind}，三个理由留下。
price-slam:
{price}，眼睛先放个假。 | price
{price}，夏天那副定了。 | price =太阳镜,墨镜
{was}的{kind}，划到{price}。 | was-price
`);
