import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
question:
凶手是谁，猜得到吗？{fact}。 | story
灯下反不反光？{fact}。 | no-glare =拼图
几岁能看？{fact}。 | ages
有拼音吗？{fact}。 | pinyin
几个人能玩？{fact}。 | players
翻几次会不会散？{fact}。 | binding
comment-reply:
多大的孩子看？{fact}。 | ages
有没有拼音？{fact}。 | pinyin
多少页？{fact}。 | pages
几个人玩？{fact}。 | players
`);
