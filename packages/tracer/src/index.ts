export { openTracer, type Tracer } from './open-tracer.ts';
export type { CutOut, DrawLabel, Layers, Rendered, RenderedElement, RenderRequest } from './render-request.ts';
