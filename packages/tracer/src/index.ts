export {
  type CutOut,
  type DrawLabel,
  openTracer,
  type Rendered,
  type RenderedElement,
  type RenderRequest,
  type Tracer,
} from './open-tracer.ts';
