import { msToTicks } from '@reelwright/timeline';
import { caption, DRIFT, video, image, NOTHING, audio, span, title } from './clips.ts';
import {
  cut,
  describeGolden,
  type GoldenDocument,
  hookTrack,
  imageTrack,
  LANDSCAPE,
  musicTrack,
  SQUARE,
  stickerTrack,
  textTrack,
  videoTrack,
} from './golden-document.ts';

const ANCHOR = { fromWord: 'w0', toWord: 'w1', lead: 0, tail: 0 } as const;

const SCRIPT = ['Meet', 'the', 'flask'].map((text, index) => ({
  id: `w${index}`,
  text,
  start: msToTicks(100 + index * 300),
  end: msToTicks(350 + index * 300),
  spaceAfter: true,
  // "The flask" is one unit; the first word omits the field.
  ...(index === 0 ? {} : { staysWithNext: index === 1 }),
  scene: 'opening',
}));

/** Realistic documents: several features at once, with audio. */
export const WHOLE_AD_DOCUMENTS: GoldenDocument[] = [
  describeGolden({
    name: 'ad-with-voice-captions-and-price',
    durationMs: 2000,
    frameRate: { num: 30, den: 1 },
    more: {
      script: SCRIPT,
      markers: [
        { id: 'beat', at: msToTicks(1000), name: 'Beat', color: '#ff0000' },
        { id: 'end', at: msToTicks(1900), name: 'End card' },
      ],
    },
    tracks: [
      hookTrack([
        video('hook', 'upload', { at: 0, for: 500 }, { audio: { gainDb: -3, fadeIn: 0, fadeOut: msToTicks(100) } }),
      ]),
      imageTrack(
        [
          image('meadow', 'meadow', { at: 500, for: 700 }, { camera: DRIFT, anchor: ANCHOR }),
          image(
            'harbour',
            'harbour',
            { at: 1200, for: 800 },
            { fit: 'blur', grade: { look: { name: 'warm', strength: 0.6 } } },
          ),
        ],
        [cut('meadow', 'harbour', 'push-left', 400)],
      ),
      textTrack([
        title(
          'title',
          'The flask',
          { at: 0, for: 1000 },
          {
            anchor: ANCHOR,
            style: { size: 0.13, outline: { color: '#0b0b0f', width: 0.06 } },
            exit: { kind: 'fade', duration: msToTicks(200) },
          },
        ),
      ]),
      textTrack([
        caption('caption', ['Meet', 'the', 'flask'], { at: 100, for: 900 }, { anchor: ANCHOR, transform: { y: 0.02 } }),
        caption('second', ['cold', 'all', 'day'], { at: 1000, for: 900 }),
      ]),
      stickerTrack([
        {
          kind: 'price_tag',
          id: 'price',
          ...span({ at: 1200, for: 800 }),
          anchor: ANCHOR,
          box: { x: 0.1, y: 0.4, width: 0.6, height: 0.09 },
          price: '€ 24.90',
          originalPrice: '€ 39.90',
          family: 'Inter',
          background: '#ff5a36',
          color: '#ffffff',
          enter: { kind: 'pop', duration: msToTicks(240) },
          exit: NOTHING,
        },
      ]),
      musicTrack([audio('voice', 'voice', { at: 100, for: 1500 }, { role: 'voice', anchor: ANCHOR, gainDb: 0 })]),
      musicTrack([audio('music', 'music', { at: 0, for: 2000 }, { fadeIn: msToTicks(100), fadeOut: msToTicks(300) })]),
      musicTrack([
        audio('chime', 'music', { at: 1200, for: 300 }, { role: 'effect', speed: 1.5, trimStart: msToTicks(500) }),
      ]),
    ],
  }),
  describeGolden({
    name: 'ad-with-a-presenter',
    size: SQUARE,
    durationMs: 1200,
    tracks: [
      videoTrack(
        [
          video('street', 'street', { at: 0, for: 600 }, { camera: DRIFT }),
          video('dance', 'dance', { at: 600, for: 600 }, { fit: 'blur', speed: 0.5 }),
        ],
        [cut('street', 'dance', 'zoom-in', 320)],
      ),
      videoTrack([
        video(
          'presenter',
          'presenter',
          { at: 0, for: 1200 },
          {
            role: 'avatar',
            fit: 'contain',
            box: { x: 0.45, y: 0.3, width: 0.5, height: 0.7 },
            enter: { kind: 'slide-up', duration: msToTicks(240) },
          },
        ),
      ]),
      textTrack([
        title(
          'title',
          'I use it every day',
          { at: 120, for: 1080 },
          {
            style: { plate: { color: '#ffffff', opacity: 0.92, radius: 0.3, padding: 0.25 }, color: '#20242c' },
            animation: { style: 'pop-words', enterDuration: msToTicks(480), exitDuration: 0 },
            transform: { x: 0.01 },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'ad-as-a-draft',
    size: LANDSCAPE,
    scale: 0.5,
    durationMs: 1200,
    tracks: [
      videoTrack(
        [
          video('street', 'street', { at: 0, for: 600 }),
          image('meadow', 'meadow', { at: 600, for: 600 }, { camera: DRIFT, mask: { shape: 'slant' } }),
        ],
        [cut('street', 'meadow', 'wipe-diagonal', 400)],
      ),
      textTrack([title('title', 'A first look', { at: 0, for: 1200 }, { verticalAlign: 'bottom' })]),
    ],
  }),
  describeGolden({
    name: 'ad-without-words-as-a-draft',
    size: { width: 322, height: 570 },
    scale: 0.5,
    durationMs: 1000,
    frameRate: { num: 24_000, den: 1001 },
    tracks: [
      imageTrack(
        [
          image('meadow', 'meadow', { at: 0, for: 500 }, { camera: DRIFT }),
          image('portrait', 'portrait', { at: 500, for: 500 }, { fit: 'blur', grade: { saturation: -0.5 } }),
        ],
        [cut('meadow', 'portrait', 'whip-left', 400)],
      ),
      videoTrack([
        video(
          'presenter',
          'presenter',
          { at: 0, for: 1000 },
          { role: 'avatar', fit: 'contain', mask: { shape: 'ellipse' } },
        ),
      ]),
    ],
  }),
];
