// The motion kernel, in AssemblyScript: what every pixel of every frame needs to follow motion. `src/kernel.ts` says what each
// function does. After a change run `npm run build:kernel -w packages/compositor`.
export { between, finish } from './between';
export { measure, mergeChroma, mergeLuma } from './merge';
export { extend, halve } from './planes';
export { refine } from './refine';
export { search } from './search';
export { smooth } from './smooth';
export { warp } from './warp';
