import { AD_ELEMENTS, type AdElement, type AdElementName, LOOK_IDS } from '@reelwright/contracts';
import { checkDocument, evaluate, parseDocument, type TimelineDocument } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './build-document.ts';
import { findElement, listShownElements, type SeenClip } from './scene-elements.ts';
import { makeMaterial, PHOTO, PRODUCT_PHOTO } from './test-material.ts';

const SCENES = 6;

function listClips(document: TimelineDocument, name: AdElementName, scene?: number): SeenClip[] {
  return document.tracks.flatMap((track) =>
    track.kind === 'music'
      ? []
      : (track.clips as SeenClip[]).filter((clip) => {
          const place = findElement(clip);
          return place?.name === name && !place.isFollower && (scene === undefined || place.scene === scene);
        }),
  );
}

function buildWith(element: AdElement, options: Parameters<typeof makeMaterial>[0] = {}) {
  const scenes = Array.from({ length: SCENES }, () => ({ elements: [element] }));
  return {
    before: buildDocument(makeMaterial(options)),
    after: buildDocument(makeMaterial({ ...options, scenes })),
  };
}

const middleOf = ({ box }: SeenClip) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

describe('elements of an ad', () => {
  it('have a name for every title, sticker and image that a look shows', () => {
    const unnamed = LOOK_IDS.flatMap((look) =>
      [
        [PRODUCT_PHOTO],
        [PHOTO],
        [PRODUCT_PHOTO, PHOTO, { ...PRODUCT_PHOTO, key: 'b' }, { ...PHOTO, key: 'c' }],
      ].flatMap((images, seed) =>
        buildDocument(makeMaterial({ look, images, seed })).tracks.flatMap((track) =>
          track.kind === 'music'
            ? []
            : (track.clips as SeenClip[]).filter((clip) => clip.kind !== 'shape' && findElement(clip) === null),
        ),
      ),
    );
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('are found on the canvas, the topmost last', () => {
    const document = buildDocument(makeMaterial());
    const names = listShownElements(document, document.duration - 1).map(({ name }) => name);
    expect(names).toContain('button');
    expect(names).toContain('title');
    expect(names.indexOf('title')).toBeLessThan(names.indexOf('button'));
  });
});

describe('changes on the canvas', () => {
  it('leave an ad without them as it is', () => {
    expect(buildDocument(makeMaterial({ scenes: [{}, { elements: [] }] }))).toEqual(buildDocument(makeMaterial()));
  });

  it('move and enlarge a title about its middle, with its type, and nothing else', () => {
    const { before, after } = buildWith({ name: 'title', x: 0.1, y: -0.05, scale: 1.5 });
    const was = listClips(before, 'title');
    const is = listClips(after, 'title');
    expect(is.length).toBeGreaterThan(3);
    expect(is).toHaveLength(was.length);
    for (const [index, clip] of is.entries()) {
      const old = was[index];
      if (clip.kind !== 'title' || old?.kind !== 'title') throw new Error('a title is a title');
      expect(clip.box.width).toBeCloseTo(old.box.width * 1.5);
      expect(clip.style.size).toBeCloseTo(old.style.size * 1.5);
      expect(middleOf(clip).x).toBeCloseTo(middleOf(old).x + 0.1);
      expect(middleOf(clip).y).toBeCloseTo(middleOf(old).y - 0.05);
    }
    // The smaller tier of a title goes along with it.
    const others = (document: TimelineDocument) =>
      document.tracks
        .filter(({ id }) => id !== 'title-track')
        .map((track) => track.clips.filter(({ id }) => !id.endsWith('-lead')));
    expect(others(after)).toEqual(others(before));
  });

  it('set font and colours, and a plate where there was none', () => {
    const { after } = buildWith({ name: 'title', font: 'Lobster', color: '#ff0000', background: '#00ff00' });
    for (const clip of listClips(after, 'title'))
      expect(clip).toMatchObject({ style: { family: 'Lobster', color: '#ff0000', plate: { color: '#00ff00' } } });
    const button = buildWith({ name: 'button', font: 'Lobster', color: '#ff0000', background: '#00ff00' });
    expect(listClips(button.after, 'button')[0]).toMatchObject({
      family: 'Lobster',
      color: '#ff0000',
      background: '#00ff00',
    });
  });

  it('move the captions of one scene only', () => {
    const captionStyle = 'karaoke-plate' as const;
    const before = buildDocument(makeMaterial({ captionStyle }));
    const scenes = [{}, { elements: [{ name: 'captions', y: -0.2 } as const] }];
    const after = buildDocument(makeMaterial({ captionStyle, scenes }));
    const moved = listClips(after, 'captions').filter(
      (clip) => clip.box.y !== listClips(before, 'captions').find(({ id }) => id === clip.id)?.box.y,
    );
    expect(moved.map((clip) => findElement(clip)?.scene)).toEqual([1]);
  });

  it('take the shadow of a product along', () => {
    const options = { look: 'tech-minimal' } as const;
    const { before, after } = buildWith({ name: 'product', x: 0.2, scale: 0.5 }, options);
    const followers = (document: TimelineDocument) =>
      document.tracks.flatMap((track) =>
        track.kind === 'sticker' ? track.clips.filter((clip) => findElement(clip)?.isFollower) : [],
      );
    expect(followers(before).length).toBeGreaterThan(0);
    for (const [index, clip] of followers(after).entries())
      expect(clip.box.width).toBeCloseTo((followers(before)[index]?.box.width ?? 0) * 0.5);
    for (const [index, clip] of listClips(after, 'product').entries())
      expect(middleOf(clip).x).toBeCloseTo(middleOf(listClips(before, 'product')[index] as SeenClip).x + 0.2);
  });

  it('move a photo within its box, up to the edges of the photo', () => {
    const windowsOf = (x: number): number[] => {
      const { after } = buildWith({ name: 'photo', x, scale: 1.5 }, { images: [PHOTO] });
      return listClips(after, 'photo').map((clip) => {
        const { layers } = evaluate(after, clip.start);
        const layer = layers.find((each) => each.kind === 'visual');
        if (layer?.kind !== 'visual') throw new Error('a photo is shown');
        expect(layer.dest.width).toBeCloseTo(layer.frame.width);
        return layer.window.x;
      });
    };
    const still = windowsOf(0);
    expect(still.length).toBeGreaterThan(0);
    expect(windowsOf(0.04).every((x, index) => x < (still[index] ?? 0))).toBe(true);
    // A close-up reaches beyond the canvas by more than one move.
    const far = windowsOf(1.5);
    expect(far.every((x) => x > -1e-6)).toBe(true);
    expect(far.some((x) => x < 1e-6)).toBe(true);
  });

  it('rotate a product about its middle, its outline along, its shadow on the ground not', () => {
    const options = { look: 'tech-minimal' } as const;
    const { before, after } = buildWith({ name: 'product', rotation: 30 }, options);
    const rotationOf = ({ transform }: SeenClip) =>
      [transform?.rotation ?? 0].flat().map((value) => (typeof value === 'number' ? value : value.value));
    const was = listClips(before, 'product');
    const is = listClips(after, 'product');
    expect(is.length).toBeGreaterThan(0);
    for (const [index, clip] of is.entries()) {
      expect(middleOf(clip).x).toBeCloseTo(middleOf(was[index] as SeenClip).x);
      const old = rotationOf(was[index] as SeenClip);
      expect(rotationOf(clip)).toEqual(old.map((degrees) => degrees + 30));
    }
    const shadows = (document: TimelineDocument) =>
      document.tracks.flatMap((track) =>
        track.kind === 'sticker'
          ? track.clips.flatMap((clip) => (findElement(clip)?.keepsLevel ? [clip.transform?.rotation] : []))
          : [],
      );
    expect(shadows(before).length).toBeGreaterThan(0);
    expect(shadows(after)).toEqual(shadows(before));
  });

  it('keep images level that fill their box, whose corners would be uncovered', () => {
    const { before, after } = buildWith({ name: 'photo', rotation: 30 }, { images: [PHOTO] });
    expect(listClips(after, 'photo').length).toBeGreaterThan(0);
    const rotations = (document: TimelineDocument) =>
      listClips(document, 'photo').map(({ transform }) => transform?.rotation);
    expect(rotations(after)).toEqual(rotations(before));
  });

  it('hide an element, and keep the document valid whatever is changed', () => {
    expect(listClips(buildWith({ name: 'button', is_hidden: true }).after, 'button')).toEqual([]);
    for (const change of [
      { is_hidden: true },
      { x: 1.5, y: -1.5, scale: 4, rotation: -170, font: 'Unknown', color: '#000000', background: '#ffffff' },
    ]) {
      const elements = AD_ELEMENTS.map((name) => ({ name, ...change }));
      const scenes = Array.from({ length: SCENES }, () => ({ elements }));
      const document = buildDocument(makeMaterial({ images: [PRODUCT_PHOTO, PHOTO], scenes }));
      expect(checkDocument(document)).toEqual([]);
      expect(parseDocument(JSON.parse(JSON.stringify(document))).ok).toBe(true);
    }
  });
});
