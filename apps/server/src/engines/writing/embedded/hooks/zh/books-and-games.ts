import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
question:
凶手是谁，猜得到吗？{fact}。 | story
灯下反不反光？{fact}。 | no-glare =拼图
几岁能看？{fact}。 | ages
有拼音吗？{fact}。 | pinyin
几个人能玩？{fact}。 | players
翻几次会不会散？{fact}。 | binding
今晚谁来？{fact}。 | players
孩子看得懂吗？{fact}。 | ages
摊开会不会自己合上？{fact}。 | lays-flat
睡前讲哪个故事？{fact}。 | story
周末一张大桌子够吗？{fact}。 | piece-count =拼图
字不认识怎么办？{fact}。 | pinyin
英文也想读？{fact}。 | bilingual
comment-reply:
多大的孩子看？{fact}。 | ages
有没有拼音？{fact}。 | pinyin
多少页？{fact}。 | pages
几个人玩？{fact}。 | players
多少片？{fact}。 | piece-count =拼图
纸厚不厚？{fact}。 | thick-paper
怎么装订的？{fact}。 | binding
`);
