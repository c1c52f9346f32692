import { describe, expect, it } from 'vitest';
import { findKind, listKinds } from './find-kind.ts';

/** Product names that the table was not written from, and the kind that a shop assistant would choose. */
const NAMES: Readonly<Record<string, string>> = {
  // The head noun decides, not its modifier.
  'Apple slicer for kitchen': 'slicer',
  'Phone case': 'phone-case',
  'dog bed': 'dog-bed',
  'Bed for dogs, washable cover': 'dog-bed',
  "Women's Running Shoes Size 8": 'running-shoe',
  'Set of 4 wine glasses': 'glass',
  'Light frame sunglasses': 'sunglasses',
  'Coffee table, solid oak': 'coffee-table',
  'Coffee grinder with ceramic burrs': 'coffee-grinder',
  'Tea towel': 'kitchen-towel',
  'Egg cooker': 'ice-cream-maker',
  'Dog food bowl': 'pet-bowl',
  'Garlic press': 'grater',
  氧化锆刀三件套: 'knife',
  剑麻猫抓板躺椅: 'cat-scratcher',
  'Bread knife 20 cm': 'knife',
  'Bottle opener': 'can-opener',
  'Cat tree 150 cm': 'cat-tree',
  'Baby bottle warmer': 'bottle-warmer',
  'Camera bag': 'camera-bag',
  'Guitar strap in brown leather': 'guitar-string',
  'Car phone holder': 'car-phone-holder',
  'Bike light set': 'bike-light',
  'Shoe rack for hallway': 'shelf-organizer',
  'Book light': 'lamp',
  'Watch strap 20 mm': 'watch-band',
  'Laptop stand': 'laptop-stand',
  'Hair towel': 'hair-towel',
  'Beard oil 30 ml': 'beard-oil',
  'Olive oil soap': 'soap',
  'Honey jar candle': 'candle',
  'Chocolate protein powder': 'protein-powder',
  // Brands, models, sizes and colours around the noun.
  'Merino Hiking Socks Charcoal': 'sock',
  'Linen Duvet Cover Olive': 'duvet-cover',
  'Northpeak Explorer Hiking Boots Men Brown UK 9': 'hiking-boot',
  'Lumo LD-200 Desk Lamp': 'lamp',
  'ACME TurboMix 3000 Hand Blender, 800 W': 'hand-blender',
  'Solenne Hydrating Face Cream 50ml': 'face-cream',
  'Kite & Co Canvas Tote Bag - Natural': 'tote-bag',
  'Brava Espresso Machine 15 bar': 'coffee-maker',
  'Velt Merino Wool Socks (3 pairs)': 'sock',
  'Hush 2 wireless earbuds': 'earbuds',
  'Oaken 45x45 Cushion, Mustard': 'cushion',
  'Merrow - Linen Duvet Cover, King': 'duvet-cover',
  'Fjord Insulated Water Bottle 750 ml': 'water-bottle',
  'Tidy Paws Cat Litter 10L': 'cat-litter',
  'Wildroot Dark Roast Coffee Beans 1kg': 'coffee',
  'Harbour Lane Sparkling Water, lime': 'sparkling-water',
  'Pico Kids Balance Bike, red': 'bicycle',
  'Nimbus Air 14" Laptop': 'laptop',
  'Stride Foldable Treadmill': 'treadmill',
  'Terra 60-Piece Building Blocks': 'building-block',
  'Glow Vitamin C Serum': 'serum',
  'Calm Lavender Pillow Spray and Weighted Blanket': 'blanket',
  // Counts, containers, plurals.
  '2 Pack Screen Protectors': 'screen-protector',
  'Box of 24 coloured pencils': 'coloured-pencil',
  'A pair of leather gloves': 'glove',
  'Pack of 6 tea bags': 'tea',
  'Bottle of red wine': 'wine',
  'Scented candles, set of three': 'candle',
  'Twelve steak knives': 'knife',
  'Kitchen scissors': 'kitchen-scissors',
  'Cotton pillowcases': 'pillowcase',
  'Pyjamas for women': 'pyjamas',
  // Clothes and accessories.
  'Heavyweight hoodie': 'hoodie',
  "Men's Slim Fit Polo Shirt": 'polo-shirt',
  'Ribbed beanie': 'beanie',
  'High-waisted jeans': 'jeans',
  'Floral midi dress with pockets': 'dress',
  'Waterproof jacket': 'jacket',
  'Canvas slip-on shoes': 'slip-on-shoe',
  'Chelsea boots in suede': 'ankle-boot',
  'Silk scarf': 'scarf',
  'Gold hoop earrings': 'earring',
  'Aviator sunglasses': 'sunglasses',
  'Reading glasses +2.0': 'reading-glasses',
  'Leather belt': 'belt',
  'Swim shorts': 'swim-trunks',
  'Sports bra': 'bra',
  // Rooms and tools.
  'Velvet armchair': 'armchair',
  'Standing desk 140 x 70': 'desk',
  'Robot vacuum cleaner': 'robot-vacuum',
  'Shower curtain': 'shower-curtain',
  'Wall clock, silent': 'clock',
  'Cordless drill 18V': 'drill',
  'Step ladder': 'ladder',
  'Garden hose 20 m': 'garden-hose',
  'Plant pot with saucer': 'plant-pot',
  'Solar garden light': 'solar-light',
  'Camping tent 4 person': 'tent',
  'Trekking poles': 'trekking-pole',
  'Yoga mat 6 mm': 'yoga-mat',
  'Fishing rod': 'fishing-rod',
  'Dash cam 4K': 'dash-cam',
  'Car seat cover': 'car-seat-cover',
  'Board game for two': 'board-game',
  'Picture book about the sea': 'picture-book',
  '1000-piece jigsaw puzzle': 'puzzle',
  'Fountain pen': 'fountain-pen',
  'Hardcover notebook A5': 'notebook',
  'Nappies size 4': 'nappy',
  'Electric toothbrush': 'electric-toothbrush',
  'Knee brace': 'knee-brace',
  'Fish oil capsules': 'supplement',
  'Hair dryer': 'hair-dryer',
  'Shampoo bar, rosemary': 'shampoo',
  'Bluetooth speaker': 'bluetooth-speaker',
  'Mechanical keyboard': 'keyboard',
  'Power bank 20000 mAh': 'power-bank',
  'Security camera': 'security-camera',
  // Chinese, simplified and traditional.
  加厚保暖针织帽男女秋冬: 'beanie',
  加厚保暖針織帽: 'beanie',
  一脚蹬帆布鞋女: 'canvas-shoe',
  男士纯棉Polo衫短袖: 'polo-shirt',
  偏光太阳镜男开车专用: 'sunglasses',
  苹果削皮器厨房家用: 'peeler',
  手机壳适用于苹果15: 'phone-case',
  狗窝四季通用: 'dog-bed',
  '新疆阿克苏苹果 10斤装': 'apple',
  奶瓶刷套装: 'bottle-drying-rack',
  '316不锈钢保温杯大容量': 'travel-mug',
  大号保溫杯: 'travel-mug',
  无线蓝牙耳机主动降噪: 'earbuds',
  婴儿纸尿裤超薄透气: 'nappy',
  '儿童绘本 3-6岁': 'picture-book',
  家用电钻充电式: 'drill',
  '抽纸 24包': 'wet-wipe',
  猫砂盆全封闭: 'litter-box',
  氨基酸洗面奶: 'facial-cleanser',
  护手霜套装礼盒: 'hand-cream',
  空气炸锅家用大容量: 'air-fryer',
  折叠露营椅: 'camping-chair',
  '【旗舰店】智能扫地机器人': 'robot-vacuum',
  宠物自动喂食器: 'pet-feeder',
  羽绒服女中长款: 'down-jacket',
  真皮沙发客厅: 'sofa',
  台灯护眼学生: 'lamp',
  '牙膏 美白去渍': 'toothpaste',
  洗衣液香味持久: 'laundry-detergent',
  '四件套纯棉100%': 'bedding-set',
  乳胶枕头护颈椎: 'pillow',
  筋膜枪静音: 'massage-gun',
  瑜伽垫加宽: 'yoga-mat',
  番茄牛肉面: 'noodle',
  冻干草莓脆: 'strawberry',
  '西梅汁 100%': 'juice',
  挂耳咖啡: 'coffee',
  龙井茶叶: 'tea',
  积木玩具: 'building-block',
  行李箱登机: 'suitcase',
  '機械鍵盤 有線': 'keyboard',
  '嬰兒推車 輕便': 'pram',
  车载手机支架: 'car-phone-holder',
  多肉花盆: 'plant-pot',
  '陶瓷马克杯 350ml': 'mug',
  毛绒玩具兔子: 'plush-toy',
};

