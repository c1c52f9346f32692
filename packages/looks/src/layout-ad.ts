import { type AdRatio, type HookFormat, splitLine } from '@reelwright/contracts';
import { type Box, msToTicks, type Track } from '@reelwright/timeline';
import { arrive } from './ad/arrive.ts';
import { type CaptionPlace, captionPlace, grown } from './ad/caption-place.ts';
import { CARDS, type Composed, composeBest, FIRST_TICKS, type Place, UPRIGHT } from './ad/compose-best.ts';
import { LEAST_VIEWS, listUnsuited } from './ad/list-unsuited.ts';
import { type Family, familyOf } from './ad/scene-family.ts';
import { collectTracks } from './ad/collect-tracks.ts';
import { listSides } from './ad/choose-sides.ts';
import { countShots } from './ad/count-shots.ts';
import { inkedCaptions, measureCovered } from './ad/covered-share.ts';
import { dealImages } from './ad/deal-images.ts';
import { draw } from './ad/draw.ts';
import { isOtherVariant, isSkinLike, listColors, listVariants } from './ad/variants.ts';
import { type AdSceneRole, planLayouts } from './ad/plan-layouts.ts';
import { standAtOnce } from './ad/stand-at-once.ts';
import type { CaptionStyleName } from './caption-style-names.ts';
import { type CaptionStyle, onCalmBackground, onImages } from './caption-styles.ts';
import { deriveColors, sceneColors } from './color/derive-colors.ts';
import { COMPOSITIONS } from './compositions/compositions.ts';
import { composeWithLegalLine } from './compositions/legal-line.ts';
import { tellsPrice } from './compositions/stickers.ts';
import { composeWithLabel, zonesBelowLabel } from './compositions/name-label.ts';
import { hasText, type SceneContent, type SceneLayoutName, suitsLayout } from './layout/scene-content.ts';
import type { SlottedClip } from './layout/slots.ts';
import { type Look, type LookColors, typographyOf } from './look.ts';
import type { LookImage } from './picture/ad-image.ts';
import { fitsFull } from './picture/full-photo.ts';
import { isStudio, isSurrounded } from './picture/photo-traits.ts';
import { type Size, toBox, unite } from './rect.ts';
import { listFullCloseUps } from './shots/full-close-up.ts';
import { isSurroundShot } from './shots/surround-shot.ts';
import { measureFraming, type SeenFraming, subjectShown } from './shots/framing.ts';
import { spareShare } from './shots/overlays.ts';
import { productShare } from './shots/product-share.ts';
import { productSource } from './shots/product-source.ts';
import type { ComposeContext, ComposedScene, SpokenPhrase } from './shots/shot.ts';
import { composeSetups } from './setups/compose-setups.ts';
import type { TakenShot } from './setups/taken-shot.ts';
import { canvasOf, growthOf, type TextSide, withGrownCaptions, type Zones, zonesOf } from './zones.ts';

/** A spoken word that clips are anchored to. */
export interface AdWord {
  id: string;
  start: number;
  end: number;
}

/** A scene of a script with its time. Scenes are adjacent and in order. */
export interface AdScene {
  role: AdSceneRole;
  start: number;
  duration: number;
  /** The content of the scene; parts that its layout does not show are left out. */
  content: SceneContent;
  /** The scene's words. Its clips move with them when the words are spoken again. */
  words?: readonly AdWord[];
  /** The scene's first image; the next in order if left out. */
  image?: LookImage;
  /** Whether the first detail of that image is what the scene's line names. */
  isCloseUp?: boolean;
  /** Whether the scene's line names a part that no image surely shows: it gets no close-ups. */
  isWhole?: boolean;
  /** Used if the scene has the content that it shows; else a layout is chosen for the role. */
  layout?: SceneLayoutName;
  /** Ticks within the scene at which the image may change: beats of the music, else starts of words. */
  cuts?: readonly number[];
  /** Only for the opening scene: the staging of its line. */
  hookFormat?: HookFormat;
  /** The tick at which the second sentence of the line begins. */
  answerAt?: number;
  /** The tick at which the voice says the price. */
  priceAt?: number;
  /** The phrases of the content's line, which large type shows one after the other. */
  phrases?: readonly SpokenPhrase[];
}

export interface AdRequest {
  look: Look;
  ratio: AdRatio;
  /** BCP 47. */
  language: string;
  scenes: readonly AdScene[];
  /** In order of importance; at least one. */
  images: readonly LookImage[];
  /** `#rrggbb`: the accent, then the support. */
  brandColors?: readonly string[];
  hasCaptions: boolean;
  /** The look's own style if left out. */
  captionStyle?: CaptionStyleName;
  /** Each seed gives another ad of the same look. */
  seed: number;
}

