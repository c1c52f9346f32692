import type { AdDraft, AdDraftStep, DraftProduct, DraftSettings } from '@reelwright/contracts';
import { dequal } from 'dequal/lite';
import { findScriptSubject, SCRIPT_SUBJECTS } from './script-subject.ts';

/** What a change of a draft is about, as users name it. */
export const DRAFT_SUBJECTS = [
  'name',
  'description',
  'brand',
  'price',
  'points',
  'images',
  'details',
  'format',
  'length',
  'language',
  'voice',
  'music',
  'captions',
  'button',
  'look',
  'logo',
  'brand_kit',
  'settings',
  'script',
  'link',
  ...SCRIPT_SUBJECTS,
] as const;
export type DraftSubject = (typeof DRAFT_SUBJECTS)[number];

const OF_PRODUCT: { [Field in keyof DraftProduct]?: DraftSubject } = {
  name: 'name',
  description: 'description',
  brand: 'brand',
  price: 'price',
  original_price: 'price',
  currency: 'price',
  selling_points: 'points',
  images: 'images',
};

const OF_SETTINGS: { [Field in keyof DraftSettings]?: DraftSubject } = {
  ratio: 'format',
  resolution: 'format',
  length_s: 'length',
  language: 'language',
  voice: 'voice',
  music: 'music',
  subtitles: 'captions',
  caption_style: 'captions',
  cta_sticker: 'button',
  look: 'look',
  logo: 'logo',
  brand_kit: 'brand_kit',
  fonts: 'look',
  legal_line: 'brand_kit',
  call_to_action: 'button',
};

function findChangedKeys<Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] {
  if (before === after) return [];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Fields)[];
  return keys.filter((key) => !dequal(before[key], after[key]));
}

/** Returns the subject of a change: the only one that the user named, else the part of the draft. */
export function findSubject(before: AdDraft, after: AdDraft): DraftSubject {
  // A kit changes many fields at once.
  if (before.settings.brand_kit !== after.settings.brand_kit) return 'brand_kit';
  if (!dequal(before.chosen_scripts, after.chosen_scripts)) return 'script';
  if (!dequal(before.scripts, after.scripts)) return findScriptSubject(before.scripts, after.scripts);
  const ofProduct = new Set(findChangedKeys(before.product, after.product).map((key) => OF_PRODUCT[key] ?? 'details'));
  const ofSettings = new Set(
    findChangedKeys(before.settings, after.settings).map((key) => OF_SETTINGS[key] ?? 'settings'),
  );
  if (ofProduct.size > 0) return ofProduct.size === 1 ? ([...ofProduct][0] ?? 'details') : 'details';
  if (ofSettings.size > 0) return ofSettings.size === 1 ? ([...ofSettings][0] ?? 'settings') : 'settings';
  return dequal(before.source, after.source) ? 'settings' : 'link';
}

/** The steps that show each part of a draft. */
const SHOWN_ON: Record<'product' | 'settings' | 'scripts', readonly AdDraftStep[]> = {
  product: ['source', 'product'],
  settings: ['settings', 'editor'],
  scripts: ['scripts', 'editor'],
};

/** Returns whether the user sees a change of this subject on this step. */
export function isSeenOn(subject: DraftSubject, step: AdDraftStep): boolean {
  const isOfScript = subject === 'script' || SCRIPT_SUBJECTS.some((each) => each === subject);
  if (isOfScript) return SHOWN_ON.scripts.includes(step);
  const isOfProduct = subject === 'link' || subject === 'details' || Object.values(OF_PRODUCT).includes(subject);
  return SHOWN_ON[isOfProduct ? 'product' : 'settings'].includes(step);
}
