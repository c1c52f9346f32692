import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
question:
老狗起身，疼不疼？{fact}。 | comfort =狗窝,宠物窝,狗床
你加班，谁喂它？{fact}。 | timer =喂食器,自动喂食器
进门先闻到什么？{fact}。 | odour
comment-reply:
能远程吗？{fact}。 | app
味道大吗？{fact}。 | odour
里面有什么？{fact}。 | few-ingredients
好洗吗？{fact}。 | machine-wash
能装多少？{fact}。 | capacity =箱,盒,桶,袋,柜,壶,罐,器
`);
