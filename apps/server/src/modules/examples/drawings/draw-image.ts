import sharp from 'sharp';
import type { DrawnProduct } from './products.ts';

/** Where a product is shown: before white, as in a shop; before a lit wall, on a podium, on a table, or close up. */
export type Setting = 'studio' | 'wall' | 'podium' | 'table' | 'near';

/** Colours of a setting, light to dark. */
export interface SettingColors {
  light: string;
  middle: string;
  dark: string;
}

const SIDE_PX = 1400;
const JPEG_QUALITY = 90;

const SOFT =
  '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>';

function drawBackground(setting: Setting, { light, middle, dark }: SettingColors): string {
  switch (setting) {
    case 'studio':
      return '<rect width="1000" height="1000" fill="#fff"/>';
    case 'wall':
      return `<radialGradient id="wall" cx=".34" cy=".24" r=".95"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></radialGradient>
<rect width="1000" height="1000" fill="url(#wall)"/><rect y="800" width="1000" height="200" fill="${dark}" opacity=".14"/><path d="M690 0h180L560 800H300z" fill="#fff" opacity=".13"/>`;
    case 'podium':
      return `<rect width="1000" height="1000" fill="${middle}"/><path d="M130 1000V470a370 370 0 0 1 740 0v530z" fill="${light}"/><path d="M210 1000V480a290 290 0 0 1 580 0v520z" fill="#fff" opacity=".32"/>
<rect y="900" width="1000" height="100" fill="${dark}" opacity=".2"/><path d="M90 884v116h820V884z" fill="${middle}"/><ellipse cx="500" cy="884" rx="410" ry="52" fill="#fff"/><ellipse cx="500" cy="884" rx="410" ry="52" fill="${light}" opacity=".6"/>`;
    case 'table':
      return `<linearGradient id="room" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="1000" height="1000" fill="url(#room)"/>
<g filter="url(#soft)"><rect x="70" y="60" width="150" height="420" fill="#fff" opacity=".75"/><rect x="246" y="60" width="150" height="420" fill="#fff" opacity=".6"/><circle cx="820" cy="300" r="130" fill="${middle}"/><circle cx="900" cy="420" r="90" fill="${light}" opacity=".7"/><rect x="700" y="420" width="250" height="330" rx="30" fill="${dark}" opacity=".55"/></g>
<linearGradient id="wood" x2="0" y2="1"><stop offset="0" stop-color="#a8754d"/><stop offset="1" stop-color="#5b3822"/></linearGradient><rect y="740" width="1000" height="260" fill="url(#wood)"/><path d="M0 790h1000M0 856h1000M0 934h1000" stroke="#3f2515" stroke-opacity=".28" stroke-width="3"/><path d="M120 740h300L300 1000H-60z" fill="#fff" opacity=".12"/>`;
    case 'near':
      return `<linearGradient id="depth" x2="1" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="1000" height="1000" fill="url(#depth)"/>
<g filter="url(#soft)"><circle cx="150" cy="180" r="120" fill="${light}" opacity=".6"/><circle cx="880" cy="140" r="80" fill="${light}" opacity=".45"/><circle cx="900" cy="820" r="150" fill="${light}" opacity=".35"/></g>`;
    default:
      return setting satisfies never;
  }
}

function placeProduct(product: DrawnProduct, setting: Setting): string {
  const shadow = '<ellipse cx="500" cy="884" rx="300" ry="34" fill="#000" opacity=".34" filter="url(#soft)"/>';
  // Before white, the shadow is faint: the ad cuts the product out and draws its own.
  if (setting === 'studio') return `<g opacity=".3">${shadow}</g>${product.shapes}`;
  if (setting !== 'near') return shadow + product.shapes;
  const { x, y, side } = product.closeUp;
  return `<g transform="scale(${1000 / side}) translate(${-x} ${-y})">${product.shapes}</g>`;
}

/** Draws a square image of a product as shops photograph it. Returns a JPEG. */
export async function drawImage(product: DrawnProduct, setting: Setting, colors: SettingColors): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}" viewBox="0 0 1000 1000"><defs>${SOFT}${product.defs}</defs>${drawBackground(setting, colors)}${placeProduct(product, setting)}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}
