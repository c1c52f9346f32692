import {
  type Box,
  checkDocument,
  evaluate,
  type PictureClip,
  type PictureLayer,
  safeZone,
  type StickerClip,
  timelineDocument,
  type TitleClip,
} from '@reelwright/timeline';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIN_TEXT_CONTRAST } from './color/derive-colors.ts';
import { groundsOf } from './test-grounds.ts';
import { listTestScenes, type TestScene } from './test-scenes.ts';
import { contrastOf } from './color/rgb.ts';
import { MIN_FONT_PX } from './type/fit-text.ts';
import { canvasOf, zonesOf } from './zones.ts';

let scenes: TestScene[] = [];
beforeAll(() => {
  scenes = listTestScenes();
  // Some ten seconds of work, and many more on a machine with other things to do.
}, 600_000);

/** Fails with the names of the scenes that break a rule. */
function expectOfAll(find: (scene: TestScene) => string[]): void {
  const broken = scenes.flatMap((scene) => find(scene).map((what) => `${scene.name}: ${what}`));
  expect({ count: broken.length, first: broken.slice(0, 12) }).toEqual({ count: 0, first: [] });
}

const SLACK = 1e-6;
const AFTER_ENTRANCES = 90_000;
/** Shapes are the ground of things; all other stickers say something. */
const isLettered = (clip: StickerClip) => clip.kind !== 'shape' && clip.kind !== 'doodle' && clip.kind !== 'arrow';

function lettered({ scene }: TestScene): { id: string; box: Box }[] {
  return [...scene.texts, ...scene.stickers.filter(isLettered)].map(({ id, box }) => ({ id, box }));
}

function shown({ look, ratio }: TestScene): Box {
  const { caption, canvas } = zonesOf({ ratio, align: look.align, hasCaptions: true });
  if (!caption) throw new Error('captions have a place');
  return {
    x: caption.x / canvas.width,
    y: caption.y / canvas.height,
    width: caption.width / canvas.width,
    height: caption.height / canvas.height,
  };
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width - SLACK &&
    b.x < a.x + a.width - SLACK &&
    a.y < b.y + b.height - SLACK &&
    b.y < a.y + a.height - SLACK
  );
}

