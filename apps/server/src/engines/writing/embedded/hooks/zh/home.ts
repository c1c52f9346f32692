import { readHooks } from '../read-hooks.ts';

export const HOME_HOOKS = readHooks(`
punch:
沙发还缺一个靠垫，就一个。 | =靠垫,抱枕
追剧的姿势，差一个它。 | =靠垫,抱枕
灯一换，房间就换了脾气。 | =灯
写作业的灯，别凑合。 | dimmable =灯
地谁扫？不是你。 | =扫地机器人,扫拖机器人,扫地机
拖地这件事，先换把拖把。 | =拖把
花随便插，瓶子不随便。 | =花瓶
伞别再买一次性的。 | =伞,雨伞
进门第一脚，踩对了。 | =地垫,脚垫,地毯
台面空出来，人就松了。 | storage =盒,箱,架,柜,篮
毛巾也有退休的一天。 | =毛巾,浴巾
洗完手，擦一遍就干。 | absorbent =毛巾,浴巾
不打孔，房东没意见。 | no-assembly =架,挂钩,帘
关灯以后，它才上班。 | =小夜灯,夜灯
洗衣服的味道，留在袖口。 | scent =洗衣液,留香珠,柔顺剂
macro:
摸摸这面，{fact}。 | soft =靠垫,抱枕,毛巾,浴巾,地毯
看釉色，{fact}。 | handmade =花瓶,摆件
看灯下这行字，{fact}。 | dimmable =灯
看伞骨，{fact}。 | windproof =伞
看料子，{fact}。 | material
question:
晚上的灯，晃眼吗？{fact}。 | dimmable =灯,台灯,落地灯,夜灯
沙发底下吸过吗？{fact}。 | suction
屋里的空气，你信吗？{fact}。 | cleans-air
咖啡洒上去，怎么办？ | machine-wash =靠垫,抱枕,地毯,沙发套
头发掉一地，谁收？ | =吸尘器,扫地机器人,洗地机
灯太白，是不是像办公室？ | dimmable =灯
收纳盒买了，东西还在外面？ | =收纳盒,收纳箱
伞被风翻过几次？{fact}。 | windproof =伞
半夜起床，开大灯吗？ | =小夜灯,夜灯,感应灯
毛巾用了多久，记得吗？ | =毛巾,浴巾
半夜吵不吵？{fact}。 | quiet =加湿器,风扇,净化器,空气净化器
墙上能不能不打孔？{fact}。 | no-assembly
花买回来，插哪？ | =花瓶
换季的被子，塞哪？{fact}。 | storage =收纳箱,收纳袋,压缩袋,收纳盒
split:
以前，白得刺眼。现在，{fact}。 | dimmable =灯,台灯,落地灯,夜灯
以前，弯腰扫。现在，{fact}。 | suction
以前，堆着。现在，收好了。 | storage =盒,箱,架,柜,篮
以前弯腰擦，现在站着拖。 | =拖把
以前刺眼，现在{fact}。 | dimmable =灯
以前，打孔掉灰。现在，{fact}。 | no-assembly
以前拆不下来，现在{fact}。 | removable-cover
comment-reply:
好不好洗？{fact}。 | machine-wash
吵不吵？{fact}。 | quiet
难装吗？{fact}。 | no-assembly
能装多少？{fact}。 | capacity =箱,盒,桶,袋,柜,壶,罐,器
什么做的？{fact}。 | material
unboxing:
拆开泡沫，先看它，{fact}。 | handmade
拆开来看，{fact}。 | material
countdown:
家里添{kind}，三个理由。
挑{kind}，看三处。
price-slam:
{price}，家里添一{m_kind}。 | price
{price}，把{kind}换了。 | price
{was}的{kind}，现在{price}。 | was-price
`);
