import type { Face, ScriptTypography, TitleSetting } from '../look.ts';

export function face(family: string, weight: number): Face {
  return { family, weight };
}

/** Creates a title setting from a face and the differences from the default setting. */
export function title(of: Face, setting: Partial<Omit<TitleSetting, 'face'>> = {}): TitleSetting {
  return { face: of, scale: 1, uppercase: false, lineHeight: 1.1, letterSpacing: 0, ...setting };
}

const SANS = 'Noto Sans CJK SC';

/** Chinese sans in the family's heaviest weight, to pair with grotesques. */
export const CHINESE_SANS: ScriptTypography = {
  title: title(face(SANS, 700), { scale: 0.84, lineHeight: 1.2 }),
  body: face(SANS, 400),
  sticker: face(SANS, 700),
};
