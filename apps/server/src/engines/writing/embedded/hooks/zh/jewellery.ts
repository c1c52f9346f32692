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
什么石头？{fact}。 | stone
洗澡要摘吗？{fact}。 | waterproof
真的，还是镀的？{fact}。 | precious
这是什么石头？{fact}。 | stone
谁的名字？{fact}。 | personal
comment-reply:
是真的吗？{fact}。 | stone
什么材质？{fact}。 | precious
会过敏吗？{fact}。 | skin-safe
什么机芯？{fact}。 | movement
能刻字吗？{fact}。 | personal
怕水吗？{fact}。 | waterproof
能调大小吗？{fact}。 | adjustable
手围小能戴吗？{fact}。 | adjustable =手链,手镯,戒指
`);
