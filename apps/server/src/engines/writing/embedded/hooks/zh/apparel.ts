import { readHooks } from '../read-hooks.ts';

export const APPAREL_HOOKS = readHooks(`
punch:
卫衣别买薄的，摸过这件再说。 | heavy-fabric =卫衣,帽衫
出门三分钟，耳朵先冷。 | warm =帽
降温那天，别到处翻衣柜。 | warm
风再大，领子一立就走。 | windproof
出汗不可怕，粘在身上才可怕。 | quick-dry
贴身的，先问料子。 | material
手往兜里一揣，就不想拿出来。 | pockets
坐下不勒，起来不皱眉。 | elastic
太阳再大，袖子放下来。 | uv
雨来了，照走。 | waterproof =衣,服,夹克
洗完还想穿的{kind}，不多。 | machine-wash
衣柜满了，{kind}还缺一件。 | =衣,衫,服,T恤
男朋友那件，归你了。 | =卫衣
冷风钻脖子的日子，结束了。 | warm =围巾,围脖
macro:
摸摸里面这层，{fact}。 | warm
放大料子看，{fact}。 | material
看针脚，{fact}。 | handmade
扯一下看看，{fact}。 | elastic
兜里有什么？{fact}。 | pockets
question:
洗缩水的卫衣，还有几件？ | =卫衣
勒头的帽子，你还戴？ | =帽
出门前换了几套？ | =衣,衫,裙,裤,T恤
早上冷中午热，穿哪件？ | =外套,衬衫,开衫,卫衣,夹克
坐地铁一身汗，到公司怎么办？ | quick-dry
挤地铁的后背，湿过吗？ | breathable
蹲下的时候，裤子听你的吗？ | elastic =裤
领子洗几次就塌了？ | =Polo衫,polo衫,衬衫
手机钥匙往哪放？{fact}。 | pockets
晒黑容易，白回来呢？ | uv
衣服扎不扎，先问脖子。 | soft
split:
以前，里三层外三层。现在，一件。 | warm =服,衣,外套
以前，粘在背上。现在，干的。 | quick-dry
以前薄得透光，现在{fact}。 | heavy-fabric
以前缩着脖子，现在照样走。 | windproof
comment-reply:
会不会闷？{fact}。 | breathable
扎不扎人？{fact}。 | soft
有几个颜色？{fact}。 | colours
怎么洗？{fact}。 | machine-wash
unboxing:
拆开先摸，{fact}。 | material
抖开来看，{fact}。 | heavy-fabric
countdown:
一件{kind}，看三处就够。
挑{kind}，别只看照片，看三点。
price-slam:
{price}，换一件天天想穿的{kind}。 | price =衣,衫,T恤,裤,裙,帽
{price}，衣柜里添件{kind}。 | price =衣,衫,T恤
{was}舍不得？现在{price}。 | was-price
`);
