import { readHooks } from '../read-hooks.ts';

export const JEWELLERY_HOOKS = readHooks(`
punch:
灯一关，它才开始抢镜。 | stone
珠子不一样大，才是海里来的。 | stone =珍珠耳坠,珍珠项链,珍珠手链,珍珠耳钉
一枚{kind}，话不用多。 | precious =戒指,对戒,婚戒,素圈戒指
耳朵挑剔的人，先看这条。 | skin-safe =耳环,耳钉,耳坠,耳夹,耳饰
洗手不用摘，睡觉懒得摘。 | waterproof =项链,戒指,手链,耳钉,耳环
抬手看一眼，会就散了。 | movement =手表,腕表,机械表,石英表
名字刻上去，就不是谁都能戴的了。 | personal
做它的人，坐了一下午。 | handmade
袖子往上推一点，刚好露出来。 | =手链,手镯,手串,手表,腕表
macro:
转到光里看，{fact}。 | stone
看成色，{fact}。 | precious
看表盘，{fact}。 | movement
看刻的字，{fact}。 | personal
看镶口这一圈，{fact}。 | handmade
看耳钩，{fact}。 | precious =耳环,耳坠,耳饰
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
split:
以前，玻璃珠。现在，{fact}。 | stone
以前，掏手机看时间。现在，抬手。 | movement
以前，耳垂发红。现在，{fact}。 | skin-safe =耳环,耳钉,耳坠,耳夹,耳饰
以前，千篇一律。现在，{fact}。 | handmade
以前，洗手台上的首饰。现在，{fact}。 | waterproof =项链,戒指,手链,耳钉,耳环
comment-reply:
是真的吗？{fact}。 | stone
什么材质？{fact}。 | precious
会过敏吗？{fact}。 | skin-safe
什么机芯？{fact}。 | movement
能刻字吗？{fact}。 | personal
怕水吗？{fact}。 | waterproof
能调大小吗？{fact}。 | adjustable
有盒子吗？{fact}。 | gift-box
unboxing:
盒盖掀开，对着窗，{fact}。 | stone
从绒布里拿出来，{fact}。 | precious
盒子打开，先听声，{fact}。 | movement
countdown:
挑{kind}，三处要看清。
一{m_kind}，三个细节。
price-slam:
{was}的{kind}，现在{price}戴走。 | was-price
原来{was}，首饰盒里给它留个位，{price}。 | was-price
`);
