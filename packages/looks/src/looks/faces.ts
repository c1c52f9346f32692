import type { Face, ScriptTypography, TitleSetting } from '../look.ts';

export function face(family: string, weight: number): Face {
  return { family, weight };
}

/** A title setting from its face, with what differs from the common one. */
export function title(of: Face, setting: Partial<Omit<TitleSetting, 'face'>> = {}): TitleSetting {
  return { face: of, scale: 1, uppercase: false, lineHeight: 1.1, letterSpacing: 0, ...setting };
}

const SANS = 'Noto Sans CJK SC';

/** Chinese in sans, as heavy as the family goes: the partner of grotesques. */
export const CHINESE_SANS: ScriptTypography = {
  title: title(face(SANS, 700), { scale: 0.84, lineHeight: 1.2 }),
  body: face(SANS, 400),
  sticker: face(SANS, 700),
};