/** Timing and caption box of a laid-out scene, which cuts, music, effects and captions follow. */
export type LaidOutScene = Pick<ComposedScene, 'cuts' | 'accents' | 'captionsEnd'> & {
  captionBox?: Box;
  /** Set where the scene's background is calm, and the look's own style has an outline. */
  captionStyle?: CaptionStyle;
};

export interface AdLayout {
  colors: LookColors;
  /** Background colour of the canvas. */
  background: string;
  layouts: SceneLayoutName[];
  /** Images, texts and stickers, bottom first. Captions are not included: their own track goes on top. */
  tracks: Track[];
  captions: CaptionPlace;
  /**
   * For each scene: the ticks of its inner cuts and of the events that want a sound, and the place and end of its
   * captions.
   */
  scenes: LaidOutScene[];
}

/**
 * Lays out the visuals of an ad: a layout for each scene, with its shots and the clips over them, as tracks within the
 * editor's limits.
 */
export function layoutAd(request: AdRequest): AdLayout {
  const { look, ratio, language, seed, hasCaptions, brandColors } = request;
  const images = request.images.map(asPhoto);
  const [hero] = images;
  // Other colours of the product do not colour its ad.
  const own = images.filter((image) => !hero || image === hero || !isOtherVariant(hero, image));
  const palettes = own.map(({ palette, subjectColor, isScene, faces, crossesTop = false }) => {
    // The skin of somebody who wears the product does not colour its ad either. Wood and leather in a room may.
    const hasPerson = isScene && (faces.length > 0 || crossesTop);
    const seen = hasPerson ? palette.filter((color) => !isSkinLike(color)) : palette;
    return subjectColor ? [subjectColor, ...seen] : seen;
  });
  const subject = hero?.subjectColor;
  const colors = deriveColors(look.colors, { ...(brandColors ? { brandColors } : {}), palettes, subject });
  const { orientation } = zonesOf({ ratio, align: look.align, hasCaptions });
  const timed = request.scenes.map(({ image, ...scene }) => (image ? { ...scene, image: asPhoto(image) } : scene));
  const dealt = dealImages(timed, images);
  // A carousel shows the colours of a product, which other layouts keep apart.
  const inColors = listColors(images);
  const freeCount = inColors.filter((image) => productSource(image)).length;
  const layouts = planLayouts(
    timed.map(({ role, content, layout, hookFormat, image, isCloseUp, isWhole }: AdScene, index) => ({
      role,
      content,
      imageCount: dealt[index]?.length ?? 0,
      freeCount,
      // A carousel would leave out an image that was chosen for the scene and has a background.
      unsuited: new Set([
        ...listUnsuited(dealt[index] ?? [], { orientation, variants: listVariants(inColors).length }),
        ...(image && !productSource(image) ? (['carousel'] as const) : []),
        ...(isWhole ? (['detail', 'split'] as const) : []),
      ]),
      ...(layout ? { layout } : {}),
      ...(hookFormat ? { hookFormat } : {}),
      ...(isCloseUp ? { isCloseUp } : {}),
    })),
    seed,
  );
  const canvas = canvasOf(ratio);
  /** Whether a layout shows every colour once: a grid does, if there are enough. */
  const eachColor = listVariants(inColors);
  const showsColors = (layout: SceneLayoutName): boolean => layout === 'grid' && eachColor.length >= LEAST_VIEWS;
  const counts = countShots(timed);
  const used: TextSide[] = [];
  const families: Family[] = [];
  const taken: TakenShot[] = [];
  let before: SeenFraming | undefined;
  const scenes = timed.map((scene: AdScene, index): ComposedScene & LaidOutScene & { growth: number } => {
    const { image: wanted } = scene;
    const listShown = (layout: SceneLayoutName): readonly LookImage[] => {
      if (layout !== 'carousel') return showsColors(layout) ? eachColor : (dealt[index] ?? images);
      const colors = eachColor.length > 1 ? eachColor : inColors;
      return wanted ? [wanted, ...colors.filter(({ media }) => media !== wanted.media)] : colors;
    };
    const lastSide = used.at(-1);
    const contextAt = (
      at: Pick<ComposeContext, 'layout' | 'zones' | 'content' | 'images' | 'keepsOff'> & { isTight?: boolean },
    ): ComposeContext => ({
      look,
      colors,
      type: typographyOf(look, language),
      ratio,
      language,
      id: `scene-${index}`,
      start: scene.start,
      duration: scene.duration,
      place: index,
      turn: index + (seed % 7),
      seed,
      cutTicks: scene.cuts ?? [],
      shotCount: counts[index] ?? 1,
      isOpening: index === 0,
      taken,
      ...at,
      ...(scene.answerAt === undefined ? {} : { answerAt: scene.answerAt }),
      ...(scene.priceAt === undefined ? {} : { priceAt: scene.priceAt }),
      ...(scene.phrases ? { phrases: scene.phrases } : {}),
      ...(before ? { before } : {}),
      ...(lastSide ? { sideBefore: lastSide } : {}),
      ...(PRICED.has(layouts[index - 1] ?? 'hero') ? { isPriced: true } : {}),
      ...(scene.isCloseUp ? { isCloseUp: true } : {}),
      ...(scene.isWhole ? { isWhole: true } : {}),
    });
    const composeAt = ({ layout, side, isTight = false, isHigh = false }: Place, keepsOff: boolean): Composed => {
      const shown = listShown(layout);
      // In place of a layout that shows the line as type, captions show it: a title would repeat them.
      const { title, ...untitled } = scene.content;
      const isReplaced = layout === 'hero' && layouts[index] !== layout;
      const whole = zonesOf({ ratio, align: look.align, hasCaptions, side, isHigh });
      const labelled = index === 0 ? zonesBelowLabel(whole, scene.content) : whole;
      const isGrown = hasCaptions && CAPTIONED.has(layout) && (isReplaced || !hasText(title));
      const sparePx = isGrown ? spareShare({ zones: labelled, images: shown }) * canvas.height : 0;
      const zones = isGrown ? withGrownCaptions(labelled, sparePx) : labelled;
      const composed = composeWithLabel(
        (each) => composeWithLegalLine(COMPOSITIONS[layout], each),
        contextAt({
          layout,
          zones,
          content: isReplaced || title === undefined ? untitled : scene.content,
          images: shown,
          keepsOff,
          isTight,
        }),
      );
      const { caption, canvas: size } = zones;
      const covered = measureCovered({
        scene: composed,
        span: scene,
        images: [...shown, ...images],
        canvas: size,
        captionBox: caption && inkedCaptions(caption, size, look.align),
      });
      const [first] = shown;
      const fills = first !== undefined && fitsFull(first, size);
      const isClose = first !== undefined && productSource(first) && listFullCloseUps(first, size).length > 0;
      const isFull = side === 'over' && (fills || isClose === true);
      // Once, at least, a photo of surroundings is seen from edge to edge.
      const isOwed = index === 0 || !families.some(({ isFull: wasFull }) => wasFull);
      // On its own behind, a photo fills the canvas beside its texts.
      const isBeside = fills && !isFull && !isSurroundShot(composed);
      const isUpright = isBeside && first.isScene && first.height >= UPRIGHT * first.width;
      const isFramed = isOwed && isBeside && (first.isScene || isSurrounded(first));
      const lost = fills && !isFull ? lostOf(composed, scene, first, size) : 0;
      const family = familyOf({ layout, side, isHigh, isFull: isFull && fills });
      const last = families.at(-1);
      const isCaptionsOnly = index === 0 && hasCaptions && isReplaced;
      const share = productShare(composed, scene, shown);
      const firstCut = Math.min(...composed.cuts, ...composed.accents.filter((at) => at > scene.start));
      const isLate = index === 0 && Math.min(scene.duration, firstCut - scene.start) > FIRST_TICKS;
      const isTexted = composed.clips.some(({ slot }) => slot === 'title' || slot === 'sticker');
      const growth = isGrown ? growthOf(labelled, zones) : 1;
      return {
        layout,
        side,
        isTight,
        isHigh,
        zones,
        composed,
        share,
        covered,
        isFull,
        isFramed,
        isUpright: isUpright && !PRICED.has(layout) && !CARDS.has(layout),
        lost,
        family,
        // Name, price and button make a card unlike any other scene.
        isAlike: last?.name === family.name && !CARDS.has(layout),
        isAnchoredAlike: last?.anchor === family.anchor,
        isTexted,
        isCaptionsOnly,
        isLate,
        growth,
      };
    };
    const places = listLayouts(scene, layouts[index] ?? 'hero', index).flatMap((layout) => {
      const wish = {
        layout,
        image: dealt[index]?.[0],
        others: dealt[index]?.slice(1) ?? [],
        isCaptioned: hasCaptions && !saysAll(layout, scene.content),
        text: textOf(scene, { layout, isReplaced: layout === 'hero' && layouts[index] !== layout }),
      };
      const history = { used, rank: (side: TextSide) => draw(seed, `side ${index} ${side}`) };
      const isFilling = wish.image !== undefined && fitsFull(wish.image, canvas);
      // A close-up tells nobody yet what the product is, and one alone does not last.
      const closeUps = wish.image && !isFilling ? listFullCloseUps(wish.image, canvas).length : 0;
      const isLasting = closeUps > 1 || scene.duration <= CLOSE_UP_TICKS;
      const isClose = (side: TextSide) => side === 'over' && closeUps > 0 && (index === 0 || !isLasting);
      // A discount beside a price on a band would lie on the product.
      const isCrowded = (side: TextSide) => side === 'between' && layout === 'price' && hasText(scene.content.discount);
      const sides = listSides(wish, { canvas, orientation }, history).filter(
        (side) => !isClose(side) && !isCrowded(side),
      );
      // Smaller type leaves the product more, and is still larger than captions.
      const sizes = index === 0 && layout === 'punch' ? [false, true] : [false];
      return sizes.flatMap((isTight) =>
        sides.flatMap((side): Place[] => [
          // Over an image, texts stand where they hide less of it.
          ...(side === 'over' && isFilling && !CARDS.has(layout) ? [{ layout, side, isTight, isHigh: true }] : []),
          { layout, side, isTight },
        ]),
      );
    });
    const own = layouts[index] ?? 'hero';
    // Captions stay where a user chose their style, and what the voice says is not written where there are none.
    const setUpContent = ({ line, ...content }: SceneContent, layout: SceneLayoutName): SceneContent => {
      const isWritten = LINED.has(layout) || (hasCaptions && !request.captionStyle);
      return line === undefined || !isWritten ? content : { ...content, line };
    };
    // What a user chose is arranged as it is called.
    const setUp =
      scene.layout === own
        ? undefined
        : composeSetups(
            contextAt({
              layout: own,
              zones: zonesOf({ ratio, align: look.align, hasCaptions }),
              content: setUpContent(scene.content, own),
              images: listShown(own),
              keepsOff: false,
            }),
          );
    const { layout, side, zones, composed, growth, family } = setUp
      ? asPlaced(setUp, { layout: own, zones: zonesOf({ ratio, align: look.align, hasCaptions }) })
      : composeBest(places, index, composeAt);
    taken.push(...(composed.taken ?? [{ setup: layout, anchor: 'top' }]));
    layouts[index] = layout;
    used.push(side);
    families.push(family);
    const end = scene.start + scene.duration;
    const lastCut = composed.cuts.at(-1) ?? scene.start;
    before = measureFraming(
      { clips: composed.clips.filter(({ clip }) => clip.start === lastCut), start: lastCut, duration: end - lastCut },
      images,
      canvas,
    );
    // A price may come in anew without a cut.
    const later = composed.accents.filter((at) => at > scene.start);
    const firstCut = Math.min(composed.cuts[0] ?? end, scene.answerAt ?? end, scene.phrases?.[1]?.at ?? end, ...later);
    const standing = setUp
      ? index === 0
        ? setUp.clips.map((slotted) => standAtOnce(slotted, { start: scene.start, firstCut }))
        : setUp.clips
      : index === 0
        ? arrive(composed.clips, { start: scene.start, firstCut, side, images, canvas }).map((slotted) =>
            standAtOnce(slotted, { start: scene.start, firstCut }),
          )
        : composed.clips;
    return {
      ...composed,
      growth,
      ...(zones.caption ? { captionBox: toBox(zones.caption, zones.canvas) } : {}),
      clips: standing.map((slotted) => anchorClip(slotted, scene.words ?? [])),
    };
  });
  const captions = captionPlace({
    look: request.captionStyle ? { ...look, captions: request.captionStyle } : look,
    colors,
    ratio,
    language,
  });
  return {
    colors,
    background: sceneColors(colors, 'background').background,
    layouts,
    tracks: collectTracks(scenes.flatMap(({ clips }) => clips)),
    captions,
    scenes: scenes.map(({ clips: _clips, calm, growth, ...rest }) => {
      // A style that the user chose is the same in all scenes.
      const own = request.captionStyle
        ? undefined
        : calm
          ? onCalmBackground(look.captions, captions, calm)
          : onImages(captions, sceneColors(colors, look.decoration.plates));
      const style = growth > 1 ? grown(own ?? captions, growth) : own;
      return { ...rest, ...(style ? { captionStyle: style } : {}) };
    }),
  };
}

