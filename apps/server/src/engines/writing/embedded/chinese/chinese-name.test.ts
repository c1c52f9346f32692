import { describe, expect, it } from 'vitest';
import { readChineseName } from './chinese-name.ts';

describe('the name in a Chinese title', () => {
  it.each([
    ['人体工学椅家用电脑椅舒适久坐护腰电竞椅办公座椅可躺午休升降转椅书房学习椅', '人体工学椅'],
    ['速干中性笔ST头刷题笔0.5mm黑色学生用考试专用按动水笔高颜值碳素笔', '速干中性笔'],
    ['【官方旗舰】轻音破壁机家用全自动加热豆浆机多功能榨汁辅食料理机1.75L', '轻音破壁机'],
  ])('is the first thing of a row of search words: %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it.each([
    ['油烟机清洗剂强力去油污净厨房重油污泡沫清洁剂家用', '油烟机清洗剂'],
    ['空气炸锅专用纸吸油纸食物垫纸烘焙硅油纸盘圆形家用', '空气炸锅专用纸'],
    ['电饭煲内胆配件美的苏泊尔通用不粘锅胆4L5L', '电饭煲内胆'],
    ['一体式马桶补水阀进水阀通用 抽水马桶水箱配件全套', '一体式马桶补水阀'],
    ['核桃仁新货原味新疆纸皮薄皮185生核桃肉孕妇零食', '核桃仁'],
  ])('is the thing, not what it serves or is made of: %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it.each([
    ['哑铃男士家用健身器材一对可调节重量20kg女', '哑铃'],
    ['鞋柜家用门口大容量入户玄关柜简约现代多层鞋架收纳', '鞋柜'],
    ['泳镜防水防雾高清男女近视游泳眼镜带耳塞泳帽套装', '泳镜'],
    ['绿植盆栽龟背竹大型室内客厅北欧风网红植物好养活ins', '龟背竹'],
    ['猫砂混合豆腐猫砂除臭低尘 可冲马桶 2.5kg*4包 奶香味', '混合豆腐猫砂'],
    ['小红书爆款新中式珍珠耳环女925银针 复古流苏耳坠', '珍珠耳环'],
    ['红烧牛肉自热米饭275g*4盒速食懒人即食户外方便', '红烧牛肉自热米饭'],
    ['折叠床单人办公室午休床简易行军床陪护床便携家用躺椅', '折叠床'],
    ['新疆阿克苏冰糖心苹果红富士新鲜水果脆甜整箱10斤丑苹果', '新疆阿克苏冰糖心苹果'],
    ['桌面收纳盒化妆品收纳柜梳妆台护肤品亚克力抽屉式口红置物架大容量', '桌面收纳盒'],
    ['孕妇防辐射服孕妇装正品怀孕期上班族肚兜内穿四季隐形电脑', '孕妇防辐射服'],
    ['女童春秋套装2024新款儿童洋气卫衣两件套中大童运动服网红休闲', '女童春秋套装'],
    ['搬家服务同城长途搬家公司居民搬家小型货车拉货', '搬家服务'],
  ])('ends where uses, wearers, qualities and other names of it begin: %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it.each([
    ['商用制冰机奶茶店小型全自动方块冰酒吧家用', '商用制冰机'],
    ['汽车玻璃水冬季防冻零下40度四季通用雨刮水', '汽车玻璃水'],
    ['狗狗零食鸡肉干磨牙棒小型犬泰迪金毛训练奖励', '鸡肉干磨牙棒'],
    ['公司logo设计商标品牌vi设计原创标志图标', '公司logo设计'],
    ['红薯粉条农家手工纯正宗地瓜粉宽粉火锅粉酸辣粉', '红薯粉条'],
    ['定制公司年会礼品保温杯可印logo商务礼盒套装', '保温杯'],
    ['鸡饲料小鸡蛋鸡专用鸭鹅育雏颗粒开口料', '鸡饲料'],
    ['儿童画架画板支架式家用双面磁性宝宝涂鸦写字板', '儿童画架'],
  ])('is no place, use or shelf: %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it('keeps a word that only holds the maker', () => {
    expect(readChineseName('水果礼盒混合装当季进口高档送礼新鲜樱桃', '果礼').full).toContain('水果礼盒');
  });

  it('is no noun from the middle of search words of which the seller never speaks', () => {
    const title = '除甲醛光触媒新房装修家用室内快速去甲醛喷剂除味清除剂衣柜强力型';
    const told = '喷完干了看不见。家具、衣柜、窗帘都能喷';
    expect(readChineseName(title, undefined, told).full).toBe('除甲醛光触媒');
  });

  it.each([
    ['一个人住之后，我的床头多了这盏小夜灯|蘑菇氛围灯', '蘑菇氛围灯'],
    ['被同事追着问的豆沙色！黄皮素颜也能涂的镜面唇釉', '镜面唇釉'],
  ])('is no sentence: %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it.each(['云朵不锈钢保温杯', '牛奶锅不粘小奶锅', '洗衣凝珠'])('stays whole in a short title: %s', (title) => {
    expect(readChineseName(title, undefined).full).toMatch(/杯$|锅$|珠$/u);
  });
});

describe('a Chinese name keeps what decides', () => {
  it.each([
    ['防晒面罩女全脸透气冰丝遮阳口罩骑行', '防晒面罩'],
    ['洗碗机专用洗碗块三合一亮碟软水盐清洁块', '洗碗机专用洗碗块'],
    ['植物奶燕麦奶咖啡大师咖啡店专用1L*6', '植物奶'],
    ['鸡蛋盒冰箱侧门收纳架专用抽屉式保鲜鸡蛋架托', '鸡蛋盒'],
    ['仰卧起坐辅助器固定脚吸盘式卷腹家用', '仰卧起坐辅助器'],
    ['批发一次性纸杯加厚商用家用印logo定制奶茶咖啡杯整箱', '一次性纸杯'],
    ['手工皮具真皮钥匙扣包定制刻字情侣送男友', '真皮钥匙扣包'],
    ['藏红花西红花正品特级伊朗5克装泡水喝', '藏红花'],
    ['UNIFLAME CARRYING SINK 可提式多功能不锈钢碗篮组 660416', 'UNIFLAME可提式多功能不锈钢碗篮组'],
    ['达美乐就是好吃！来店外带9吋小披萨提货优惠券(无限期)', '小披萨优惠券'],
    ['网球单人训练器底座回弹带线初学者自练健身', '网球单人训练器'],
    ['乐高式拼装积木跑车模型1:14成人高难度男孩礼物', '乐高式拼装积木跑车模型'],
    ['英语口语一对一外教在线课程成人零基础商务', '英语口语在线课程'],
    ['初级会计职称网课2026全程班零基础精讲', '初级会计职称网课'],
  ])('of %s', (title, name) => {
    expect(readChineseName(title, undefined).full).toBe(name);
  });

  it('says that what small children use otherwise is for adults', () => {
    const name = readChineseName('成人纸尿裤老人用护理垫加厚拉拉裤L码', undefined);
    expect(name).toMatchObject({ full: '成人纸尿裤', kind: undefined });
  });
});
