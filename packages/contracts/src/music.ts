/** Kinds of music that every music engine composes. */
export const MOODS = [
  'upbeat',
  'corporate',
  'lofi',
  'cinematic',
  'warm',
  'electro',
  'funk',
  'calm',
  'bold',
  'playful',
  'retro',
  'luxury',
  'latin',
  'hiphop',
] as const;
export type Mood = (typeof MOODS)[number];

const TONICS = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;
export type Tonic = (typeof TONICS)[number];
export type KeyMode = 'major' | 'minor';
/** `F# minor`, as musicians write it. */
export type MusicKey = `${Tonic} ${KeyMode}`;

/** Names the key of a tonic given in semitones above C. */
export function nameKey({ tonic, mode }: { tonic: number; mode: KeyMode }): MusicKey {
  return `${TONICS[((tonic % 12) + 12) % 12] as Tonic} ${mode}`;
}

/** A text in each language of the interface. */
export interface LocalText {
  en: string;
  'zh-CN': string;
}

/** A piece of the library, shipped as its recipe. It is the same tune at any length. */
export interface MusicRecipe {
  id: string;
  title: LocalText;
  mood: Mood;
  /** The composer changes the tempo by at most 6 % to fit a piece to its length and cuts. */
  tempoBpm: number;
  key: MusicKey;
  seed: number;
}

const recipe = <Id extends string>(
  id: Id,
  en: string,
  zh: string,
  mood: Mood,
  tempoBpm: number,
  key: MusicKey,
  seed: number,
) => ({ id, title: { en, 'zh-CN': zh }, mood, tempoBpm, key, seed });

/** The pieces of the music library, in display order. */
export const MUSIC_RECIPES = [
  recipe('bright-side', 'Bright Side', '阳光一面', 'upbeat', 118, 'D major', 101),
  recipe('hello-weekend', 'Hello Weekend', '周末你好', 'upbeat', 124, 'G major', 214),
  recipe('fresh-squeezed', 'Fresh Squeezed', '鲜榨', 'upbeat', 112, 'E major', 327),
  recipe('open-doors', 'Open Doors', '敞开的门', 'corporate', 104, 'C major', 132),
  recipe('quarterly-glow', 'Quarterly Glow', '稳步向前', 'corporate', 112, 'A major', 245),
  recipe('rainy-window', 'Rainy Window', '雨窗', 'lofi', 78, 'F major', 143),
  recipe('late-tea', 'Late Tea', '晚茶', 'lofi', 84, 'A minor', 256),
  recipe('first-light', 'First Light', '第一缕光', 'cinematic', 66, 'D minor', 154),
  recipe('horizon-line', 'Horizon Line', '地平线', 'cinematic', 72, 'C major', 267),
  recipe('kitchen-table', 'Kitchen Table', '厨房餐桌', 'warm', 96, 'G major', 165),
  recipe('wool-and-wood', 'Wool and Wood', '羊毛与木', 'warm', 90, 'C major', 278),
  recipe('glass-floor', 'Glass Floor', '玻璃舞池', 'electro', 124, 'F minor', 176),
  recipe('after-dark', 'After Dark', '入夜', 'electro', 126, 'A minor', 289),
  recipe('side-step', 'Side Step', '侧步', 'funk', 106, 'E minor', 187),
  recipe('pocket-change', 'Pocket Change', '口袋零钱', 'funk', 110, 'A minor', 298),
  recipe('slow-water', 'Slow Water', '缓流', 'calm', 66, 'F major', 198),
  recipe('paper-lanterns', 'Paper Lanterns', '纸灯笼', 'calm', 72, 'D major', 309),
  recipe('second-wind', 'Second Wind', '第二口气', 'bold', 100, 'D minor', 110),
  recipe('final-lap', 'Final Lap', '最后一圈', 'bold', 106, 'E minor', 221),
  recipe('button-box', 'Button Box', '纽扣盒', 'playful', 112, 'C major', 121),
  recipe('tiny-parade', 'Tiny Parade', '小小游行', 'playful', 120, 'F major', 233),
  recipe('neon-coast', 'Neon Coast', '霓虹海岸', 'retro', 104, 'A minor', 144),
  recipe('cassette-summer', 'Cassette Summer', '磁带夏天', 'retro', 110, 'D minor', 255),
  recipe('silk-hour', 'Silk Hour', '丝绸时刻', 'luxury', 84, 'D minor', 166),
  recipe('pearl', 'Pearl', '珍珠', 'luxury', 90, 'Eb major', 277),
  recipe('mercado', 'Mercado', '集市', 'latin', 98, 'A minor', 188),
  recipe('salt-and-lime', 'Salt and Lime', '盐与青柠', 'latin', 104, 'G minor', 299),
  recipe('corner-store', 'Corner Store', '街角小店', 'hiphop', 90, 'C minor', 200),
  recipe('heavy-light', 'Heavy Light', '重光', 'hiphop', 84, 'F minor', 311),
  recipe('golden-delivery', 'Golden Delivery', '金色快递', 'hiphop', 92, 'D minor', 422),
] as const satisfies readonly MusicRecipe[];
type RecipeId = (typeof MUSIC_RECIPES)[number]['id'];
const RECIPE_IDS = MUSIC_RECIPES.map(({ id }) => id) as readonly RecipeId[];

