import type { Arena } from '../memory/arena.ts';
import type { RasterTools } from '../memory/raster.ts';
import { allocateFrame, type FrameBuffer } from './frame-buffer.ts';

/** What painting needs besides its sources and its target. */
export interface Stage extends RasterTools {
  canvas: { width: number; height: number };
  /** A second frame: the incoming picture of a cross-fade. */
  spare: FrameBuffer;
  /** Room for a resampled plane before it is blended, and for its alpha. */
  samples: number;
  alphas: number;
  columnCoverage: Uint16Array<ArrayBuffer>;
  rowCoverage: Uint16Array<ArrayBuffer>;
}

function allocateCoverage(arena: Arena, count: number): Uint16Array<ArrayBuffer> {
  return new Uint16Array(arena.bytes.buffer, arena.allocate(count * 2), count);
}

export function createStage(tools: RasterTools, canvas: { width: number; height: number }): Stage {
  const { arena } = tools;
  return {
    ...tools,
    canvas,
    spare: allocateFrame(arena, canvas),
    samples: arena.allocate(canvas.width * canvas.height),
    alphas: arena.allocate(canvas.width * canvas.height),
    columnCoverage: allocateCoverage(arena, canvas.width),
    rowCoverage: allocateCoverage(arena, canvas.height),
  };
}
