import type { Arena } from '../memory/arena.ts';
import type { CopyCache } from '../memory/copy-cache.ts';
import type { RasterTools } from '../memory/raster.ts';
import { allocateFrame, type FrameBuffer } from './frame-buffer.ts';

/** Addresses of a layer's planes before it is put on the frame, tightly packed, for an area of at most the canvas. */
export interface Scratch {
  y: number;
  alpha: number;
  u: number;
  v: number;
  chromaAlpha: number;
  /** Coverage of each sample by a shape, and another shape to multiply it by. */
  shape: number;
  chromaShape: number;
  cut: number;
}

/** What painting needs besides its sources and its target. */
export interface Stage extends RasterTools {
  canvas: { width: number; height: number };
  copies: CopyCache;
  /** A second frame: the incoming image of a transition. */
  spare: FrameBuffer;
  /** A third: an image and its backdrop before they are put on the frame together. */
  group: FrameBuffer;
  scratch: Scratch;
  columnCoverage: Uint16Array<ArrayBuffer>;
  rowCoverage: Uint16Array<ArrayBuffer>;
}

function allocateCoverage(arena: Arena, count: number): Uint16Array<ArrayBuffer> {
  return new Uint16Array(arena.bytes.buffer, arena.allocate(count * 2), count);
}

function allocateScratch(arena: Arena, canvas: { width: number; height: number }): Scratch {
  const whole = canvas.width * canvas.height;
  return {
    y: arena.allocate(whole),
    alpha: arena.allocate(whole),
    u: arena.allocate(whole / 4),
    v: arena.allocate(whole / 4),
    chromaAlpha: arena.allocate(whole / 4),
    shape: arena.allocate(whole),
    chromaShape: arena.allocate(whole / 4),
    cut: arena.allocate(whole),
  };
}

export function createStage(
  tools: RasterTools & { copies: CopyCache },
  canvas: { width: number; height: number },
): Stage {
  const { arena } = tools;
  return {
    ...tools,
    canvas,
    spare: allocateFrame(arena, canvas),
    group: allocateFrame(arena, canvas),
    scratch: allocateScratch(arena, canvas),
    columnCoverage: allocateCoverage(arena, canvas.width),
    rowCoverage: allocateCoverage(arena, canvas.height),
  };
}
