import type { CutOutBackground, CutOutFormat, CutOutFrame } from '@reelwright/contracts';

/** What the subjects are put on, for all images of a task. */
export interface Settings {
  background: CutOutBackground;
  /** The file of an image background, to show. */
  backgroundUrl: string | null;
  shadow: boolean;
  frame: CutOutFrame;
  format: CutOutFormat;
}

export const FIRST_SETTINGS: Settings = {
  background: { kind: 'transparent' },
  backgroundUrl: null,
  shadow: false,
  frame: { kind: 'original' },
  format: 'png',
};

/** Changes settings, and the format with them where it would not fit: a JPG has no transparency. */
export function changeSettings(settings: Settings, change: Partial<Settings>): Settings {
  const next = { ...settings, ...change };
  const isOpaque = next.background.kind !== 'transparent';
  if (!isOpaque && next.format === 'jpg') return { ...next, format: 'png' };
  return next;
}

/** White, square, mostly filled by the product: what marketplaces ask for. */
export const MARKETPLACE: Partial<Settings> = {
  background: { kind: 'color', color: '#ffffff' },
  backgroundUrl: null,
  frame: { kind: 'square', side_px: 2000, fill: 0.85 },
  format: 'jpg',
};

/** Colours that are offered; any other can be chosen too. */
export const SWATCHES = [
  '#ffffff',
  '#f3f1ec',
  '#e8edf3',
  '#dfe8dd',
  '#f6dfd6',
  '#f4c95d',
  '#c73a12',
  '#17181e',
] as const;

export const GRADIENTS = [
  { from: '#ffffff', to: '#dfe3ea' },
  { from: '#f7ede2', to: '#e7c9b1' },
  { from: '#e3f0ff', to: '#a9c7f2' },
  { from: '#2b2f3a', to: '#0f1116' },
] as const;
