// Made by apps/server/src/looks/make-font-widths.ts: widths of U+0020 to U+017F in thousandths of the font size. Not to be edited.

export const FONT_WIDTHS: Readonly<Record<string, string>> = {};
