import * as z from 'zod';

/**
 * What a picture shows, in the words of a set: a subject on a ground before a backdrop, under a light, seen by a
 * camera. It names things and says nothing of coordinates: a layout places them, the same for the same seed.
 * Equal meanings give equal graphs, whatever the language. Stored with the job, versioned: it is the asset that
 * users edit, vary and render again.
 */

/** sRGB as `#rrggbb`. */
const color = z.string().regex(/^#[0-9a-f]{6}$/);

export const SUBJECT_KINDS = [
  'none', // an empty stage
  'product', // a picture of the user's product, cut out
  'bottle',
  'dropper_bottle',
  'spray_bottle',
  'pump_bottle',
  'wine_bottle',
  'perfume',
  'jar',
  'can',
  'cup',
  'mug',
  'glass',
  'bowl',
  'plate',
  'vase',
  'candle',
  'box',
  'gift_box',
  'shoe_box',
  'pouch',
  'shopping_bag',
  'tube',
  'lipstick',
  'phone',
  'laptop',
  'book',
  'card',
  'watch',
  'headphones',
  'lamp',
  'sphere',
] as const;

export const SETTING_KINDS = [
  'studio', // a seamless backdrop that curves into its floor
  'podium', // the same, the subject on a plinth
  'table',
  'window_table', // a table by a window
  'shelf',
  'kitchen',
  'bathroom',
  'desk',
  'water', // on a wet or rippled surface
  'sand',
  'beach',
  'snow',
  'grass',
  'forest',
  'mountain',
  'desert',
  'sky',
  'city',
  'niche', // an arch or alcove in a wall
  'abstract', // geometric shapes
] as const;

export const MATERIAL_KINDS = [
  'matte',
  'plastic',
  'ceramic',
  'glossy',
  'glass',
  'frosted_glass',
  'metal',
  'brushed_metal',
  'chrome',
  'gold',
  'copper',
  'marble',
  'wood',
  'dark_wood',
  'bamboo',
  'terrazzo',
  'concrete',
  'stone',
  'plaster',
  'fabric',
  'silk',
  'velvet',
  'paper',
  'leather',
  'tiles',
  'sand',
  'water',
  'snow',
  'grass',
  'mirror',
  'wax',
] as const;

export const PROP_KINDS = [
  'sphere',
  'cube',
  'cylinder',
  'cone',
  'arch',
  'ring',
  'stairs',
  'plinth',
  'rock',
  'pebbles',
  'leaves',
  'branch',
  'flower',
  'petals',
  'citrus',
  'berries',
  'apple',
  'coffee_beans',
  'gift_box',
  'ribbon',
  'candle',
  'lantern',
  'bauble',
  'star',
  'heart',
  'shell',
  'ice_cubes',
  'bubbles',
  'drops',
  'cloth',
  'books',
  'coins',
] as const;

/** What stands before the sun and throws its shadow. */
export const GOBO_KINDS = ['none', 'palm', 'leaves', 'window', 'blinds', 'branches', 'lattice', 'ripples'] as const;
export const TIME_KINDS = ['day', 'dawn', 'golden_hour', 'dusk', 'night', 'overcast'] as const;
export const LIGHT_KINDS = ['softbox', 'sun', 'rim', 'top', 'side', 'back', 'candle', 'neon'] as const;
export const CAMERA_HEIGHTS = ['low', 'eye', 'raised', 'high', 'top'] as const;
export const CAMERA_SHOTS = ['close', 'medium', 'wide'] as const;
export const MOOD_KINDS = [
  'neutral',
  'soft',
  'dramatic',
  'luxury',
  'playful',
  'fresh',
  'cozy',
  'festive',
  'calm',
] as const;

const surface = z.object({
  material: z.enum(MATERIAL_KINDS),
  /** null: as the material is by nature, or as the palette gives it. */
  color: color.nullable(),
});

export const sceneGraph = z.object({
  version: z.literal(1),
  subject: z.object({
    kind: z.enum(SUBJECT_KINDS),
    surface,
    /** Its cap, lid, handles or ribbon; absent: as is usual. */
    trim: surface.optional(),
    /** Text in quotes, drawn on the subject's label; null for none. */
    label: z.string().max(60).nullable(),
    /** How many stand there, 1 to 5. */
    count: z.int().min(1).max(5),
  }),
  setting: z.object({
    kind: z.enum(SETTING_KINDS),
    ground: surface,
    /** The wall or sky behind; null: as the setting has it. */
    backdrop: color.nullable(),
  }),
  props: z
    .array(
      z.object({
        kind: z.enum(PROP_KINDS),
        surface,
        /** A few or many: 1 to 12. */
        count: z.int().min(1).max(12),
      }),
    )
    .max(6),
  light: z.object({
    kind: z.enum(LIGHT_KINDS),
    time: z.enum(TIME_KINDS),
    gobo: z.enum(GOBO_KINDS),
    /** Where the key light stands; `auto` is left to the seed. */
    side: z.enum(['left', 'right', 'front', 'back', 'auto']),
    /** Colours of coloured lights, for example neon; empty for white. */
    colors: z.array(color).max(2),
  }),
  camera: z.object({
    height: z.enum(CAMERA_HEIGHTS),
    shot: z.enum(CAMERA_SHOTS),
    /** Blur of what lies behind: 0 (none) to 1. */
    blur: z.number().min(0).max(1),
  }),
  mood: z.enum(MOOD_KINDS),
  /** Colours asked for, the strongest first; empty where none was. */
  palette: z.array(color).max(4),
});

export type SceneGraph = z.infer<typeof sceneGraph>;
export type SceneSurface = z.infer<typeof surface>;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export type SettingKind = (typeof SETTING_KINDS)[number];
export type MaterialKind = (typeof MATERIAL_KINDS)[number];
export type PropKind = (typeof PROP_KINDS)[number];
export type GoboKind = (typeof GOBO_KINDS)[number];
export type TimeKind = (typeof TIME_KINDS)[number];
export type LightKind = (typeof LIGHT_KINDS)[number];
export type MoodKind = (typeof MOOD_KINDS)[number];
