import { ModelUnusable } from '#src/platform/onnx/model-problem.ts';
import { type OnnxModel, openOnnxModel } from '#src/platform/onnx/open-onnx-model.ts';
import { type PlaneSize, resizePlanes, splitFrame, toRgbPlanes, toYuv420 } from '#src/platform/onnx/image-planes.ts';

/** Real-ESRGAN (X. Wang et al., 2021): red, green and blue, 0 to 1, two to eight times larger. */
const PORTS = { inputs: [{ dims: [1, 3, null, null] }], outputs: [{ dims: [1, 3, null, null] }] } as const;
/** Frames are enlarged in tiles, which bounds the memory. */
const TILE = 256;
/** What a tile sees of its neighbours; their seams do not show then. */
const OVERLAP = 16;
const LARGEST_SCALE = 8;

export interface EnlargeNetwork {
  /** Returns an I420 frame of the wanted size. */
  enlarge(frame: Uint8Array, from: PlaneSize, to: PlaneSize): Promise<Uint8Array>;
}

/** Opens a model of Real-ESRGAN's shape. Throws ModelUnusable. */
export async function openEnlargeNetwork(path: string): Promise<EnlargeNetwork> {
  const model = await openOnnxModel(path, PORTS);
  const [, , height, width] = model.inputs[0] ?? [];
  return {
    async enlarge(frame, from, to) {
      const image = toRgbPlanes(splitFrame(frame, from), from);
      const { planes, size } = await enlargeTiles(model, image, from, { width: width ?? null, height: height ?? null });
      const { y, u, v } = toYuv420(resizePlanes(planes, size, to), to);
      const enlarged = new Uint8Array(y.length + u.length + v.length);
      enlarged.set(y);
      enlarged.set(u, y.length);
      enlarged.set(v, y.length + u.length);
      return enlarged;
    },
  };
}

async function enlargeTiles(
  model: OnnxModel,
  image: Float32Array,
  from: PlaneSize,
  fixed: { width: number | null; height: number | null },
): Promise<{ planes: Float32Array; size: PlaneSize }> {
  // A file that leaves its sides open takes small frames whole.
  const tile = {
    width: fixed.width ?? Math.min(TILE, from.width),
    height: fixed.height ?? Math.min(TILE, from.height),
  };
  const columns = placeTiles(from.width, tile.width);
  const rows = placeTiles(from.height, tile.height);
  let scale = 0;
  let size: PlaneSize = from;
  let planes = new Float32Array(0);
  for (const row of rows)
    for (const column of columns) {
      const [answer] = await model.run([
        {
          dims: [1, 3, tile.height, tile.width],
          data: cutTile(image, from, { left: column.from, top: row.from, ...tile }),
        },
      ]);
      const tileScale = (answer?.dims[3] ?? 0) / tile.width;
      if (!answer || !isScale(tileScale) || (answer.dims[2] ?? 0) !== tile.height * tileScale)
        throw new ModelUnusable('broken', `of ${tile.width}x${tile.height}, the model made ${answer?.dims.join('x')}`);
      if (scale === 0) {
        scale = tileScale;
        size = { width: from.width * scale, height: from.height * scale };
        planes = new Float32Array(3 * size.width * size.height);
      }
      pasteTile(planes, size, answer.data, { scale, tile, column, row });
    }
  return { planes, size };
}

const isScale = (scale: number): boolean => Number.isInteger(scale) && scale >= 1 && scale <= LARGEST_SCALE;

interface TilePlace {
  /** Where the tile begins; it may reach over the end of the image. */
  from: number;
  /** What is taken of it, in pixels of the image. */
  first: number;
  end: number;
}

/** Places tiles along a side, each with an overlap that only it sees. */
function placeTiles(length: number, tile: number): TilePlace[] {
  if (length <= tile) return [{ from: 0, first: 0, end: length }];
  const step = Math.max(1, tile - 2 * Math.min(OVERLAP, tile >> 2));
  const count = Math.ceil((length - tile) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const from = Math.min(length - tile, index * step);
    const margin = (tile - step) / 2;
    return {
      from,
      first: index === 0 ? 0 : (index - 1) * step + tile - Math.floor(margin),
      end: index === count - 1 ? length : index * step + tile - Math.floor(margin),
    };
  });
}

/** What lies outside the image repeats its edge. */
function cutTile(
  image: Float32Array,
  size: PlaneSize,
  { left, top, width, height }: PlaneSize & { left: number; top: number },
): Float32Array {
  const tile = new Float32Array(3 * width * height);
  for (let plane = 0; plane < 3; plane += 1)
    for (let y = 0; y < height; y += 1) {
      const row = (plane * size.height + Math.min(size.height - 1, top + y)) * size.width;
      for (let x = 0; x < width; x += 1)
        tile[(plane * height + y) * width + x] = image[row + Math.min(size.width - 1, left + x)] ?? 0;
    }
  return tile;
}

function pasteTile(
  planes: Float32Array,
  size: PlaneSize,
  tile: Float32Array,
  place: { scale: number; tile: PlaneSize; column: TilePlace; row: TilePlace },
): void {
  const { scale, column, row } = place;
  const tileWidth = place.tile.width * scale;
  const tileHeight = place.tile.height * scale;
  for (let plane = 0; plane < 3; plane += 1)
    for (let y = row.first * scale; y < row.end * scale; y += 1) {
      const from = (plane * tileHeight + y - row.from * scale) * tileWidth - column.from * scale;
      const to = (plane * size.height + y) * size.width;
      planes.set(tile.subarray(from + column.first * scale, from + column.end * scale), to + column.first * scale);
    }
}
