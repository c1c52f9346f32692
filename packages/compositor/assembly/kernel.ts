// The pixel kernel, in AssemblyScript: what every pixel of every frame needs, so that each machine gives the same bytes: in integers,
// but for shapes, whose single floats WebAssembly rounds alike everywhere. `src/kernel/kernel.ts` says what each function does;
// `src/kernel/reference/` is the same in plain TypeScript. After a change run `npm run build:kernel -w packages/compositor`.
export { blend } from './blend';
export { blurTransposed } from './blur';
export { cover, coverBy, mix, mixByMap, multiply, over } from './compose';
export { convertImage, convertSprite } from './convert';
export { gradeChroma, gradeLuma } from './grade';
export { extendEdges, halve } from './planes';
export { buildWeights, resample } from './resample';
export { shapeBox } from './shape';
export { warp } from './warp';
