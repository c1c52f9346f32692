/** Colours of documents: `#rrggbb`. */

function channelsOf(color: string): [number, number, number] {
  const rgb = Number.parseInt(color.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

export function toRgba(color: string, opacity: number): string {
  return `rgba(${channelsOf(color).join(', ')}, ${opacity})`;
}

/** Mixes from `color` (0) to `other` (1). */
export function mixColors(color: string, other: string, part: number): string {
  const to = channelsOf(other);
  const mixed = channelsOf(color).map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** 0 to 255. */
export function lumaOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns black or white, whichever is more readable on a colour. */
export function inkFor(background: string): string {
  return lumaOf(background) > 140 ? '#0b0b0f' : '#ffffff';
}

/** Returns a colour if it is readable on a background, else black or white. */
export function readableOn(background: string, color: string): string {
  return Math.abs(lumaOf(color) - lumaOf(background)) > 90 ? color : inkFor(background);
}
