import { readHooks } from '../read-hooks.ts';

export const JEWELLERY_HOOKS = readHooks(`
question:
珍珠是不是真的，看哪里？{fact}。 | stone =珍珠耳坠,珍珠项链,珍珠手链,珍珠耳钉
耳洞又红了？{fact}。 | skin-safe =耳环,耳钉,耳坠,耳夹,耳饰
什么料，敢天天戴？{fact}。 | precious
几点了，要掏手机吗？{fact}。 | movement
洗澡要不要摘？{fact}。 | waterproof
想刻谁的名字？{fact}。 | personal
戴久了会不会掉色？先看料，{fact}。 | precious
手腕细，撑得起吗？{fact}。 | adjustable =手链,手镯,手串,手表
机器做的，还是手做的？{fact}。 | handmade
真的，还是镀的？{fact}。 | precious
一身黑，脖子上缺点什么？{fact}。 | stone =项链,吊坠,锁骨链
锁骨那里，空不空？{fact}。 | precious =项链,锁骨链
耳边一晃，亮的是什么？{fact}。 | stone =耳环,耳钉,耳坠,耳饰
戒指里圈，写点什么？{fact}。 | personal =戒指,对戒,指环
开会踩点，表准吗？{fact}。 | precision =手表,腕表,机械表,石英表
几天没戴，表停了没？{fact}。 | movement =手表,腕表,机械表,石英表
手表多久换一次电池？{fact}。 | solar =手表,腕表,电子表
搬箱子，磕到手表？{fact}。 | tough =手表,腕表,电子表
戒指箍得太紧？{fact}。 | adjustable =戒指,指环,对戒
换件领口，链子能调吗？{fact}。 | adjustable =项链,锁骨链,毛衣链
戴一天，耳垂坠不坠？{fact}。 | weight =耳环,耳坠,耳饰
戴手上，压不压手？{fact}。 | weight =手链,手镯,手表,手串
跟别人撞款几次了？{fact}。 | handmade
绳结是谁编的？{fact}。 | handmade =手绳,红绳
钥匙扣天天摔？{fact}。 | tough =钥匙扣,钥匙链
传给女儿的，什么料？{fact}。 | precious =手镯,镯子,戒指,项链
求婚那天，她先看什么？{fact}。 | stone =钻戒,戒指,婚戒
这颗是什么？{fact}。 | stone
comment-reply:
是真的吗？{fact}。 | stone
什么材质？{fact}。 | precious
会过敏吗？{fact}。 | skin-safe
什么机芯？{fact}。 | movement
能刻字吗？{fact}。 | personal
怕水吗？{fact}。 | waterproof
能调大小吗？{fact}。 | adjustable
punch:
光一照，先看它。{fact}。 | stone
名字，贴身戴着。{fact}。 | personal =项链,手链,手镯,戒指,吊坠,对戒
听一下走针。{fact}。 | movement =手表,腕表,机械表,石英表
macro:
对着光看，{fact}。 | stone
做工凑近看，{fact}。 | handmade
split:
以前，戒指大了缠红线。现在，{fact}。 | adjustable =戒指,指环,对戒
以前，挑礼物怕撞款。现在，{fact}。 | personal
`);
