export {
  blurPlane,
  boxMask,
  fillUnknown,
  findParts,
  findQuantile,
  invertMask,
  makeMask,
  makePlane,
  type Mask,
  measureDistance,
  type Part,
  type Parts,
  type PixelBox,
  type Plane,
  resizePlane,
  type Size,
} from './planes.ts';
export { spreadLargest } from './spread-largest.ts';
