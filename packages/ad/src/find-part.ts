import type { BodyRegion } from '@reelwright/product-kinds';
import type { Region } from './material-facts.ts';

/** A part of products: the words that name it, and where it is. */
interface Part {
  words: readonly string[];
  /** In fractions of the product's box; the richest detail if left out. */
  at?: Region;
  /** Whether it shows from the side only, from where its product is flat. */
  isAtSide?: boolean;
  /** Whether it may be anywhere, or inside: no detail of a photo is surely it. */
  isAnywhere?: boolean;
  /** Where it is on products that are worn on other body regions. */
  on?: Partial<Record<BodyRegion, Region>>;
}

const TOP: Region = { x: 0.1, y: 0, width: 0.8, height: 0.34 };
const FOOT: Region = { x: 0.06, y: 0.64, width: 0.88, height: 0.36 };
const MIDDLE: Region = { x: 0.12, y: 0.3, width: 0.76, height: 0.42 };

/** Parts that sellers praise, with the words of both languages. Words in the plural are found by their singular. */
const PARTS: readonly Part[] = [
  { words: ['hood', 'drawstring hood', '连帽', '帽子', '帽兜'], at: TOP },
  { words: ['collar', 'neckline', 'neck', 'crewneck', 'v-neck', 'placket', '领口', '圆领', '领子', '翻领'], at: TOP },
  { words: ['shoulder strap', 'strap', 'racerback', '肩带', '背带'], at: TOP },
  { words: ['lid', 'cap', 'spout', 'nozzle', 'brim', '盖子', '瓶盖', '壶嘴', '帽檐'], at: TOP },
  { words: ['handle', '提手', '把手', '手柄'], at: TOP },
  {
    words: ['waistband', 'waist', 'drawcord', 'drawstring', '腰头', '松紧腰', '腰部'],
    at: TOP,
    on: { torso: FOOT, 'whole-body': MIDDLE },
  },
  { words: ['sole', 'outsole', 'midsole', 'tread', '鞋底', '大底', '中底'], at: FOOT, isAtSide: true },
  { words: ['hem', 'flounce', 'ruffle', '下摆', '裙摆', '裤脚'], at: FOOT },
  { words: ['base', 'foot', 'feet', 'wheel', 'castor', 'caster', 'pedestal', '底座', '轮子', '脚轮'], at: FOOT },
  { words: ['basket', 'drawer', 'compartment', '炸篮', '抽屉'], at: MIDDLE },
  {
    words:
      'button buckle clasp label logo print pattern embroidery display screen dial touchscreen knob control lens 纽扣 扣子 标签 印花 图案 刺绣 显示屏 屏幕 表盘 旋钮 镜头'.split(
        ' ',
      ),
  },
  {
    words: 'pocket zip zipper stitch stitching seam bow insole lining 口袋 拉链 缝线 鞋垫 里衬 内衬'.split(' '),
    isAnywhere: true,
  },
];

/** A part that a line names. */
export interface NamedPart {
  word: string;
  /** In fractions of the product's box; undefined where only its details tell. */
  at: Region | undefined;
  isAtSide?: boolean;
  isAnywhere?: boolean;
}

/** Finds the part of a product that a line names first; undefined if it names none. */
export function findPart(line: string, wornOn: BodyRegion | undefined): NamedPart | undefined {
  const lower = line.toLowerCase();
  const found = PARTS.flatMap((part) =>
    part.words.flatMap((word) => {
      const start = findWord(lower, word);
      return start === undefined ? [] : [{ part, word, start }];
    }),
  ).toSorted((one, other) => one.start - other.start || other.word.length - one.word.length);
  const [first] = found;
  if (!first) return undefined;
  const { part, word } = first;
  const { isAtSide = false, isAnywhere = false } = part;
  return { word, at: (wornOn && part.on?.[wornOn]) ?? part.at, isAtSide, isAnywhere };
}

const patterns = new Map<string, RegExp>();

function findWord(line: string, word: string): number | undefined {
  if (/\p{Script=Han}/u.test(word)) {
    const start = line.indexOf(word);
    return start < 0 ? undefined : start;
  }
  const pattern = patterns.get(word) ?? new RegExp(`(?<![\\p{L}-])${word}(?:e?s)?(?![\\p{L}-])`, 'u');
  patterns.set(word, pattern);
  const start = line.search(pattern);
  return start < 0 ? undefined : start;
}
