import { readHooks } from '../read-hooks.ts';

export const PETS_HOOKS = readHooks(`
question:
老狗起身，疼不疼？{fact}。 | comfort =狗窝,宠物窝,狗床
你加班，谁喂它？{fact}。 | timer =喂食器,自动喂食器
进门先闻到什么？{fact}。 | odour
一进门就闻到味？{fact}。 | odour
一天就咬坏？{fact}。 | tough
遛狗老往前冲？{fact}。 | adjustable =胸背,项圈,牵引绳
中午没人喂？{fact}。 | timer =喂食器
沙发现在是谁的？{fact}。 | soft =窝,垫
罐头里到底有什么？{fact}。 | few-ingredients =粮,罐头
comment-reply:
能远程吗？{fact}。 | app
味道大吗？{fact}。 | odour
里面有什么？{fact}。 | few-ingredients
好洗吗？{fact}。 | machine-wash
能装多少？{fact}。 | capacity =箱,盒,桶,袋,柜,壶,罐,器
能机洗吗？{fact}。 | machine-wash
大狗能用吗？{fact}。 | load
蛋白质多少？{fact}。 | protein =粮,罐头
会不会打滑？{fact}。 | non-slip
`);
