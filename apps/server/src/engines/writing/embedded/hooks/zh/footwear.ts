import { readHooks } from '../read-hooks.ts';

export const FOOTWEAR_HOOKS = readHooks(`
punch:
系鞋带这件事，到此为止。 | no-laces
一脚蹬进去，门还没关上。 | no-laces
手都不用伸，鞋穿好了。 | no-laces
鞋带散了？它没有鞋带。 | no-laces
湿地砖，照常走。 | non-slip
水坑，踩过去。 | waterproof
下雨天，别人绕，你直走。 | waterproof
热天穿鞋，也想喘口气。 | breathable
鞋轻了，路就短了。 | weight
脏了？扔进洗衣机。 | machine-wash
脚冷的人，先看这双。 | warm =鞋,靴
站一天的人，最懂一双{kind}。 | comfort
低头那一眼，全靠{kind}。 | =鞋,靴
鞋柜再挤，也给{kind}留一格。 | =鞋,靴
macro:
看脚后跟，一踩就进。 | no-laces
凑近看鞋底的纹路，{fact}。 | non-slip
放大鞋面，{fact}。 | breathable
看看鞋帮这一圈，{fact}。 | elastic
贴近了看料子，{fact}。 | material
question:
蹲在门口系鞋带，帅吗？ | no-laces
赶电梯的时候，鞋带系好了吗？ | no-laces
下雨天的地砖，你敢快走吗？ | non-slip
鞋里进水的那天，还记得吗？ | waterproof
夏天脱鞋，你敢吗？{fact}。 | breathable
鞋柜十双，常穿的是哪一双？ | =鞋,靴
走完这条街，脚还说话吗？ | comfort
刷鞋的那半天，你想怎么花？ | machine-wash
你的鞋，是不是比包还沉？ | weight
冬天等车，先冷的是不是脚？ | warm
split:
以前还在系鞋带，现在已经出门。 | no-laces
以前踮着脚走，现在正常走。 | non-slip
以前，刷子和肥皂。现在，洗衣机。 | machine-wash
以前绕水坑，现在踩过去。 | waterproof
以前，闷了一天的脚。现在，{fact}。 | breathable
comment-reply:
老人弯腰费劲？这双不用系。 | no-laces
雨天能不能穿？{fact}。 | waterproof
沉不沉？上秤看，{fact}。 | weight
上班穿着累不累？{fact}。 | comfort
unboxing:
打开鞋盒，先摸料子，{fact}。 | material
鞋盒一开，拎起来，{fact}。 | weight
countdown:
挑{kind}，脚会问三件事。 | =鞋,靴
换{kind}，三个理由就够。
price-slam:
{price}，换掉那双磨脚的{kind}。 | price =鞋,靴
{price}，脚上的事就定了。 | price =鞋,靴
{was}的{kind}，现在{price}。 | was-price
`);
