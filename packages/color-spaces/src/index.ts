export { colorDifference, type Lab, toLab } from './color-difference.ts';
export { fromOklab, type Oklab, type Rgb, toOklab } from './oklab.ts';
export { toGamma, toLinear } from './transfer.ts';
