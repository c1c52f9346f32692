/** Where the scene lies in the kernel's memory: the numbers of assembly/memory.ts. Bytes, and floats of a record. */
export const MEMORY = {
  globals: 1024,
  materials: 4096,
  shapes: 16384,
  nodes: 147456,
  segments: 278528,
  gobo: 409600,
  backdrop: 1048576,
  image: 5242880,
  /** Buffers of pixels lie above. */
  pixels: 10 * 2 ** 20,
} as const;

export const RECORD_FLOATS = 32;
export const NODE_FLOATS = 8;
export const SEGMENT_FLOATS = 8;
export const LIGHT_FLOATS = 16;
export const MAX_SHAPES = 1024;
export const MAX_MATERIALS = 96;
export const MAX_SEGMENTS = 4096;
export const MAX_LIGHTS = 12;
export const POOL_FLOATS = 8;
export const MAX_POOLS = 4;
export const GOBO_SIDE = 512;
export const BACKDROP_SIDE = 512;
export const MAX_IMAGE_SIDE = 1024;

/** Indices of the settings. */
export const SETTING = {
  eye: 0,
  forward: 3,
  right: 6,
  up: 9,
  tanHalf: 12,
  aspect: 13,
  shiftY: 14,
  sun: 16,
  sunColor: 19,
  sunSize: 22,
  goboScale: 23,
  goboU: 24,
  goboV: 25,
  environmentTop: 26,
  environmentBottom: 29,
  stage: 32,
  wallDepth: 33,
  fillet: 34,
  groundMaterial: 35,
  wallMaterial: 36,
  lightCount: 37,
  nodeCount: 38,
  hasBackdrop: 39,
  backdropGain: 40,
  poolCount: 41,
  poolsFrom: 42,
  poolsMean: 43,
  pools: 48,
  lights: 80,
} as const;
