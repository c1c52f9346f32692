import { expect } from '@playwright/test';
import { type Box, isVisualTrack, outputCanvas, tickToFrame, type TimelineDocument } from '@reelwright/timeline';
import { GOLDEN_DOCUMENTS } from './documents/all.ts';
import type { GoldenDocument } from './documents/golden-document.ts';
import { type FrameSize, splitPlanes } from './gate/compare-frames.ts';
import { test } from './gate/painters.ts';

/** Something missing on both sides would still be equal. So this looks for each text and each sticker in its box. */

test.use({ screenshot: 'off' });

interface Seen {
  id: string;
  box: Box;
  /** The frame in the middle of the clip. */
  frame: number;
}

function listTextsAndStickers({ tracks, frameRate }: TimelineDocument): Seen[] {
  return tracks.flatMap((track) => {
    if (track.kind !== 'text' && track.kind !== 'sticker') return [];
    return [...track.clips].map(({ id, box, start, duration }) => {
      return { id, box, frame: tickToFrame(start + Math.floor(duration / 2), frameRate) };
    });
  });
}

/** Returns whether any sample within a box differs from the background in one of the planes. */
function isPainted(frame: Uint8Array, background: Uint8Array, size: FrameSize, box: Box): boolean {
  const empty = splitPlanes(background, size);
  return splitPlanes(frame, size).some(({ samples, width, height }, index) => {
    const emptySample = empty[index]?.samples[0];
    for (let y = Math.ceil(box.y * height); y < Math.min(height, (box.y + box.height) * height); y++)
      for (let x = Math.ceil(box.x * width); x < Math.min(width, (box.x + box.width) * width); x++)
        if (samples[y * width + x] !== emptySample) return true;
    return false;
  });
}

const isWithTexts = ({ document }: GoldenDocument) => listTextsAndStickers(document).length > 0;

for (const { name, document, scale } of GOLDEN_DOCUMENTS.filter(isWithTexts)) {
  test(`every text and sticker of ${name} is painted`, async ({ painters }) => {
    const files = painters.filesOf(document);
    const clips = listTextsAndStickers(document);
    const alone = { ...document, tracks: document.tracks.filter((track) => !isVisualTrack(track)) };
    const frames = [...new Set(clips.map(({ frame }) => frame))].toSorted((a, b) => a - b);
    const painted = await painters.server.paint({ document: alone, scale, files, frames });
    const [background = new Uint8Array()] = await painters.server.paint({
      document: { ...document, tracks: [] },
      scale,
      files: {},
      frames: [0],
    });
    const size = outputCanvas(document, scale);
    const unseen = clips.filter(
      ({ box, frame }) => !isPainted(painted[frames.indexOf(frame)] ?? new Uint8Array(), background, size, box),
    );
    expect(
      unseen.map(({ id }) => id),
      'clips that leave no trace',
    ).toEqual([]);
  });
}
