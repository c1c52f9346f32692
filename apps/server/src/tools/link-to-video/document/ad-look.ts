import type { AdLanguage } from '@reelwright/contracts';

/** Colours and fonts of one ad. */
export interface AdLook {
  family: string;
  /** Of titles; the heaviest the family has. */
  titleWeight: number;
  captionWeight: number;
  /** Taken from the product's pictures; the highlighted word, the price tag and the button have it. */
  accent: string;
  /** Black or white, whichever reads better on the accent. */
  onAccent: string;
  /** The accent, light enough to read as text on a dark picture. */
  accentText: string;
}

interface Rgb {
  r: number;
  g: number;
  b: number;
}

const DEFAULT_ACCENT = '#ff5a36';
/** Below this, a colour reads as grey. */
const MIN_CHROMA = 60;
/** Above WCAG's ratio for small text: a moving picture lies behind. */
const MIN_TEXT_CONTRAST = 7;

function toRgb(hex: string): Rgb {
  return {
    r: Number.parseInt(hex.slice(1, 3), 16),
    g: Number.parseInt(hex.slice(3, 5), 16),
    b: Number.parseInt(hex.slice(5, 7), 16),
  };
}

function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf({ r, g, b }: Rgb): number {
  const [lr = 0, lg = 0, lb = 0] = [r, g, b].map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
}

function contrastOf(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function chromaOf({ r, g, b }: Rgb): number {
  return Math.max(r, g, b) - Math.min(r, g, b);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return { r: a.r + (b.r - a.r) * share, g: a.g + (b.g - a.g) * share, b: a.b + (b.b - a.b) * share };
}

const WHITE: Rgb = { r: 255, g: 255, b: 255 };
const INK: Rgb = { r: 17, g: 17, b: 20 };

/** Pushes a colour away from its grey, so that a muted photo still gives a button that stands out. */
function saturate(color: Rgb, factor: number): Rgb {
  const grey = (color.r + color.g + color.b) / 3;
  const push = (channel: number): number => Math.min(255, Math.max(0, grey + (channel - grey) * factor));
  return { r: push(color.r), g: push(color.g), b: push(color.b) };
}

/** The same hue, as light as text on a dark picture must be; it stays vivid, as a mixture with white would not. */
function lightenUntilReadable(color: Rgb): Rgb {
  const peak = Math.max(color.r, color.g, color.b, 1);
  const vivid = { r: (color.r * 255) / peak, g: (color.g * 255) / peak, b: (color.b * 255) / peak };
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(vivid, WHITE, share);
    if (contrastOf(candidate, INK) >= MIN_TEXT_CONTRAST) return candidate;
  }
  return WHITE;
}

function pickAccent(palettes: readonly (readonly string[])[]): Rgb {
  const candidates = palettes.flatMap((palette) => palette.map((hex, rank) => ({ color: toRgb(hex), rank })));
  const vivid = candidates
    .filter(({ color }) => chromaOf(color) >= MIN_CHROMA && luminanceOf(color) > 0.03 && luminanceOf(color) < 0.85)
    .map(({ color, rank }) => ({ color, score: chromaOf(color) / (1 + 0.35 * rank) }))
    .sort((a, b) => b.score - a.score);
  const best = vivid[0];
  return best ? saturate(best.color, 1.25) : toRgb(DEFAULT_ACCENT);
}

/** The ad's look, from the colours of its pictures (strongest first) and its language. */
export function chooseLook({
  palettes,
  language,
}: {
  palettes: readonly (readonly string[])[];
  language: AdLanguage;
}): AdLook {
  const accent = pickAccent(palettes);
  const accentText = lightenUntilReadable(accent);
  const onAccent = contrastOf(accent, WHITE) >= 3 ? WHITE : INK;
  const isChinese = language === 'zh-CN';
  return {
    family: isChinese ? 'Noto Sans CJK SC' : 'Inter',
    titleWeight: isChinese ? 700 : 800,
    captionWeight: isChinese ? 700 : 800,
    accent: toHex(accent),
    onAccent: toHex(onAccent),
    accentText: toHex(accentText),
  };
}
