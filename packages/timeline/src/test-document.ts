import type { CaptionWord, TextStyle } from './document/text-clips.ts';
import type { ImageClip } from './document/visual-clips.ts';
import { DOCUMENT_VERSION, type ScriptWord, type TimelineDocument, type Track } from './document/document.ts';
import { TICKS_PER_SECOND } from './time.ts';

/** A small but whole ad for tests: three images with two transitions, captions, titles, stickers, voice and music. 9 seconds. */

export const seconds = (value: number) => Math.round(value * TICKS_PER_SECOND);

const STYLE: TextStyle = {
  family: 'Inter',
  weight: 700,
  size: 0.08,
  color: '#ffffff',
  align: 'center',
  uppercase: false,
  lineHeight: 1.15,
};

const BOX = { x: 0.1, y: 0.1, width: 0.8, height: 0.2 };
const FADE = { kind: 'fade', duration: seconds(0.3) } as const;

export function testScript(): ScriptWord[] {
  return ['Meet', 'the', 'cup', 'that', 'keeps', 'coffee', 'hot', 'all', 'day.'].map((text, index) => ({
    id: `w${index}`,
    scene: `scene-${Math.floor(index / 3)}`,
    text,
    start: seconds(0.5 + index * 0.9),
    end: seconds(0.5 + index * 0.9 + 0.6),
    spaceAfter: true,
  }));
}

function anchorOf(words: CaptionWord[], span: { start: number; duration: number }) {
  const [first, last] = [words.at(0), words.at(-1)];
  if (!first || !last) throw new Error('no words to hang on');
  return {
    fromWord: first.id,
    toWord: last.id,
    lead: first.start - span.start,
    tail: span.start + span.duration - last.end,
  };
}

export function testVisualClip(overrides: Partial<ImageClip> = {}): ImageClip {
  return {
    kind: 'image',
    id: 'visual',
    start: 0,
    duration: seconds(3),
    media: 'photo',
    box: { x: 0, y: 0, width: 1, height: 1 },
    fit: 'cover',
    camera: { from: { x: 0.4, y: 0.5, zoom: 1 }, to: { x: 0.6, y: 0.5, zoom: 1.25 }, easing: 'linear' },
    opacity: 1,
    ...overrides,
  };
}

export function testDocument(): TimelineDocument {
  const script = testScript();
  const scenes = [script.slice(0, 3), script.slice(3, 6), script.slice(6)];
  const spanOf = (scene: number) => ({ start: seconds(scene * 3), duration: seconds(3) });
  const visuals: Track = {
    kind: 'video',
    id: 'visuals',
    clips: scenes.map((words, scene) =>
      testVisualClip({ id: `shot-${scene}`, ...spanOf(scene), anchor: anchorOf(words, spanOf(scene)) }),
    ),
    transitions: [
      { id: 'cut-0', from: 'shot-0', to: 'shot-1', kind: 'fade', duration: seconds(0.4) },
      { id: 'cut-1', from: 'shot-1', to: 'shot-2', kind: 'slide-left', duration: seconds(0.5) },
    ],
  };
  const captions: Track = {
    kind: 'text',
    id: 'captions',
    clips: scenes.map((words, scene) => {
      const span = { start: words[0]?.start ?? 0, duration: seconds(2.5) };
      return {
        kind: 'caption',
        id: `caption-${scene}`,
        ...span,
        anchor: anchorOf(words, span),
        words: words.map(({ scene: _scene, ...word }) => word),
        style: STYLE,
        highlight: { kind: 'pop', color: '#ffcc00' },
        box: { x: 0.1, y: 0.65, width: 0.75, height: 0.12 },
        verticalAlign: 'middle',
      };
    }),
  };
  const titles: Track = {
    kind: 'text',
    id: 'titles',
    clips: [
      {
        kind: 'title',
        id: 'title',
        start: seconds(0.2),
        duration: seconds(2),
        text: 'Hot all day',
        style: STYLE,
        box: BOX,
        verticalAlign: 'middle',
        enter: { kind: 'pop', duration: seconds(0.4) },
        exit: { kind: 'slide-left', duration: seconds(0.3) },
      },
    ],
  };
  const stickers: Track = {
    kind: 'sticker',
    id: 'stickers',
    clips: [
      {
        kind: 'price_tag',
        id: 'price',
        start: seconds(3),
        duration: seconds(2),
        box: { x: 0.1, y: 0.5, width: 0.4, height: 0.08 },
        enter: { kind: 'rise', duration: seconds(0.3) },
        exit: FADE,
        price: '$19.99',
        family: 'Inter',
        background: '#112233',
        color: '#ffffff',
      },
      {
        kind: 'cta',
        id: 'cta',
        start: seconds(6),
        duration: seconds(3),
        box: { x: 0.2, y: 0.55, width: 0.6, height: 0.07 },
        enter: FADE,
        exit: { kind: 'none', duration: 0 },
        text: 'Shop now',
        family: 'Inter',
        background: '#ff0000',
        color: '#ffffff',
        loop: 'pulse',
      },
    ],
  };
  const voice: Track = {
    kind: 'music',
    id: 'voice',
    clips: [
      {
        kind: 'audio',
        id: 'voice-0',
        start: seconds(0.5),
        duration: seconds(8.3),
        anchor: anchorOf(script, { start: seconds(0.5), duration: seconds(8.3) }),
        media: 'voice',
        trimStart: 0,
        speed: 1,
        role: 'voice',
        gainDb: 0,
        fadeIn: 0,
        fadeOut: 0,
      },
    ],
  };
  const music: Track = {
    kind: 'music',
    id: 'music',
    clips: [
      {
        kind: 'audio',
        id: 'music-0',
        start: 0,
        duration: seconds(9),
        media: 'song',
        trimStart: 0,
        speed: 1,
        role: 'music',
        gainDb: -6,
        fadeIn: 0,
        fadeOut: seconds(0.5),
      },
    ],
  };
  return {
    version: DOCUMENT_VERSION,
    canvas: { width: 1080, height: 1920, background: '#101014' },
    frameRate: { num: 30, den: 1 },
    duration: seconds(9),
    media: {
      photo: { kind: 'image', key: 'photo.jpg', width: 2000, height: 2000, hasAlpha: false },
      clip: {
        kind: 'video',
        key: 'clip.mp4',
        width: 1280,
        height: 720,
        duration: seconds(5),
        frameRate: { num: 30, den: 1 },
        hasAudio: true,
        alpha: 'none',
      },
      voice: { kind: 'audio', key: 'voice.wav', duration: seconds(8.3) },
      song: { kind: 'audio', key: 'song.wav', duration: seconds(30) },
    },
    script,
    tracks: [visuals, captions, titles, stickers, voice, music],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}
