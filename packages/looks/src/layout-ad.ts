import type { AdRatio } from '@reelwright/contracts';
import type { Box, CaptionClip, Track } from '@reelwright/timeline';
import { collectTracks, type SceneCut } from './ad/collect-tracks.ts';
import { type AdSceneRole, planLayouts } from './ad/plan-layouts.ts';
import { standAtOnce } from './ad/stand-at-once.ts';
import type { CaptionStyleName } from './caption-style-names.ts';
import { type CaptionStyle, captionStyle } from './caption-styles.ts';
import { deriveColors } from './color/derive-colors.ts';
import type { SceneContent, SceneLayoutName } from './layout/scene-content.ts';
import type { SlottedClip } from './layout/slots.ts';
import { layoutScene, pageColors } from './layout-scene.ts';
import { type Look, type LookColors, typographyOf } from './look.ts';
import type { LookPicture } from './picture/ad-picture.ts';
import { toBox } from './rect.ts';
import { CAPTION_FONT_PX, zonesOf } from './zones.ts';

/** A word of the voice that clips hang on. */
export interface AdWord {
  id: string;
  start: number;
  end: number;
}

/** A scene of a script with its time. Scenes abut; they are in order. */
export interface AdScene {
  role: AdSceneRole;
  start: number;
  duration: number;
  /** What may be shown in it; what its layout has no place for is left out. */
  content: SceneContent;
  /** Its words: its clips move along when they are spoken anew. */
  words?: readonly AdWord[];
  /** Shown first in it; otherwise the next in turn. */
  picture?: LookPicture;
  /** Where it has what the layout shows; otherwise one that suits its role. */
  layout?: SceneLayoutName;
  /** Ticks within it at which the picture may change; a long scene is cut there. */
  cuts?: readonly number[];
}

export interface AdRequest {
  look: Look;
  ratio: AdRatio;
  /** BCP 47. */
  language: string;
  scenes: readonly AdScene[];
  /** In order of importance; at least one. */
  pictures: readonly LookPicture[];
  /** `#rrggbb`: the accent, then the support. */
  brandColors?: readonly string[];
  hasCaptions: boolean;
  /** The look's own where left out. */
  captionStyle?: CaptionStyleName;
  /** Another seed gives another ad of the same look. */
  seed: number;
}

/** Where and how captions stand in every scene of the ad. */
export type CaptionPlace = CaptionStyle & Pick<CaptionClip, 'box' | 'verticalAlign'>;

export interface AdLayout {
  colors: LookColors;
  /** Of the canvas. */
  background: string;
  layouts: SceneLayoutName[];
  /** Pictures, texts and stickers, bottom first; without the captions, which go on top, in a track of their own. */
  tracks: Track[];
  captions: CaptionPlace;
}

interface Part {
  scene: AdScene;
  role: AdSceneRole;
  start: number;
  duration: number;
  pictures: LookPicture[];
  isFirst: boolean;
}

/**
 * The whole picture of an ad: a layout for each scene and what stands in it, as tracks within the editor's limits. Throws
 * SceneTextsError where the texts of a scene are too long for its layout.
 */
export function layoutAd(request: AdRequest): AdLayout {
  const { look, ratio, language, seed, hasCaptions } = request;
  const palettes = request.pictures.map(({ palette }) => palette);
  const { brandColors } = request;
  const colors = deriveColors(look.colors, { ...(brandColors ? { brandColors } : {}), palettes });
  const parts = dealPictures(splitScenes(request.scenes), request.pictures);
  const layouts = planLayouts(
    parts.map(({ role, scene, pictures, isFirst }) => ({
      role,
      content: scene.content,
      pictureCount: pictures.length,
      ...(isFirst && scene.layout ? { layout: scene.layout } : {}),
    })),
    seed,
  );
  const scenes = parts.map((part, index): SlottedClip[] => {
    const layout = layouts[index] ?? 'hero';
    const { clips } = layoutScene({
      look,
      colors,
      layout,
      ratio,
      language,
      content: part.scene.content,
      pictures: part.pictures,
      hasCaptions,
      start: part.start,
      duration: part.duration,
      id: `scene-${index}`,
      turn: index + (seed % 4),
      place: request.scenes.indexOf(part.scene),
    });
    const standing = index === 0 ? clips.map((slotted) => standAtOnce(slotted, part)) : clips;
    return standing.map((slotted) => anchorClip(slotted, part.scene.words ?? []));
  });
  const cuts = parts.map(({ start, isFirst }): SceneCut => ({ at: start, isNewScene: isFirst }));
  return {
    colors,
    background: pageColors(look, colors).ground,
    layouts,
    tracks: collectTracks({ look, scenes, cuts, seed }),
    captions: captionPlace({
      look: request.captionStyle ? { ...look, captions: request.captionStyle } : look,
      colors,
      ratio,
      language,
    }),
  };
}