/**
 * Returns an image whose outline is uncertain, and which its photo cuts off besides, without its cut-out: on a set, the
 * rest of its white and of its shadow would stand around it like a ghost. Its photo shows it as it is.
 */
function asPhoto(image: LookImage): LookImage {
  const { cutOut, ...photo } = image;
  const isUncertain = cutOut?.background === 'light' && (cutOut.cutBy ?? []).length > 0;
  return isUncertain && image.faces.length === 0 && isStudio(image) ? photo : image;
}

/** Returns a scene that was taken as one that stands at a side: above its texts, for the scene after it. */
function asPlaced(setUp: ComposedScene, { layout, zones }: { layout: SceneLayoutName; zones: Zones }) {
  const family = familyOf({ layout, side: 'above', isFull: true });
  return { layout, side: 'above' as const, zones, composed: setUp, growth: 1, family };
}

/** Returns the text that a layout sets large; of a line that is shown part by part, the longest part. */
function textOf(
  { content: { line = '', title = '' }, phrases = [] }: Pick<AdScene, 'content' | 'phrases'>,
  { layout, isReplaced }: { layout: SceneLayoutName; isReplaced: boolean },
): string {
  if (isReplaced) return '';
  if (layout !== 'punch' && (layout !== 'poster' || title !== '')) return title;
  const parts = phrases.length > 1 ? phrases.map(({ text }) => text) : splitLine(line);
  return parts.toSorted((a, b) => unitOf(b) - unitOf(a) || b.length - a.length)[0] ?? line;
}