/**
 * Choices of an ad's music: `auto` suits the product, `none`, a piece composed in a mood, or a piece of the library.
 */
export const MUSIC_CHOICES = ['auto', 'none', ...MOODS, ...RECIPE_IDS] as const;
export type MusicChoice = (typeof MUSIC_CHOICES)[number];

export function findRecipe(id: string): MusicRecipe | undefined {
  return MUSIC_RECIPES.find((each) => each.id === id);
}

export const EFFECT_TAGS = ['transition', 'interface', 'money', 'accent', 'tension', 'funny', 'tech', 'magic'] as const;
export type EffectTag = (typeof EFFECT_TAGS)[number];

/** A short sound that stresses an event on screen. */
export interface SoundEffect {
  id: string;
  title: LocalText;
  tags: readonly EffectTag[];
}

const effect = <Id extends string>(id: Id, en: string, zh: string, ...tags: EffectTag[]) => ({
  id,
  title: { en, 'zh-CN': zh },
  tags,
});

/** The sound effects, in display order. */
export const SOUND_EFFECTS = [
  effect('whoosh', 'Whoosh', '呼啸', 'transition'),
  effect('swipe', 'Swipe', '滑动', 'transition', 'interface'),
  effect('page-turn', 'Page turn', '翻页', 'transition'),
  effect('reverse-cymbal', 'Reverse cymbal', '反向镲', 'transition', 'tension'),
  effect('riser', 'Riser', '上升音', 'tension', 'transition'),
  effect('downlifter', 'Downlifter', '下降音', 'tension', 'transition'),
  effect('tape-stop', 'Tape stop', '磁带停转', 'transition', 'funny'),
  effect('impact', 'Impact', '重击', 'accent'),
  effect('sub-drop', 'Sub drop', '低音下坠', 'accent', 'tension'),
  effect('drum-roll', 'Drum roll', '军鼓滚奏', 'tension', 'funny'),
  effect('heartbeat', 'Heartbeat', '心跳', 'tension'),
  effect('pop', 'Pop', '气泡', 'interface', 'funny'),
  effect('click', 'Click', '点击', 'interface'),
  effect('tick', 'Tick', '滴答', 'interface', 'tension'),
  effect('typing', 'Typing', '键盘', 'interface', 'tech'),
  effect('notification', 'Notification', '通知', 'interface'),
  effect('success', 'Success', '成功', 'interface', 'accent'),
  effect('ding', 'Ding', '叮', 'interface', 'accent'),
  effect('cash-register', 'Cash register', '收银机', 'money', 'accent'),
  effect('camera-shutter', 'Camera shutter', '快门', 'accent', 'tech'),
  effect('glitch', 'Glitch', '故障', 'tech', 'transition'),
  effect('shimmer', 'Shimmer', '微光', 'magic'),
  effect('sparkle', 'Sparkle', '闪亮', 'magic', 'accent'),
  effect('boing', 'Boing', '弹簧', 'funny'),
] as const satisfies readonly SoundEffect[];
export type EffectId = (typeof SOUND_EFFECTS)[number]['id'];
export const EFFECT_IDS = SOUND_EFFECTS.map(({ id }) => id) as readonly EffectId[];

/** Possible lengths of a composed piece, in seconds. */
export const MUSIC_LIMITS = { minLengthS: 3, maxLengthS: 180 } as const;

/**
 * Lengths at which the library plays its pieces, in seconds. They are few, so that each is composed once and cached.
 */
export const PLAYED_LENGTHS_S = [15, 30, 60] as const;
