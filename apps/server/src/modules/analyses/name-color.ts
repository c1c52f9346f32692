import type { MessageKey } from '@reelwright/contracts';

const DARK = 0.14;
const LIGHT = 0.93;
/** Difference of the channels, as a share of the largest, below which a colour looks grey. */
const DULL = 0.14;
/** Upper ends of hues, in degrees. */
const HUES: readonly (readonly [number, MessageKey])[] = [
  [18, 'color_red'],
  [43, 'color_orange'],
  [68, 'color_yellow'],
  [165, 'color_green'],
  [195, 'color_turquoise'],
  [255, 'color_blue'],
  [292, 'color_purple'],
  [340, 'color_pink'],
  [360, 'color_red'],
];

/** Returns the message that names a colour, `#rrggbb`. */
export function nameColor(hex: string): MessageKey {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  if (lightness < DARK) return 'color_black';
  if (spread < DULL * Math.max(most, 0.5)) return lightness > 0.85 ? 'color_white' : 'color_grey';
  if (lightness > LIGHT) return 'color_white';
  const sector =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const hue = sector * 60;
  const isWarm = hue < 43 || hue > 345;
  if (isWarm && lightness < 0.4 && hue > 10 && hue < 60) return 'color_brown';
  if (isWarm && lightness > 0.75 && (hue < 18 || hue > 345)) return 'color_pink';
  return HUES.find(([end]) => hue <= end)?.[1] ?? 'color_red';
}