/** Returns the length of the longest part of a Chinese text that no line divides; 0 for others. */
function unitOf(text: string): number {
  if (!/\p{Script=Han}/u.test(text)) return 0;
  return Math.max(...text.split(/[\s\u200b]/u).map((each) => each.length));
}

/** Most time of a scene that is one close-up. */
const CLOSE_UP_TICKS = msToTicks(1900);

/** Layouts that show nothing but the price. */
const PRICED: ReadonlySet<SceneLayoutName> = new Set(['price', 'comparison']);
/** Returns the share of a photo's subject and details that the first shot of a scene does not show. */
function lostOf({ clips }: ComposedScene, { start, duration }: AdScene, image: LookImage, canvas: Size): number {
  const told = unite([image.subject, ...image.details]) ?? image.subject;
  const shown = clips.filter(({ clip }) => clip.start === start);
  const seen = measureFraming({ clips: shown, start, duration: Math.min(duration, CLOSE_UP_TICKS) }, [image], canvas);
  return seen ? 1 - subjectShown(seen, { subject: told }) : 0;
}

/** Layouts that set the spoken line as type. */
const LINED: ReadonlySet<SceneLayoutName> = new Set(['punch', 'poster', 'comment']);
/** Layouts of an opening line that may leave the product small, and those that then show it larger. */
const LINES: ReadonlySet<SceneLayoutName> = new Set(['comment', 'punch']);
const LARGER: readonly SceneLayoutName[] = ['punch', 'hero'];
/** Layouts that show nothing but captions where they have no title. */
const CAPTIONED: ReadonlySet<SceneLayoutName> = new Set(['hero', 'detail', 'split', 'grid', 'carousel', 'phone']);

