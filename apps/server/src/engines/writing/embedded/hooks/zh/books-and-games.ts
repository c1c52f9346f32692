import { readHooks } from '../read-hooks.ts';

export const BOOKS_AND_GAMES_HOOKS = readHooks(`
question:
孩子多大能上桌？ | ages =桌游,牌,棋,游戏,大富翁,飞行棋
上一本舍不得放下的是啥？ | story =小说,漫画,推理小说,悬疑小说
聚会缺个好本子？ | story =剧本杀
棋子摔了会裂吗？ | tough =棋,象棋,围棋,麻将
凶手是谁，猜得到吗？ | story =小说,推理小说,悬疑小说,剧本杀
睡前讲哪个故事？ | story =绘本,童书,故事书,童话书
水洒牌上了？ | waterproof =牌,扑克,扑克牌,卡牌
comment-reply:
什么做的？ | material =棋,象棋,围棋,麻将,棋盘,牌
一局多久？ | fast =桌游,牌,棋,游戏,卡牌
多少张？ | piece-count =牌,卡牌,卡片
什么木头的？ | wood =棋,象棋,围棋,棋盘,麻将
punch:
今晚，换个故事讲。 | story =绘本,童书,故事书
macro:
`);
