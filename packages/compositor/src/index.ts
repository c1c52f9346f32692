export type * from './canvas-host.ts';
export { type Compositor, type CompositorOptions, createCompositor, type ImagePixels } from './compositor.ts';
export type { RgbaImage } from './memory/raster.ts';
export type { PlaneLayout, VideoFrameImage } from './memory/video-frame.ts';
