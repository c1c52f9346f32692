import { readHooks } from '../read-hooks.ts';

export const HAIR_CARE_HOOKS = readHooks(`
punch:
头发自己会说话，先让它别炸毛。 | =护发素,精油,发膜
洗头这件事，从挑一瓶开始。 | =洗发水,洗发露
头皮痒的人，看配方。 | gentle
吹头发，别吹到手酸。 | weight =吹风机
吹风机一响，全家都醒？这台不。 | quiet
掉进下水口的头发，你数过吗？ | =洗发水,洗发露,梳子
刘海塌了，一天都塌。 | =洗发水,蓬松喷雾,卷发筒
出门前卷一下，合照不慌。 | =卷发棒,卷发器
抓两下，头发就收好了。 | =抓夹,鲨鱼夹,发夹
梳得开，才叫梳子。 | =梳子,梳
出门前的头发，最后一关。 | =卷发棒,直发器,直发梳,发蜡
理发店，少跑几趟。 | =理发器,电推剪
香味留在发尾。 | scent
湿着头发睡觉的，看这里。 | =吹风机,干发帽,干发巾
macro:
看梳齿，{fact}。 | material =梳子,梳
挤一泵看质地，{fact}。 | hydrating
凑近闻发尾，{fact}。 | scent
看出风口，{fact}。 | power =吹风机
看看里面，{fact}。 | absorbent
question:
洗完头第二天，还能见人吗？ | =洗发水,洗发露
梳头，是不是要先咬牙？ | =梳子,梳
吹干要多久？{fact}。 | power =吹风机
护发素抹了，洗完还打结？ | =护发素
发圈，又丢了几个？ | =发圈,皮筋
染完头发，枕套还好吗？ | =染发膏,染发剂
头皮出油，一天一洗？ | =洗发水,洗发露
刘海贴脑门的样子，照过吗？ | =洗发水,卷发筒
出差的吹风机，够不够风？ | compact
卷发烫到脖子，有过吗？ | =卷发棒
一瓶洗发水，留几种香？{fact}。 | fragrance-free
split:
以前，一排塑料瓶。现在，{fact}。 | lasts =皂,洗发皂
以前，举到手酸。现在，{fact}。 | fast =吹风机
以前梳不动，现在{fact}。 | hydrating =护发素,发膜,精油
以前，手举酸了。现在，{fact}。 | weight =吹风机
以前，滴着水。现在，{fact}。 | absorbent
以前炸毛，现在不炸。 | hydrating
以前贴头皮，现在蓬起来。 | =蓬松喷雾,蓬蓬粉
comment-reply:
一块能用多久？{fact}。 | lasts
吵不吵？{fact}。 | quiet
沉不沉？{fact}。 | weight
有香精吗？{fact}。 | fragrance-free
一瓶多大？{fact}。 | capacity
什么料子做的？{fact}。 | material
unboxing:
拆开看，{fact}。 | material
拿出来先掂，{fact}。 | weight
countdown:
挑{kind}，头发有三个要求。
一{m_kind}，三个理由。
price-slam:
{price}，头发的事先定下来。 | price
{price}，浴室里换一{m_kind}。 | price =洗发水,护发素,发膜
{was}的{kind}，现在{price}。 | was-price
`);
