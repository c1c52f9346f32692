/** Where the host writes the scene; `src/kernel/memory-layout.ts` has the same numbers. Bytes. */
export const GLOBALS: usize = 1024;
export const MATERIALS: usize = 4096; // 32 floats each
export const SHAPES: usize = 16384; // 32 floats each
export const NODES: usize = 147456; // 8 floats each
export const SEGMENTS: usize = 278528; // 8 floats each
export const GOBO: usize = 409600; // 512 x 512 bytes
export const BACKDROP: usize = 1048576; // 512 x 512 x 4 floats
export const IMAGE: usize = 5242880; // 1024 x 1024 x 4 bytes

export function at(address: usize, index: i32): f32 {
  return load<f32>(address + ((<usize>index) << 2));
}

export function setting(index: i32): f32 {
  return load<f32>(GLOBALS + ((<usize>index) << 2));
}

// Indices of settings.
export const EYE = 0; // 3
export const FORWARD = 3; // 3
export const RIGHT = 6; // 3
export const UP = 9; // 3
export const TAN_HALF = 12; // tangent of half the vertical angle
export const ASPECT = 13;
export const SHIFT_Y = 14; // shift of the lens, in half heights
export const SUN = 16; // 3: direction to it
export const SUN_COLOR = 19; // 3
export const SUN_SIZE = 22;
export const GOBO_SCALE = 23; // 0: none
export const GOBO_U = 24;
export const GOBO_V = 25;
export const ENV_TOP = 26; // 3
export const ENV_BOTTOM = 29; // 3
export const STAGE = 32; // see stage.ts
export const WALL_DEPTH = 33;
export const FILLET = 34;
export const GROUND_MATERIAL = 35;
export const WALL_MATERIAL = 36;
export const LIGHT_COUNT = 37;
export const NODE_COUNT = 38;
export const HAS_BACKDROP = 39;
export const BACKDROP_GAIN = 40;
export const POOL_COUNT = 41;
export const POOLS_FROM = 42; // depth at which light pools begin
export const POOLS_MEAN = 43; // mean light with the pools, against without
export const POOLS = 48; // 8 floats each: see src/kernel/write-scene.ts
export const LIGHTS = 80; // 16 floats each: corner, side u, side v, color, normal, area

// What a material's record holds.
export const M_COLOR = 0; // 3
export const M_SECOND = 3; // 3
export const M_PATTERN = 6;
export const M_SCALE = 7;
export const M_ROUGH = 8;
export const M_F0 = 9;
export const M_KIND = 10; // 0 dielectric, 1 metal, 2 glass
export const M_BUMP = 11;
export const M_MEAN = 12; // 3: the color that bounces see
export const M_DENSITY = 15; // of glass: absorption per unit
export const M_IMAGE_U = 16; // width of the image's wrap: radians if round, else units
export const M_IMAGE_Y = 17; // middle of the image
export const M_IMAGE_V = 18; // its height
export const M_IMAGE_ROUND = 19; // 1: around the y axis, 0: from the front, -1: a photo from the front
export const M_IMAGE_W = 20;
export const M_IMAGE_H = 21;
export const M_SHEEN = 22;
export const M_EMISSION = 23; // 3
export const M_FROST = 26;
export const M_IMAGE_X = 27; // middle of the image, from the front

// What a shape's record holds.
export const S_TYPE = 0;
export const S_POS = 1; // 3
export const S_SIZE = 4; // 3
export const S_ROUND = 7;
export const S_MATERIAL = 8;
export const S_ELEMENT = 9;
export const S_HIDDEN = 10; // 1: from camera rays
export const S_EXTRA = 11;
export const S_AXES = 12; // 9: rows are the shape's axes in the world
export const S_HALF = 21; // 3: half of the box around it
export const S_MIDDLE = 24; // 3: middle of that box
export const S_FIRST = 27; // first segment of a lathe
export const S_COUNT = 28;
export const S_MORE = 29;
