// The tracer's kernel, in AssemblyScript: what every pixel of an image needs. `src/kernel/kernel.ts` says what each
// function does. After a change run `npm run build:kernel -w packages/compositor`.
export { findElements, light } from './pixels';
export { addPools } from './pools';
export { resolve, tone } from './resolve';
export { smooth } from './smooth';
