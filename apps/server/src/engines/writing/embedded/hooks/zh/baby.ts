import { readHooks } from '../read-hooks.ts';

export const BABY_HOOKS = readHooks(`
punch:
夜里少换一次，你多睡一会儿。 | absorbent =纸尿裤,拉拉裤,尿不湿,尿布,隔尿垫
小屁股干了，夜就短了。 | absorbent =纸尿裤,拉拉裤,尿不湿
奶瓶倒过来，床单没事。 | leakproof =奶瓶,杯
啃就啃吧。 | food-grade
推车一收，后备箱还有地方。 | foldable =车,推车,婴儿车,婴儿推车
哄睡这件事，换个帮手。 | =摇椅,婴儿摇椅,床铃,白噪音机
后背不捂，觉就长。 | breathable =睡袋,被,床垫,枕,婴儿床,背带
抱娃的手，借你一只。 | =背带,腰凳,婴儿背带
饭撒了，围兜接着。 | =围兜,围嘴,口水巾
坐车第一件事，扣好。 | =安全座椅,儿童安全座椅
自己吃饭，从一把勺开始。 | =宝宝餐具,勺,儿童餐盘
红屁股，别等红了再说。 | breathable =纸尿裤,拉拉裤,尿不湿
洗澡这件事，从一个盆开始。 | =浴盆,婴儿浴盆,浴桶
爬到哪，垫到哪。 | =爬行垫
macro:
摸摸里层，{fact}。 | soft
看网面，{fact}。 | breathable
看奶嘴这圈，{fact}。 | leakproof =奶瓶
看料子，{fact}。 | material
倒点水看，{fact}。 | absorbent
question:
能背到多大？{fact}。 | load =背带,背巾,腰凳
夜里要换几次？{fact}。 | absorbent
夜里要起几次？{fact}。 | absorbent =纸尿裤,拉拉裤,尿不湿
后背湿不湿，摸过吗？ | breathable =睡袋,被,床垫,枕,婴儿床,背带,纸尿裤
出门带娃，包里几样东西？ | =妈咪包,推车,婴儿推车,背带
一个人推车，能单手收吗？ | foldable
宝宝什么都啃，材质看了吗？ | food-grade
奶瓶洗到几点？{fact}。 | easy-clean =奶瓶
脏了怎么洗？{fact}。 | machine-wash
几个月能用？{fact}。 | ages
红屁股，换过几种了？ | =纸尿裤,拉拉裤,尿不湿
一包多少片？{fact}。 | piece-count
抱久了，腰还好吗？ | =背带,腰凳,婴儿背带
split:
以前，胳膊麻了。现在，{fact}。 | weight =背带,背巾,腰凳
以前沉甸甸，现在{fact}。 | absorbent =纸尿裤,拉拉裤,尿不湿,尿布,隔尿垫
以前捂着，现在{fact}。 | breathable
以前两手收，现在{fact}。 | foldable
以前漏，现在{fact}。 | leakproof
以前两手抱，现在腾出手。 | =摇椅,婴儿摇椅,白噪音机
comment-reply:
闷不闷？{fact}。 | breathable
吸得快吗？{fact}。 | absorbent
什么材质？{fact}。 | food-grade
好不好洗？{fact}。 | easy-clean
多大能用？{fact}。 | ages
unboxing:
拆开一片，先摸，{fact}。 | soft =纸尿裤,拉拉裤,湿巾,棉柔巾
打开来看，{fact}。 | material
countdown:
挑{kind}，当妈的看三点。
带娃出门的{kind}，三点说清楚。 | =车,推车,背带,腰凳,妈咪包
price-slam:
{price}，夜里少起一次。 | price absorbent =纸尿裤,拉拉裤,尿不湿,尿布,隔尿垫
{price}，{kind}囤上。 | price =纸尿裤,湿巾,婴儿湿巾,拉拉裤
{price}，一{m_kind}，先给宝宝。 | price
{was}的{kind}，现在{price}。 | was-price
`);
