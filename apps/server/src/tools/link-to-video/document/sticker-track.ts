import {
  type Appearance,
  type Box,
  type PriceTagClip,
  type ShapeClip,
  type StickerClip,
  type Track,
  msToTicks,
} from '@reelwright/timeline';
import type { AdLayout } from './ad-layouts.ts';
import type { AdLook } from './ad-look.ts';
import type { AdMaterial } from './ad-material.ts';
import { formatPrice } from './format-price.ts';
import type { ScenePlan } from './plan-scenes.ts';

interface StickerTracksRequest {
  material: AdMaterial;
  scenes: readonly ScenePlan[];
  layout: AdLayout;
  look: AdLook;
}

export const LOGO_MEDIA = 'logo';

const WHOLE_CANVAS: Box = { x: 0, y: 0, width: 1, height: 1 };
const INK = '#0b0b0f';
const NO_APPEARANCE: Appearance = { kind: 'none', duration: 0 };
const POP: Appearance = { kind: 'pop', duration: msToTicks(320) };
const FADE: Appearance = { kind: 'fade', duration: msToTicks(240) };
const PRICE_DELAY_MS = 350;
const END_PRICE_DELAY_MS = 250;
const END_BUTTON_DELAY_MS = 450;

function spanOf(startMs: number, endMs: number): { start: number; duration: number } {
  const start = msToTicks(startMs);
  return { start, duration: Math.max(1, msToTicks(endMs) - start) };
}

/** The darkened parts under the texts, and the end card's veil. */
export function buildScrimTracks({ material, scenes, layout }: StickerTracksRequest): Track[] {
  const last = scenes.at(-1);
  if (!last) return [];
  const durationMs = last.endMs;
  const scrim = (
    id: string,
    box: Box,
    fill: ShapeClip['fill'],
    fromMs: number,
    toMs: number,
    enter: Appearance,
  ): ShapeClip => ({
    kind: 'shape',
    id,
    ...spanOf(fromMs, toMs),
    box,
    fill,
    radius: 0,
    enter,
    exit: NO_APPEARANCE,
  });
  const tracks: Track[] = [];
  const hasTitles = material.script.scenes.some((scene) => scene.onScreen !== '');
  if (hasTitles) {
    const fill = { from: INK, fromOpacity: 0.62, to: INK, toOpacity: 0 };
    tracks.push({
      kind: 'sticker',
      id: 'top-scrim',
      clips: [scrim('scrim-top', layout.topScrim, fill, 0, last.startMs, NO_APPEARANCE)],
    });
  }
  if (material.subtitles) {
    const fill = { from: INK, fromOpacity: 0, to: INK, toOpacity: 0.6 };
    tracks.push({
      kind: 'sticker',
      id: 'bottom-scrim',
      clips: [scrim('scrim-bottom', layout.bottomScrim, fill, 0, last.startMs, NO_APPEARANCE)],
    });
  }
  const veil = { from: INK, fromOpacity: 0.66, to: INK, toOpacity: 0.84 };
  tracks.push({
    kind: 'sticker',
    id: 'end-veil',
    clips: [scrim('veil', WHOLE_CANVAS, veil, last.startMs, durationMs, FADE)],
  });
  return tracks.filter((track) => track.clips.length > 0);
}

/** Price tags, the button and the logo. */
export function buildStickerTracks(request: StickerTracksRequest): Track[] {
  const clips: StickerClip[] = [...buildPriceTags(request), ...buildButton(request)];
  const tracks: Track[] = [];
  const prices = clips.filter((clip) => clip.kind === 'price_tag');
  const buttons = clips.filter((clip) => clip.kind === 'cta');
  if (prices.length > 0) tracks.push({ kind: 'sticker', id: 'prices', clips: prices });
  if (buttons.length > 0) tracks.push({ kind: 'sticker', id: 'button', clips: buttons });
  const { material, scenes, layout } = request;
  const last = scenes.at(-1);
  // The end card has no room for it beside its title.
  if (material.logo && last && last.startMs > 0) {
    const exit = FADE;
    tracks.push({
      kind: 'sticker',
      id: 'logo-track',
      clips: [
        {
          kind: 'logo',
          id: 'logo',
          ...spanOf(0, last.startMs),
          box: layout.logo,
          media: LOGO_MEDIA,
          opacity: 1,
          enter: FADE,
          exit,
        },
      ],
    });
  }
  return tracks;
}

function buildPriceTags({ material, scenes, layout, look }: StickerTracksRequest): PriceTagClip[] {
  const { price, original_price: originalPrice, currency } = material.product;
  if (price === undefined) return [];
  const { language } = material;
  const isReduced = originalPrice !== undefined && originalPrice > price;
  const face = {
    price: formatPrice({ amount: price, currency, language }),
    ...(isReduced ? { originalPrice: formatPrice({ amount: originalPrice, currency, language }) } : {}),
    family: look.family,
    background: look.accent,
    color: look.onAccent,
  };
  const roles = material.script.scenes.map((scene) => scene.role);
  const lastIndex = scenes.length - 1;
  const offerIndex = roles.lastIndexOf('offer', lastIndex - 1);
  const tagIndex = offerIndex >= 0 ? offerIndex : lastIndex - 1;
  const tags: PriceTagClip[] = [];
  const scene = scenes[tagIndex];
  if (scene && tagIndex > 0) {
    tags.push({
      kind: 'price_tag',
      id: 'price',
      ...spanOf(scene.startMs + PRICE_DELAY_MS, scene.endMs),
      box: layout.price,
      ...face,
      enter: POP,
      exit: FADE,
    });
  }
  const end = scenes[lastIndex];
  if (end) {
    tags.push({
      kind: 'price_tag',
      id: 'end-price',
      ...spanOf(end.startMs + END_PRICE_DELAY_MS, end.endMs),
      box: layout.endPrice,
      ...face,
      enter: POP,
      exit: NO_APPEARANCE,
    });
  }
  return tags;
}

function buildButton({ material, scenes, layout, look }: StickerTracksRequest): StickerClip[] {
  const end = scenes.at(-1);
  if (!material.ctaSticker || !end) return [];
  return [
    {
      kind: 'cta',
      id: 'end-button',
      ...spanOf(end.startMs + END_BUTTON_DELAY_MS, end.endMs),
      box: layout.endButton,
      text: material.script.callToAction,
      family: look.family,
      background: '#ffffff',
      color: INK,
      pulse: true,
      enter: POP,
      exit: NO_APPEARANCE,
    },
  ];
}
