import { ACTIVE_SCENES } from './active-scenes.ts';
import { CARE_SCENES } from './care-scenes.ts';
import { HOUSE_SCENES } from './house-scenes.ts';
import { POWERED_SCENES } from './powered-scenes.ts';
import { WORN_SCENES } from './worn-scenes.ts';

/** Scenes of Chinese ads, by the noun that names the product. */
export const CHINESE_SCENES = [...WORN_SCENES, ...HOUSE_SCENES, ...POWERED_SCENES, ...CARE_SCENES, ...ACTIVE_SCENES];
