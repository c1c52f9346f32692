/** Decodes a channel of sRGB, 0 to 1, to linear light (IEC 61966-2-1). */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Encodes linear light as a channel of sRGB. The result is not clipped; light below 0 stays below 0. */
export const toGamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
