import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
punch:
别人等了几年，你今天搬回家。 | growth =盆景,盆栽,绿植,树苗,多肉
忘了浇水，它不记仇。 | low-care
出差一周，阳台照样绿。 | self-watering
天一黑，院子自己亮。 | solar
一剪到底，枝条不劈。 | sharp =剪,剪刀,修枝剪,园艺剪
水管拉到最后一盆。 | range =水管,喷枪,喷头
冬天放外面，它不裂。 | frost-proof
窗台窄，也能种一片。 | compact
手上不沾泥，指甲说谢谢。 | waterproof =手套,园艺手套
根能喘气，叶子才精神。 | breathable
macro:
看树干，{fact}。 | growth =盆景,树苗
看叶子，{fact}。 | low-care
看刃口，{fact}。 | sharp
看盆底，{fact}。 | breathable
看手柄，{fact}。 | wood
看水怎么走，{fact}。 | self-watering
看花苞，{fact}。 | growth
question:
这一盆，长了多久？{fact}。 | growth =盆景,盆栽,绿植,树苗,多肉
你养死过几盆？{fact}。 | low-care
出门几天，谁来浇水？{fact}。 | self-watering
院子里哪来的插座？{fact}。 | solar
剪不动，是枝太粗？{fact}。 | sharp
北阳台能养吗？{fact}。 | low-care
水压小，喷得到吗？{fact}。 | range
一盆能装多少土？{fact}。 | capacity
拎得动吗？{fact}。 | weight
土松不松？{fact}。 | material
split:
以前，一根小苗。现在，{fact}。 | growth =盆景,盆栽,绿植,树苗
以前，天天惦记。现在，{fact}。 | low-care
以前，拎着水壶来回跑。现在，{fact}。 | self-watering
以前，拉一根电线。现在，{fact}。 | solar
以前，劈开的枝。现在，{fact}。 | sharp
以前，够不着。现在，{fact}。 | range
comment-reply:
好养吗？{fact}。 | low-care
多大一盆？{fact}。 | growth
多久浇一次？{fact}。 | self-watering
要插电吗？{fact}。 | solar
快不快？{fact}。 | sharp
什么材质？{fact}。 | material
能装多少？{fact}。 | capacity
什么时候开花？{fact}。 | growth
unboxing:
拆开纸箱，先看根，{fact}。 | growth
从箱子里捧出来，{fact}。 | growth
拆开握一握，{fact}。 | sharp
countdown:
挑{kind}，先问三件事。
一{m_kind}，三句话交代清楚。
price-slam:
{was}的{kind}，{price}搬上阳台。 | was-price
原来{was}，现在{price}，给阳台添{kind}。 | was-price
`);