/**
 * Lists the layouts in which a scene may be composed: its own, for one that opens the ad those that show more, and at
 * last the plain one, in which texts and product share the canvas.
 */
function listLayouts(
  { content, layout: chosen }: AdScene,
  layout: SceneLayoutName,
  index: number,
): readonly SceneLayoutName[] {
  if (chosen === layout) return [layout];
  const larger = index === 0 && LINES.has(layout) ? LARGER : [];
  return [...new Set([layout, ...larger.filter((each) => suitsLayout(each, content, 1))])];
}

/** Whether a scene has no captions, because its texts repeat the voice or take their place. */
function saysAll(layout: SceneLayoutName, content: SceneContent): boolean {
  const { isSpoken = false, title, callToAction, legalLine } = content;
  if (hasText(legalLine)) return true;
  if (layout === 'price') return tellsPrice(content);
  if (layout === 'end' || layout === 'cta') return hasText(callToAction);
  return isSpoken || layout === 'punch' || layout === 'comment' || (layout === 'poster' && !hasText(title));
}

/** Anchors a clip to the words of its scene. */
function anchorClip(slotted: SlottedClip, words: readonly AdWord[]): SlottedClip {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return slotted;
  const { start, duration } = slotted.clip;
  const anchor = { fromWord: first.id, toWord: last.id, lead: first.start - start, tail: start + duration - last.end };
  // Each slot keeps its own kind of clip.
  return { ...slotted, clip: { ...slotted.clip, anchor } } as SlottedClip;
}
