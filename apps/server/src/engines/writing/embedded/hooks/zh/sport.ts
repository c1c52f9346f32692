import { readHooks } from '../read-hooks.ts';

export const SPORT_HOOKS = readHooks(`
question:
新手从多重开始？ | adjustable =哑铃
孩子几岁能骑？ | ages =自行车,儿童自行车,平衡车,滑板车
练一会儿，楼下敲门？ | quiet =跑步机,走步机,健身车,动感单车,椭圆机,划船机,踏步机,跳绳
跳着跳着，绳子绊脚？ | adjustable =跳绳
杠子一握，手心疼？ | comfort =健身手套,手套,护掌
骑一路，屁股疼？ | comfort =自行车,坐垫,动感单车,健身车
夜骑到半路，灯灭了？ | battery-life =车灯,自行车灯,尾灯
头盔戴着夹不夹？ | comfort =头盔,骑行头盔
头围大，扣得上吗？ | adjustable =头盔,骑行头盔
挥一下午拍，胳膊酸吗？ | weight =拍,球拍,羽毛球拍,网球拍,乒乓球拍
水泥地打球，皮磨没了？ | tough =篮球,足球,排球
戴泳帽，扯头发吗？ | elastic =泳帽
躺平练腹，背硌吗？ | thickness =垫,瑜伽垫,健身垫
门框上，挂得住人吗？ | load =单杠,引体向上器
整个人坐上去，稳吗？ | load =哑铃凳,卧推凳,健身凳,瑜伽球,健身椅
出差还想练，带什么？ | compact =弹力带,拉力带,跳绳,瑜伽垫,健腹轮,拉力器,泡沫轴,筋膜球,握力器,俯卧撑架
跑两步就往下溜？ | elastic =护膝,护腕,护踝,护肘
大人站上去稳吗？ | load =桨板,充气桨板,滑板
punch:
汗滴上去，擦掉。 | easy-clean =垫,瑜伽垫,健身垫
macro:
凑近看用料。 | material =垫,瑜伽垫,健身垫
用手拉开。 | elastic =弹力带,拉力带,阻力带
split:
器材把客厅占满，那是以前。 | foldable =跑步机,走步机,健身车,椭圆机,划船机,哑铃凳,健身凳,仰卧板,动感单车
`);
