import { type AdImage, toLookImage } from '@reelwright/ad';
import { inkedCaptions, listSlotted, measureCovered, MOST_COVERED, MOST_COVERED_FULL } from '@reelwright/looks';
import { type CaptionClip, isVisualTrack, type TimelineDocument } from '@reelwright/timeline';
import { formatShare, type Gate } from './gate.ts';
import { toLayoutSize } from './layout-size.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

/** Measures what the texts and captions of each scene hide of its product, with the same rule as layouts. */
export function measureCoveredProduct(
  document: TimelineDocument,
  { scenes, images }: { scenes: readonly ReviewScene[]; images: readonly AdImage[] },
): Gate {
  const canvas = toLayoutSize(document.canvas);
  const looked = images.map(toLookImage);
  const slotted = listSlotted(document.tracks);
  const captions = document.tracks.flatMap((track) =>
    track.kind === 'text' ? track.clips.filter((clip): clip is CaptionClip => clip.kind === 'caption') : [],
  );
  const measured = scenes.flatMap((scene) => {
    const within = ({ start }: { start: number }) => start >= scene.start && start < scene.end;
    const [first, ...more] = captions.filter(within);
    const last = more.at(-1) ?? first;
    const clips = slotted.filter(({ clip }) => within(clip));
    const starts = [scene.start, ...listCuts(document, scene)];
    // A scene may show a photo that fills the canvas before one that is beside its texts.
    return starts.map((start, index) => {
      const end = starts[index + 1] ?? scene.end;
      const shown = clips.filter(({ clip }) => clip.start < end && clip.start + clip.duration > start);
      const covered = measureCovered({
        scene: { clips: shown, cuts: [], captionsEnd: last ? last.start + last.duration : scene.start },
        span: { start, duration: end - start },
        images: looked,
        canvas,
        captionBox:
          first && inkedCaptions(toPixels(first.box, canvas), canvas, first.style.align === 'left' ? 'left' : 'center'),
      });
      const isFull = shown.every(({ clip }) => !isImage(clip) || fillsCanvas(clip));
      return { start, covered, isFull };
    });
  });
  const hidden = measured.filter(({ covered, isFull }) =>
    isFull
      ? covered.share > MOST_COVERED_FULL.captions || covered.isFaceHidden
      : covered.share > MOST_COVERED || covered.isDetailHidden,
  );
  const most = Math.max(0, ...measured.map(({ covered }) => covered.share));
  return {
    id: 'covered-product',
    label: 'Product under texts, at most',
    value: formatShare(most),
    limit: `≤ ${formatShare(MOST_COVERED)}, no face or detail; ≤ ${formatShare(MOST_COVERED_FULL.captions)} of a photo that fills the canvas`,
    isPassed: hidden.length === 0,
    where: hidden.map(
      ({ start, covered }) =>
        `${formatShare(covered.share)}${covered.isDetailHidden ? ', a face or detail' : ''} in ${describeMoment(scenes, start)}`,
    ),
  };
}

type SlottedClip = ReturnType<typeof listSlotted>[number]['clip'];
type ImageClip = Extract<SlottedClip, { kind: 'image' | 'video' }>;

const isImage = (clip: SlottedClip): clip is ImageClip => clip.kind === 'image' || clip.kind === 'video';

/** Whether a clip is a photo from edge to edge of the canvas. */
function fillsCanvas({ media, fit, box: { x, y, width, height } }: ImageClip): boolean {
  return fit === 'cover' && !media.endsWith('-cut-out') && x <= 0 && y <= 0 && x + width >= 1 && y + height >= 1;
}

function toPixels(box: CaptionClip['box'], { width, height }: { width: number; height: number }) {
  return { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height };
}

/** Lists the ticks within a scene at which another image begins. */
function listCuts(document: TimelineDocument, { start, end }: ReviewScene): number[] {
  const starts = document.tracks.flatMap((track) =>
    isVisualTrack(track) ? track.clips.map((clip) => clip.start) : [],
  );
  return [...new Set(starts)].filter((tick) => tick > start && tick < end).toSorted((one, other) => one - other);
}
