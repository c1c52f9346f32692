import {
  type Box,
  checkDocument,
  evaluate,
  type VisualLayer,
  safeZone,
  type ShapeClip,
  type StickerClip,
  type TextClip,
  timelineDocument,
  type TitleClip,
} from '@reelwright/timeline';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIN_TEXT_CONTRAST } from '../color/derive-colors.ts';
import { contrastOf } from '../color/rgb.ts';
import { listTestAds, TEST_SCENE_TICKS, type TestAd } from '../test-scenes.ts';
import { MIN_FONT_PX } from '../type/fit-text.ts';
import { canvasOf } from '../zones.ts';

let ads: TestAd[] = [];
beforeAll(() => {
  ads = listTestAds();
}, 120_000);

/** Fails with the names of the ads that break a rule. */
function expectOfAll(find: (ad: TestAd) => string[]): void {
  const broken = ads.flatMap((ad) => find(ad).map((what) => `${ad.name}: ${what}`));
  expect({ count: broken.length, first: broken.slice(0, 12) }).toEqual({ count: 0, first: [] });
}

const SLACK = 1e-6;
const DECORATION: ReadonlySet<string> = new Set(['shape', 'doodle', 'arrow']);
type Lettered = TextClip | Exclude<StickerClip, { kind: 'shape' | 'doodle' | 'arrow' }>;

function lettered({ document }: TestAd): Lettered[] {
  return document.tracks.flatMap((track) =>
    track.kind === 'text' || track.kind === 'sticker'
      ? (track.clips as (TextClip | StickerClip)[]).filter(
          (clip): clip is Lettered => !DECORATION.has(clip.kind) && clip.kind !== 'logo',
        )
      : [],
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width - SLACK &&
    b.x < a.x + a.width - SLACK &&
    a.y < b.y + b.height - SLACK &&
    b.y < a.y + a.height - SLACK
  );
}

const isTogether = (a: Lettered, b: Lettered) => a.start < b.start + b.duration && b.start < a.start + a.duration;

