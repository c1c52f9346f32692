import type { Region } from '@reelwright/ad';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** RGB, 8 bits a channel. */
export interface FaceImage {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** The part of @vladmandic/human that we use; its own types do not resolve under Node's rules. */
interface Tensor {
  dispose(): void;
}
interface Human {
  tf: { tensor3d(values: Uint8Array, shape: [number, number, number], type: 'int32'): Tensor };
  load(): Promise<void>;
  detect(input: Tensor): Promise<{
    error: string | null;
    /** `boxScore` is the detector's; `faceScore` is that of the mesh laid over it, which rejects cats and cups. */
    face: { boxScore: number; faceScore: number; boxRaw: [number, number, number, number] }[];
  }>;
}
type HumanConstructor = new (config: object) => Human;

const LEAST_BOX_SCORE = 0.4;
const LEAST_FACE_SCORE = 0.8;
/** Share of the image's shorter side: smaller faces are a crowd or a print, not the subject. */
const LEAST_SIZE = 0.04;
const MOST_FACES = 10;

const OFF = { enabled: false };

function toConfig(humanFolder: string, wasmFolder: string): object {
  return {
    debug: false,
    backend: 'wasm',
    wasmPath: `${wasmFolder}${path.sep}`,
    modelBasePath: pathToFileURL(`${humanFolder}/models/`).href,
    // No result may depend on the previous image.
    cacheSensitivity: 0,
    filter: OFF,
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: MOST_FACES, minConfidence: LEAST_BOX_SCORE, skipFrames: 0, skipTime: 0 },
      mesh: { enabled: true },
      iris: OFF,
      attention: OFF,
      description: OFF,
      emotion: OFF,
      antispoof: OFF,
      liveness: OFF,
    },
    body: OFF,
    hand: OFF,
    object: OFF,
    gesture: OFF,
    segmentation: OFF,
  };
}

/**
 * Makes fetch read files, because the library fetches its models and Node's fetch refuses files. Only for a separate
 * process.
 */
function letFetchReadFiles(): void {
  const fetchRemote = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith('file:')) return fetchRemote(input, init);
    const type = address.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    return new Response(await readFile(fileURLToPath(address)), { headers: { 'content-type': type } });
  };
}

/** Loads the detector with the models of its package. Returns a function that finds an image's faces, largest first. */
export async function loadFaceDetector(): Promise<(image: FaceImage) => Promise<Region[]>> {
  letFetchReadFiles();
  const require = createRequire(import.meta.url);
  // The package exports neither its WASM build nor its models, so they are located beside the exported entry.
  const humanFolder = path.resolve(path.dirname(require.resolve('@vladmandic/human')), '..');
  const wasmFolder = path.resolve(path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm')), '../wasm-out');
  const { Human } = require(path.join(humanFolder, 'dist/human.node-wasm.js')) as { Human: HumanConstructor };
  const human = new Human(toConfig(humanFolder, wasmFolder));
  await human.load();

  return async ({ rgb, width, height }) => {
    const tensor = human.tf.tensor3d(rgb, [height, width, 3], 'int32');
    const { error, face } = await human.detect(tensor).finally(() => tensor.dispose());
    if (error) throw new Error(error);
    return face
      .filter(({ boxScore, faceScore }) => boxScore >= LEAST_BOX_SCORE && faceScore >= LEAST_FACE_SCORE)
      .map(({ boxRaw }) => toRegion(boxRaw))
      .filter(
        (region) => Math.min(region.width * width, region.height * height) >= LEAST_SIZE * Math.min(width, height),
      )
      .toSorted((one, other) => other.width * other.height - one.width * one.height);
  };
}

function toRegion([left, top, boxWidth, boxHeight]: readonly [number, number, number, number]): Region {
  const x = Math.min(1, Math.max(0, left));
  const y = Math.min(1, Math.max(0, top));
  return { x, y, width: Math.min(1, left + boxWidth) - x, height: Math.min(1, top + boxHeight) - y };
}
