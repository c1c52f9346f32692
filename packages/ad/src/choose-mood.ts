import type { Mood, Product, SceneRole } from '@reelwright/contracts';
import { findKind, type Trade, type Trait } from '@reelwright/product-kinds';

/** Moods for each trade, at least four, so that ads of one product differ. */
const MOODS_OF_TRADE: Readonly<Record<Trade, readonly Mood[]>> = {
  footwear: ['funk', 'hiphop', 'bold', 'upbeat', 'electro'],
  apparel: ['hiphop', 'funk', 'upbeat', 'retro', 'lofi'],
  eyewear: ['retro', 'latin', 'funk', 'electro', 'upbeat'],
  jewellery: ['luxury', 'calm', 'cinematic', 'warm', 'lofi'],
  bags: ['funk', 'luxury', 'hiphop', 'upbeat', 'retro'],
  beauty: ['calm', 'luxury', 'upbeat', 'electro', 'lofi'],
  'hair-care': ['upbeat', 'funk', 'calm', 'electro', 'luxury'],
  health: ['calm', 'corporate', 'warm', 'upbeat', 'cinematic'],
  food: ['upbeat', 'warm', 'latin', 'playful', 'funk'],
  drinks: ['upbeat', 'latin', 'funk', 'lofi', 'retro'],
  kitchen: ['warm', 'upbeat', 'funk', 'lofi', 'playful'],
  home: ['warm', 'lofi', 'calm', 'corporate', 'upbeat'],
  furniture: ['warm', 'corporate', 'lofi', 'cinematic', 'calm'],
  bedding: ['calm', 'warm', 'lofi', 'luxury', 'corporate'],
  electronics: ['electro', 'corporate', 'retro', 'upbeat', 'cinematic'],
  audio: ['electro', 'hiphop', 'lofi', 'funk', 'retro'],
  computers: ['corporate', 'electro', 'lofi', 'retro', 'upbeat'],
  sport: ['bold', 'hiphop', 'electro', 'funk', 'upbeat'],
  outdoor: ['cinematic', 'bold', 'warm', 'upbeat', 'corporate'],
  toys: ['playful', 'upbeat', 'funk', 'retro', 'latin'],
  baby: ['playful', 'warm', 'calm', 'upbeat', 'lofi'],
  pets: ['playful', 'upbeat', 'funk', 'warm', 'latin'],
  stationery: ['lofi', 'playful', 'corporate', 'warm', 'upbeat'],
  tools: ['bold', 'funk', 'corporate', 'retro', 'hiphop'],
  garden: ['warm', 'upbeat', 'latin', 'calm', 'playful'],
  car: ['bold', 'retro', 'electro', 'cinematic', 'hiphop'],
  'books-and-games': ['lofi', 'cinematic', 'playful', 'warm', 'retro'],
  general: ['upbeat', 'corporate', 'warm', 'funk', 'retro', 'hiphop'],
};
/** Moods for products whose purpose says more than their trade. */
const MOODS_OF_TRAIT: Partial<Record<Trait, readonly Mood[]>> = {
  'for-children': ['playful', 'upbeat', 'warm', 'funk', 'latin'],
  'for-sleep': ['calm', 'warm', 'lofi', 'luxury', 'corporate'],
};
/** Words for the buyer that a seller addresses. */
const AUDIENCES: readonly { words: RegExp; moods: readonly Mood[] }[] = [
  {
    words: /\b(kids?|child(ren)?|toddlers?|bab(y|ies)|boys|girls)\b|儿童|宝宝|孩子|幼儿|婴儿/iu,
    moods: ['playful', 'warm'],
  },
  {
    words: /\b(teen(ager)?s?|students?|gamers?|skaters?|young)\b|学生|青年|年轻|玩家|少年/iu,
    moods: ['hiphop', 'electro'],
  },
  { words: /\b(athletes?|runners?|cyclists?|lifters?|climbers?)\b|跑者|健身|运动员|骑行/iu, moods: ['bold', 'hiphop'] },
  {
    words: /\b(professionals?|office|business|teams?|commuters?)\b|上班|办公|商务|通勤/iu,
    moods: ['corporate', 'electro'],
  },
  { words: /\b(seniors?|grandparents?|parents|families|family)\b|老人|长辈|父母|家庭/iu, moods: ['warm', 'calm'] },
];
const LOUD: ReadonlySet<Mood> = new Set(['upbeat', 'electro', 'funk', 'bold', 'latin', 'hiphop', 'playful', 'retro']);
const LEAST_CHOICE = 4;

/**
 * Chooses a mood that suits a product and its audience; the seed selects among at least four. A script with an offer
 * uses the lively ones, if there are enough. The same product and seed give the same mood.
 */
export function chooseMood(
  { name, description, selling_points: sellingPoints = [], audience = '' }: ProductFacts,
  { roles, seed }: { roles: readonly SceneRole[]; seed: number },
): Mood {
  const kind = findKind({ name, ...(description === undefined ? {} : { description }), sellingPoints })?.kind;
  const trait = kind?.traits.find((each) => MOODS_OF_TRAIT[each] !== undefined);
  const ofKind = (trait && MOODS_OF_TRAIT[trait]) ?? MOODS_OF_TRADE[kind?.trade ?? 'general'];
  const ofAudience = AUDIENCES.find(({ words }) => words.test(audience))?.moods ?? [];
  const fitting = [...new Set([...ofAudience, ...ofKind.slice(0, ofKind.length - ofAudience.length)])];
  const lively = fitting.filter((mood) => LOUD.has(mood));
  const choice = roles.includes('offer') && lively.length >= LEAST_CHOICE ? lively : fitting;
  return choice[seed % choice.length] ?? 'upbeat';
}

type ProductFacts = Pick<Product, 'name' | 'description' | 'audience'> & Partial<Pick<Product, 'selling_points'>>;
