/** A colour's names, and the typical colour of products so named. */
export interface ColorName {
  words: readonly string[];
  colors: readonly string[];
}

/** Colour names as shops use them, in English and Chinese. */
export const COLOR_NAMES: readonly ColorName[] = [
  { words: ['black', 'noir', '黑色', '黑'], colors: ['#141414', '#2a2a2c'] },
  { words: ['white', 'ivory', '白色', '米白'], colors: ['#f4f4f2', '#e6e4de'] },
  { words: ['grey', 'gray', 'charcoal', '灰色', '灰'], colors: ['#8c8f94', '#5b5f66', '#b9bbbf'] },
  { words: ['silver', '银色'], colors: ['#c0c2c6'] },
  { words: ['red', 'crimson', 'scarlet', '红色', '大红'], colors: ['#c8202c', '#a3162a'] },
  { words: ['burgundy', 'wine', 'maroon', '酒红'], colors: ['#6d1b2d'] },
  { words: ['pink', 'rose', 'blush', '粉色', '粉红'], colors: ['#f0a0b8', '#e56f96', '#f5cdd6'] },
  { words: ['orange', '橙色', '橘色'], colors: ['#f07d1e', '#d9611a'] },
  { words: ['yellow', 'mustard', '黄色'], colors: ['#f5c92a', '#d9a520'] },
  { words: ['gold', 'golden', '金色'], colors: ['#c9a14a'] },
  { words: ['green', '绿色'], colors: ['#3d9a4a', '#1f6b3a', '#7cbf6a'] },
  { words: ['olive', 'khaki', '橄榄绿', '卡其'], colors: ['#77743c', '#a59a6b'] },
  { words: ['mint', '薄荷绿'], colors: ['#a9dcc6'] },
  { words: ['teal', 'turquoise', 'aqua', '青色', '湖蓝'], colors: ['#1e8c8c', '#3cc0c0'] },
  { words: ['blue', '蓝色'], colors: ['#2559c4', '#3d7fe0', '#1c3c86'] },
  { words: ['navy', '藏青', '海军蓝'], colors: ['#1a2544'] },
  { words: ['purple', 'violet', 'plum', '紫色'], colors: ['#6a3a94', '#8a5bb0', '#43285c'] },
  { words: ['brown', 'chocolate', 'tan', '棕色', '咖啡色', '褐色'], colors: ['#6b4328', '#8f5f3b', '#b98a5e'] },
  { words: ['beige', 'cream', 'sand', '米色', '杏色'], colors: ['#e0cfb4', '#d2bfa2'] },
  { words: ['clear', 'transparent', '透明'], colors: ['#dfe4e8'] },
];