describe('findKind', () => {
  it.each(Object.entries(NAMES))('assigns "%s" to %s', (name, id) => {
    expect(findKind({ name })).toMatchObject({ kind: { id }, source: 'name' });
  });

  it.each([
    'Brooks Ghost 15',
    'Orange Crush 20',
    'Apple Vision',
    'The Quiet Hour',
    '晨光',
    '大疆',
    'Limitless Collection 05',
  ])('finds no kind for "%s"', (name) => {
    expect(findKind({ name })).toBeUndefined();
  });

  it('finds the kind of a name without a noun in the first sentence of the description, then in the points', () => {
    expect(findKind({ name: 'Aurora 3', description: 'A bluetooth speaker for the bath. Fits phones.' })).toMatchObject(
      {
        kind: { id: 'bluetooth-speaker' },
        source: 'description',
      },
    );
    expect(findKind({ name: 'Aurora 3', sellingPoints: ['Loud', 'Waterproof bluetooth speaker'] })?.source).toBe(
      'points',
    );
  });

  it('returns the kind under the name in the text', () => {
    expect(findKind({ name: 'Pack of 6 tea bags' })).toMatchObject({ head: 'tea bags' });
    expect(findKind({ name: 'Magnifying glass' })?.kind.en).toMatchObject({
      singular: 'magnifying glass',
      plural: 'magnifying glasses',
    });
    expect(findKind({ name: '紫砂壶' })?.kind.zh.noun).toBe('紫砂壶');
    expect(findKind({ name: '蜂蜜柚子茶 韩式 冲饮' })).toMatchObject({ head: '柚子茶', kind: { id: 'tea' } });
  });
});

