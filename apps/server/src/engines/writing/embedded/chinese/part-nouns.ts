/** Parts of things and what comes with them: nouns that a product has, and of which a material can be told. */
const PARTS = `
底裆 裆部 手柄 把手 提手 拉手 握把 刀柄 伞柄 拍柄 木柄 柄 把 杆 竿 笔杆 灯杆 撑杆 支撑杆 帐杆 杆身 弯杆 支架 底座 底盘 底板 底托 托盘 托架 盘 深盘 桌面 台面 面板 板面 木面
桌板 桌腿 桌脚 椅腿 椅面 椅背 靠背 坐垫 座垫 坐板 扶手 脚垫 脚踏 踏板 轮子 轮 滚轮 万向轮 静音轮 轮胎 外胎 实心胎 轮圈 轮毂 轴承 轴 齿轮 棘轮 刀刃 刀头 刀片 刃口 刀身 薄刃
锤头 铲头 锯条 锯齿 钻头 批头 套筒 枪身 枪嘴 枪头 喷头 喷嘴 壶嘴 壶身 壶盖 壶底 杯体 杯身 杯盖 杯口 杯底 杯套 内胆 外壳 壳体 机身 机壳 外罩 灯罩 灯臂 灯头 灯珠 灯板 锅身 锅盖 锅底
锅体 炸篮 烤盘 烤网 煎盘 蒸格 滤网 滤芯 滤杯 茶滤 网面 网窗 纱网 网格 钢网 盖 盖子 上盖 瓶盖 弹盖 静音盖 瓶身 瓶口 罐身 桶身 内桶 桶 箱体 箱面 边框 框 框架 骨架 车架 车身 车篮 车座
座管 座椅 刹车 链条 脚撑 支撑脚 表带 表盘 表壳 表镜 表扣 镜片 镜框 镜腿 镜架 双目镜 放大镜 鼻托 鼻梁 耳罩 耳垫 头梁 头带 头环 肩带 背带 腰带 绑带 织带 松紧带 系带 书签带 胸带 胸扣 安全带
拉链 拉环 纽扣 扣子 锁扣 搭扣 卡扣 插扣 磁扣 扣头 银扣 夹子 夹臂 领口 领子 袖口 裤脚 裤腰 下摆 帽檐 口袋 内袋 侧袋 袋芯 内里 里料 内衬 鞋面 鞋底 大底 中底 软底 鞋垫 鞋头 鞋跟
鞋带 鞋帮 枕芯 枕套 被芯 被套 床板 床架 床头 床腿 柜门 柜体 抽屉 隔板 层板 门板 背板 侧板 把套 手背 掌心 琴格 簧片 琴弦 琴身 单板 指板 琴颈 琴键 键帽 鼓面 鼓皮 笔尖 笔头 笔帽 笔身
笔芯 墨囊 吸墨器 内页 硬壳 封面 刷头 刷毛 软毛 梳齿 软齿 锁芯 锁体 锁舌 钥匙 面罩 护网 护栏 护垫 护罩 防尘罩 窗 窗口 大窗 挂绳 挂钩 挂环 挂孔 吸盘 弹簧 电机 马达 电池 水箱 水管 水桶 油箱 料桶
料盒 尘盒 屑盒 收纳盒 收纳袋 防尘袋 纸箱 按钮 开关 旋钮 屏幕 显示屏 镜头 摄像头 接口 插头 线身 天线 喇叭 音响 麦克风 伞骨 伞面 伞布 地插 地钉 拍面 拍框 珠子 链子 耳针 银针 耳钩 磨芯 磨盘 棋盘 棋子 碗 碟 勺 吸头
软木垫 木垫 胶垫 绒垫 棉垫 海绵垫 透气孔 透水孔 排水孔 通风孔 出风口 出水孔 出水口 加热棒孔 蒸汽孔 气室 防滑垫 减震垫 减震圈 提带 彩灯 照明灯 氛围灯 夜灯 排水塞 站杆 食盒 晒台 胶条 密封条 密封圈 反光条 引导嘴 导流嘴 拖头 皮头 前节 铅坠
刻度尺 步骤卡 安全针 割带刀 切口刀 切刀 钉槽 毛刷 护腕 提环 靠枕 头枕 腰靠 脚托 杯架 书架 夹书器 光源 标本 滴头 零件 配件 音色 菜单 扶手箱 底脚 脚 腿 臂 锁 钩 环 绳 弦 芯 膜 镀膜 涂层 夹层 隔层 分区
`;
const PART_NOUNS: ReadonlySet<string> = new Set(PARTS.split(/\s+/u).filter((noun) => noun !== ''));

/** What has an amount or levels without being a part. */
const MEASURED: ReadonlySet<string> = new Set(
  '吸力 拉力 推力 压力 水压 风速 风力 热风 雾量 温度 水温 火力 亮度 色温 力度 高度 角度 阻力 速度 转速 扭矩 扭力 功率 音量 湿度 粗细 厚度 容量 水量 蒸汽 定时 密度'.split(
    ' ',
  ),
);

const LONGEST_NOUN = 4;

/** Checks if a word is the name of a part. */
export const isPart = (word: string): boolean => PART_NOUNS.has(word);

/** Checks if a word names what has an amount: a part, or a quantity such as 风速. */
export const isMeasured = (word: string): boolean => PART_NOUNS.has(word) || MEASURED.has(word);

/** Checks if a phrase ends in the name of a part of at least two characters: 快速脱落按钮. */
export function endsInPart(phrase: string): boolean {
  for (let length = 2; length <= Math.min(LONGEST_NOUN, phrase.length); length += 1)
    if (PART_NOUNS.has(phrase.slice(-length))) return true;
  return false;
}
