import { readHooks } from '../read-hooks.ts';

export const JEWELLERY_HOOKS = readHooks(`
question:
珍珠是不是真的，看哪里？ | stone =珍珠耳坠,珍珠项链,珍珠手链,珍珠耳钉
耳洞又红了？ | skin-safe =耳环,耳钉,耳坠,耳夹,耳饰
手腕细，撑得起吗？ | adjustable =手链,手镯,手串,手表
一身黑，脖子上缺点什么？ | stone =项链,吊坠,锁骨链
锁骨那里，空不空？ | precious =项链,锁骨链
耳边一晃，亮的是什么？ | stone =耳环,耳钉,耳坠,耳饰
戒指里圈，写点什么？ | personal =戒指,对戒,指环
开会踩点，表准吗？ | precision =手表,腕表,机械表,石英表
几天没戴，表停了没？ | movement =手表,腕表,机械表,石英表
手表多久换一次电池？ | solar =手表,腕表,电子表
搬箱子，磕到手表？ | tough =手表,腕表,电子表
戒指箍得太紧？ | adjustable =戒指,指环,对戒
换件领口，链子能调吗？ | adjustable =项链,锁骨链,毛衣链
戴一天，耳垂坠不坠？ | weight =耳环,耳坠,耳饰
戴手上，压不压手？ | weight =手链,手镯,手表,手串
绳结是谁编的？ | handmade =手绳,红绳
钥匙扣天天摔？ | tough =钥匙扣,钥匙链
传给女儿的，什么料？ | precious =手镯,镯子,戒指,项链
求婚那天，她先看什么？ | stone =钻戒,戒指,婚戒
punch:
名字，贴身戴着。 | personal =项链,手链,手镯,戒指,吊坠,对戒
听一下走针。 | movement =手表,腕表,机械表,石英表
split:
戒指大了缠红线，那是以前。 | adjustable =戒指,指环,对戒
`);