describe('a name whose last word misleads', () => {
  it.each([
    ['Canvas High Tops', 'footwear'],
    ['Racer Tank Top', 'apparel'],
    ['Infant Car Seat', 'baby'],
    ['Linen Place Mat', 'kitchen'],
    ['Rain Shower Head', 'home'],
    ['Aluminium Laptop Stand', 'computers'],
    ['Boxing Punch Bag', 'sport'],
    ['Steel Tool Box', 'tools'],
    ['Garden Flower Bed', 'garden'],
    ['高帮帆布鞋', 'footwear'],
    ['云南挂耳包', 'drinks'],
    ['原木花架', 'garden'],
    ['宠物碗架', 'pets'],
    ['儿童座椅', 'baby'],
  ])('assigns "%s" to %s', (name, trade) => {
    expect(findKind({ name })?.kind.trade).toBe(trade);
  });
});

describe('listKinds', () => {
  it('has at least 800 kinds, each with a unique id and names in both languages', () => {
    const kinds = listKinds();
    expect(kinds.length).toBeGreaterThanOrEqual(800);
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
    expect(kinds.filter(({ zh }) => !/\p{Script=Han}/u.test(zh.noun))).toEqual([]);
  });
});

it('names no kind by a point about what the product is without, but does by a wireless thing', () => {
  const kindOf = (point: string) => findKind({ name: 'Xq', sellingPoints: [point] })?.kind.id;
  expect(kindOf('No added fragrance')).toBeUndefined();
  expect(kindOf('无线耳机')).toBe(kindOf('耳机'));
  expect(kindOf('耳机')).toBeDefined();
});