/** Captions of a look at a ratio. */
export function captionPlace(input: {
  look: Look;
  colors: LookColors;
  ratio: AdRatio;
  language: string;
}): CaptionPlace {
  const { look, colors, ratio, language } = input;
  const { caption, canvas } = zonesOf({ ratio, align: look.align, hasCaptions: true });
  if (!caption) throw new Error('Captions have no place');
  const setting = typographyOf(look, language).title;
  const size = (CAPTION_FONT_PX[ratio] * Math.min(1.15, Math.max(0.85, setting.scale))) / 1080;
  const box: Box = toBox(caption, canvas);
  return { ...captionStyle(look.captions, { colors, setting, size, align: look.align }), box, verticalAlign: 'middle' };
}

/** A picture that stands longer than this feels like a slide show; one shorter than that is not seen. */
const LONGEST_PART = 5.2 * 120_000;
const SHORTEST_PART = 1.6 * 120_000;

type Span = Pick<Part, 'scene' | 'role' | 'start' | 'duration' | 'isFirst'>;

/** Long scenes in parts, divided at the cuts nearest to equal lengths. The last scene is an end card and stays whole. */
function splitScenes(scenes: readonly AdScene[]): Span[] {
  return scenes.flatMap((scene, index): Span[] => {
    const isLast = index === scenes.length - 1;
    const count = isLast ? 1 : Math.ceil(scene.duration / LONGEST_PART);
    const end = scene.start + scene.duration;
    const starts = [scene.start];
    for (let part = 1; part < count; part++) {
      const wanted = scene.start + (scene.duration * part) / count;
      const cut = (scene.cuts ?? []).toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
      const before = starts.at(-1) ?? scene.start;
      if (cut !== undefined && cut - before >= SHORTEST_PART && end - cut >= SHORTEST_PART) starts.push(cut);
    }
    return starts.map((start, part) => ({
      scene,
      // What goes on in a scene is looked at more closely.
      role: part === 0 ? scene.role : 'detail',
      start,
      duration: (starts[part + 1] ?? end) - start,
      isFirst: part === 0,
    }));
  });
}

/** A film that lasts for less of its scene would stand still for too long. */
const LEAST_OF_SCENE = 0.6;

function lastsFor({ durationTicks }: LookPicture, scene: number): boolean {
  return durationTicks === undefined || durationTicks >= scene * LEAST_OF_SCENE;
}

/**
 * Pictures in their order, each scene beginning with the next; the first one opens the ad and closes it. A film that is too short for a
 * scene is left out of it while there are others.
 */
function dealPictures(spans: readonly Span[], pictures: readonly LookPicture[]): Part[] {
  return spans.map((span, index) => {
    const isEnd = index === spans.length - 1;
    const first = isEnd ? 0 : index % Math.max(1, pictures.length);
    const inOrder = [...pictures.slice(first), ...pictures.slice(0, first)];
    const lasting = inOrder.filter((picture) => lastsFor(picture, span.duration));
    const dealt = lasting.length > 0 ? lasting : inOrder;
    const { picture: wanted } = span.scene;
    const shown = wanted ? [wanted, ...dealt.filter(({ media }) => media !== wanted.media)] : dealt;
    return { ...span, pictures: shown.slice(0, 2) };
  });
}

/** Hangs a clip on the words of its scene. */
function anchorClip(slotted: SlottedClip, words: readonly AdWord[]): SlottedClip {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return slotted;
  const { start, duration } = slotted.clip;
  const anchor = { fromWord: first.id, toWord: last.id, lead: first.start - start, tail: start + duration - last.end };
  // Each slot keeps its own kind of clip.
  return { ...slotted, clip: { ...slotted.clip, anchor } } as SlottedClip;
}
