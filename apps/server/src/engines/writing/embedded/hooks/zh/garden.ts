import { readHooks } from '../read-hooks.ts';

export const GARDEN_HOOKS = readHooks(`
question:
这一盆，长了多久？{fact}。 | growth =盆景,盆栽,绿植,树苗,多肉
你养死过几盆？{fact}。 | low-care
出门几天，谁来浇水？{fact}。 | self-watering
院子里哪来的插座？{fact}。 | solar
剪不动，是枝太粗？{fact}。 | sharp
北阳台能养吗？{fact}。 | low-care
水压小，喷得到吗？{fact}。 | range =水枪,喷头,花洒,洒水器
一盆能装多少土？{fact}。 | capacity
拎得动吗？{fact}。 | weight
出门两周谁浇水？{fact}。 | self-watering
去年冬天冻裂了？{fact}。 | frost-proof =花盆,盆
comment-reply:
好养吗？{fact}。 | low-care
多大一盆？{fact}。 | growth
多久浇一次？{fact}。 | self-watering
要插电吗？{fact}。 | solar
快不快？{fact}。 | sharp
什么材质？{fact}。 | material
能装多少？{fact}。 | capacity
什么时候开花？{fact}。 | growth
太阳能的吗？{fact}。 | solar
`);