describe('every look in every layout, at every ratio, in English, German and Chinese', () => {
  test('is a valid document', () => {
    expectOfAll(({ document }) => [
      ...(timelineDocument.safeParse(document).success ? [] : ['has not the shape of a document']),
      ...checkDocument(document).map((refusal) => JSON.stringify(refusal)),
    ]);
  });

  test('keeps texts and stickers away from areas that apps cover', () => {
    expectOfAll((ad) => {
      const zone = safeZone(canvasOf(ad.ratio));
      return lettered(ad)
        .filter(
          ({ box }) =>
            box.x < zone.x - SLACK ||
            box.y < zone.y - SLACK ||
            box.x + box.width > zone.x + zone.width + SLACK ||
            box.y + box.height > zone.y + zone.height + SLACK,
        )
        .map(({ id }) => `${id} leaves the safe zone`);
    });
  });

  test('places no text or sticker over another or over the captions', () => {
    expectOfAll((ad) => {
      const clips = lettered(ad);
      return clips.flatMap((a, index) =>
        clips
          .slice(index + 1)
          .flatMap((b) => (isTogether(a, b) && overlap(a.box, b.box) ? [`${a.id} lies over ${b.id}`] : [])),
      );
    });
  });

  test('shows a full image at every cut', () => {
    expectOfAll(({ document, layout }) =>
      layout.scenes.flatMap(({ cuts }, index) =>
        [index * TEST_SCENE_TICKS, ...cuts].flatMap((cut) => {
          const images = evaluate(document, cut).layers.filter(
            (layer): layer is VisualLayer => layer.kind === 'visual',
          );
          const isSeen = images.some(({ opacity, dest }) => opacity === 1 && dest.width > 0 && dest.height > 0);
          return isSeen ? [] : [`scene ${index} is empty at ${cut}`];
        }),
      ),
    );
  });

  test('changes the image at least every two and a half seconds', () => {
    expectOfAll(({ layout, names }) =>
      layout.scenes.flatMap(({ cuts }, index) =>
        cuts.length > 0 || names[index] === 'end' || names[index] === 'cta' ? [] : [`${names[index]} has one shot`],
      ),
    );
  });

  test('shows photos with a face edge to edge or as a print, never on a stage', () => {
    expectOfAll(({ document }) =>
      document.tracks.flatMap((track) =>
        track.kind === 'image' || track.kind === 'video'
          ? track.clips
              .filter(({ media, id }) => media === 'portrait' && /^scene-\d+-product-/.test(id))
              .map(({ id }) => `${id} stages a person`)
          : [],
      ),
    );
  });

  test("ends a product that its photo cuts off at the canvas' edge or at the texts' panel", () => {
    expectOfAll((ad) => {
      const clips = ad.document.tracks.flatMap(({ clips: all }) => all.filter((clip) => 'box' in clip));
      const figures = clips.filter(({ id }) => id.includes('-figure-'));
      return figures.flatMap((figure) => {
        const { id, box, start } = figure;
        const panel = clips.find((clip) => clip.start === start && clip.id.includes('-panel-'));
        const edge = ad.ratio === '16:9' ? 0 : (panel?.box.y ?? 0) + (panel?.box.height ?? 0);
        return [
          ...(box.y + box.height >= 1 - SLACK ? [] : [`${id} ends above the canvas' foot`]),
          ...(!('media' in figure) || figure.media !== 'torso-alone' || box.y <= edge + SLACK
            ? []
            : [`${id} begins below the panel`]),
        ];
      });
    });
  });

  test('sets nothing too small for a phone', () => {
    expectOfAll((ad) =>
      lettered(ad).flatMap((clip) => {
        if (clip.kind === 'title' && clip.style.size * 1080 < MIN_FONT_PX.title - SLACK) return [`${clip.id} is small`];
        return clip.kind === 'bullet_list' && clip.size * 1080 < MIN_FONT_PX.body - SLACK
          ? [`${clip.id} is small`]
          : [];
      }),
    );
  });

  test('sets titles that contrast with their plates, or with the whole background behind them', () => {
    expectOfAll((ad) =>
      lettered(ad)
        .filter((clip): clip is TitleClip => clip.kind === 'title')
        .flatMap((clip) => {
          const cuts = ad.layout.scenes.flatMap((scene) => scene.cuts);
          // The clip may last through cuts.
          const seen = [clip.start, ...cuts.filter((cut) => cut > clip.start && cut < clip.start + clip.duration)];
          const backgrounds = clip.style.plate
            ? [clip.style.plate.color]
            : seen.flatMap((tick) => listBackgrounds(ad, tick));
          // Neon glyphs are read by their outline.
          const letters = clip.style.outline?.color ?? clip.style.color;
          const inks = [letters, ...(clip.emphasis?.kind === 'color' ? [clip.emphasis.color] : [])];
          return backgrounds.flatMap((background) =>
            inks
              .filter((ink) => contrastOf(ink, background) < MIN_TEXT_CONTRAST - 0.05)
              .map((ink) => `${clip.id} ${ink} on ${background} has ${contrastOf(ink, background).toFixed(2)}`),
          );
        }),
    );
  });
});

/** Lists the colours of the panel at a tick, from corner to corner, else those of the set's wall in light and shade. */
function listBackgrounds({ document }: TestAd, tick: number): string[] {
  const shapes = document.tracks
    .flatMap((track) => (track.kind === 'sticker' ? track.clips : []))
    .filter(
      (clip): clip is ShapeClip => clip.kind === 'shape' && clip.start <= tick && tick < clip.start + clip.duration,
    );
  const panels = shapes.filter(({ id }) => id.includes('-panel-'));
  const backgrounds = panels.length > 0 ? panels : shapes.filter(({ id }) => id.includes('-world-'));
  return backgrounds.flatMap(({ fill, set }) =>
    set ? [set.wall.shade, set.wall.base, set.wall.lit] : [fill.from, fill.to],
  );
}
