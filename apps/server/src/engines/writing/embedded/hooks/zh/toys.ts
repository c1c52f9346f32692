import { readHooks } from '../read-hooks.ts';

export const TOYS_HOOKS = readHooks(`
punch:
搭高，推倒，再来一次。 | =积木,磁力片
孩子安静了，去看看在干嘛。 | =积木,磁力片,拼图,彩泥
手机放下，玩具举起来。
一地零件，是好事。 | =积木,拼图
抱着睡的那只，谁也不换。 | =毛绒玩具,玩偶,公仔,毛绒公仔
磁铁一吸，城堡就有了。 | magnetic
客厅赛道，今天开放。 | =玩具车,遥控车,轨道赛车,惯性车
泡泡一飞，孩子就跑。 | =泡泡机,泡泡枪
摔不坏，才敢放手玩。 | tough
下雨天的下午，有着落了。 | =积木,拼图,彩泥,磁力片,手工材料包
圆角磨好了，小手随便抓。 | round-corners
少看一集，多拼一片。 | =拼图,积木
爸爸也想玩的那种。 | =遥控车,模型,乐高,积木,无人机
玩完一收，客厅还给大人。 | storage
macro:
看这块的边，{fact}。 | material
看磁铁，{fact}。 | magnetic
看绒毛，{fact}。 | soft
倒出来看，{fact}。 | piece-count
看走线，{fact}。 | handmade
question:
下雨的周末，拼什么？{fact}。 | piece-count =拼图,积木
灯下反不反光？{fact}。 | no-glare =拼图
不给手机，孩子玩什么？
有多少片？{fact}。 | piece-count =积木,磁力片,拼图
几岁能玩？{fact}。 | ages
洗得干净吗？{fact}。 | machine-wash
孩子一个人能坐多久？ | =积木,拼图,磁力片,彩泥
摔一下会不会坏？{fact}。 | tough
玩具买了一柜，常玩哪个？
周末在家，怎么过？ | =积木,拼图,磁力片,桌游,手工材料包
会不会划手？{fact}。 | round-corners
生日送什么？{fact}。 | gift-box
能充电吗？{fact}。 | rechargeable
split:
以前，刷手机。现在，{fact}。 | piece-count =拼图,积木
以前看屏幕，现在搭城堡。 | =积木,磁力片
以前三分钟热度，现在还在拼。 | =积木,拼图,磁力片
以前塌了，现在吸住。 | magnetic
以前掉毛，现在{fact}。 | soft
以前换电池，现在{fact}。 | rechargeable
comment-reply:
几岁能玩？看这条，{fact}。 | ages
安全吗？先看料，{fact}。 | food-grade
能洗吗？{fact}。 | machine-wash
什么做的？{fact}。 | material
unboxing:
哗啦倒出来，{fact}。 | piece-count
拆开第一眼，{fact}。 | material
countdown:
挑{kind}，当妈的看三点。
一{m_kind}，三个理由拆开。
price-slam:
{price}，换孩子一个下午。 | price
{price}，一{m_kind}，先拆再说。 | price
{was}的{kind}，现在{price}。 | was-price
`);