/** Where a part of a picture is seen, by what the timeline says of the frame. */
function seenPart(layer: PictureLayer, source: { width: number; height: number }, part: Box): Box | undefined {
  const scale = layer.dest.width / layer.window.width;
  const x = layer.dest.x + (part.x * source.width - layer.window.x) * scale;
  const y = layer.dest.y + (part.y * source.height - layer.window.y) * scale;
  const left = Math.max(x, layer.dest.x);
  const top = Math.max(y, layer.dest.y);
  const right = Math.min(x + part.width * source.width * scale, layer.dest.x + layer.dest.width);
  const bottom = Math.min(y + part.height * source.height * scale, layer.dest.y + layer.dest.height);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

describe('every look in every layout, at every ratio, in English, German and Chinese', () => {
  test('is a document that may be saved', () => {
    expectOfAll(({ document }) => [
      ...(timelineDocument.safeParse(document).success ? [] : ['has not the shape of a document']),
      ...checkDocument(document).map((refusal) => JSON.stringify(refusal)),
    ]);
  });

  test('keeps texts and stickers where no app covers them', () => {
    expectOfAll((scene) => {
      const zone = safeZone(canvasOf(scene.ratio));
      return [...lettered(scene), { id: 'captions', box: shown(scene) }]
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

  test('lays no text or sticker over another or over the captions', () => {
    expectOfAll((scene) => {
      const boxes = [...lettered(scene), { id: 'captions', box: shown(scene) }];
      return boxes.flatMap((a, index) =>
        boxes.slice(index + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.id} lies over ${b.id}`] : [])),
      );
    });
  });

  test('covers no face and no product once they have come, half way and at the end', () => {
    expectOfAll((scene) => {
      const { width, height } = canvasOf(scene.ratio);
      const boxes = [...lettered(scene), { id: 'captions', box: shown(scene) }];
      return [AFTER_ENTRANCES, 180_000, 355_000].flatMap((tick) =>
        evaluate(scene.document, tick)
          .layers.filter((layer): layer is PictureLayer => layer.kind === 'picture')
          .flatMap((layer) => {
            const picture = scene.pictures.find(({ media }) => media === layer.source.media);
            if (!picture) return ['shows an unknown picture'];
            const parts = [picture.subject, ...picture.faces];
            return parts.flatMap((part) => {
              const seen = seenPart(layer, picture, part);
              if (!seen) return ['does not show its subject'];
              const rect = {
                x: seen.x / width,
                y: seen.y / height,
                width: seen.width / width,
                height: seen.height / height,
              };
              // Pixels at the very edge of a subject's box are air.
              const core = {
                x: rect.x + 0.003,
                y: rect.y + 0.003,
                width: rect.width - 0.006,
                height: rect.height - 0.006,
              };
              return boxes.filter(({ box }) => overlap(box, core)).map(({ id }) => `${id} covers ${picture.media}`);
            });
          }),
      );
    });
  });

  test('sets nothing smaller than a phone shows legibly', () => {
    expectOfAll(({ scene }) => [
      ...scene.texts.flatMap((clip) => {
        const isSmall = /-(?:body|kicker|text)$/.test(clip.id);
        const least = isSmall ? MIN_FONT_PX.body : MIN_FONT_PX.title;
        return clip.style.size * 1080 >= least - SLACK ? [] : [`${clip.id} at ${clip.style.size * 1080} px`];
      }),
      ...scene.stickers.flatMap((clip) =>
        clip.kind === 'bullet_list' && clip.size * 1080 < MIN_FONT_PX.body - SLACK
          ? [`list at ${clip.size * 1080}`]
          : [],
      ),
    ]);
  });

  test('sets texts that contrast with whatever is behind them', () => {
    expectOfAll((scene) =>
      scene.scene.texts
        .filter((clip): clip is TitleClip => clip.kind === 'title')
        .flatMap((clip) =>
          groundsOf(scene.document, clip).flatMap((ground) => {
            const inks = [clip.style.color, ...(clip.emphasis?.kind === 'color' ? [clip.emphasis.color] : [])];
            const marker = clip.emphasis?.kind === 'marker' ? [clip.emphasis.color] : [];
            return [
              ...inks.filter((ink) => contrastOf(ink, ground) < MIN_TEXT_CONTRAST - 0.02),
              ...marker.filter((color) => contrastOf(clip.style.color, color) < MIN_TEXT_CONTRAST - 0.02),
            ].map((ink) => `${clip.id} ${ink} on ${ground} has ${contrastOf(ink, ground).toFixed(2)}`);
          }),
        ),
    );
  });

  test('writes on stickers in ink that contrasts with their plates, or with what is behind those without one', () => {
    expectOfAll(({ scene, document }) =>
      scene.stickers.flatMap((clip) => {
        if (!('color' in clip) || clip.kind === 'doodle' || clip.kind === 'arrow') return [];
        const isOutlined = 'shape' in clip && (clip.shape === 'outline' || clip.shape === 'plain');
        const plate = 'background' in clip && !isOutlined ? clip.background : undefined;
        const lines = clip.kind === 'bullet_list' ? clip.plate?.color : undefined;
        const own = plate ?? lines;
        const grounds = own ? [own] : groundsOf(document, clip);
        const worst = Math.min(...grounds.map((ground) => contrastOf(ground, clip.color)));
        return worst >= MIN_TEXT_CONTRAST - 0.02 ? [] : [`${clip.id} has ${worst.toFixed(2)}`];
      }),
    );
  });

  test('shows the pictures it has', () => {
    expectOfAll(({ layout, scene }) => {
      const pictures = scene.pictures.filter((clip: PictureClip) => clip.opacity > 0);
      return pictures.length === (layout === 'split' ? 2 : 1) ? [] : [`${pictures.length} pictures`];
    });
  });
});
