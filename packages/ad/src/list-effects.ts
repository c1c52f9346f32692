import type { EffectId, Mood } from '@reelwright/contracts';

/** Character of an ad's effects, which follows its music. */
export type EffectCharacter = 'bold' | 'soft' | 'playful' | 'tech';

const CHARACTERS: Readonly<Record<Mood, EffectCharacter>> = {
  upbeat: 'playful',
  corporate: 'tech',
  lofi: 'soft',
  cinematic: 'bold',
  warm: 'soft',
  electro: 'tech',
  funk: 'playful',
  calm: 'soft',
  bold: 'bold',
  playful: 'playful',
  retro: 'tech',
  luxury: 'soft',
  latin: 'playful',
  hiphop: 'bold',
};

export function characterOf(mood: Mood): EffectCharacter {
  return CHARACTERS[mood];
}

/** The occasion of an effect. */
export type EffectUse =
  /** The first moment of the ad. */
  | 'opener'
  /** A scene describes a problem: a falling effect. */
  | 'tension'
  /** The cut from one scene to the next. */
  | 'sweep'
  /** A rise to the scene that first shows the product. */
  | 'lift'
  /** The image changes within a scene. */
  | 'inner'
  /** The rise to the price, and the stroke on it. */
  | 'riser'
  | 'price'
  /** A sticker or a list's line appears. */
  | 'accent'
  /** The end card. */
  | 'sting';

/** Candidates for each use, by character. The seed chooses. */
export const EFFECTS_OF_USE: Readonly<Record<EffectCharacter, Readonly<Record<EffectUse, readonly EffectId[]>>>> = {
  bold: {
    opener: ['impact', 'sub-drop'],
    tension: ['heartbeat', 'downlifter'],
    sweep: ['whoosh', 'swipe', 'page-turn'],
    lift: ['reverse-cymbal'],
    inner: ['camera-shutter', 'tick', 'click'],
    riser: ['riser', 'drum-roll'],
    price: ['impact', 'cash-register'],
    accent: ['click', 'pop'],
    sting: ['success', 'sparkle'],
  },
  soft: {
    opener: ['ding', 'sub-drop'],
    tension: ['downlifter', 'heartbeat'],
    sweep: ['whoosh', 'page-turn', 'swipe'],
    lift: ['reverse-cymbal'],
    inner: ['tick', 'page-turn', 'camera-shutter'],
    riser: ['riser'],
    price: ['ding', 'cash-register'],
    accent: ['tick', 'pop'],
    sting: ['shimmer', 'sparkle'],
  },
  playful: {
    opener: ['impact', 'pop'],
    tension: ['tape-stop', 'downlifter'],
    sweep: ['swipe', 'whoosh', 'page-turn'],
    lift: ['reverse-cymbal'],
    inner: ['pop', 'click', 'camera-shutter'],
    riser: ['drum-roll', 'riser'],
    price: ['cash-register', 'impact'],
    accent: ['pop', 'boing'],
    sting: ['success', 'sparkle'],
  },
  tech: {
    opener: ['impact', 'notification'],
    tension: ['tape-stop', 'typing'],
    sweep: ['whoosh', 'glitch', 'swipe'],
    lift: ['reverse-cymbal'],
    inner: ['click', 'tick', 'camera-shutter'],
    riser: ['riser'],
    price: ['impact', 'cash-register'],
    accent: ['click', 'notification'],
    sting: ['success', 'shimmer'],
  },
};
