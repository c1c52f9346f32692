import type { FrameDescription, VisualLayer } from '@reelwright/timeline';
import type { VideoFrame } from './video-shelf.ts';

/** The sources of one frame. */
export interface FrameSources {
  images: Set<string>;
  logos: Set<string>;
  videos: Map<string, VideoFrame>;
}

/** Returns the images, logos and video frames that a frame shows. */
export function sourcesOf({ layers }: FrameDescription): FrameSources {
  const sources: FrameSources = { images: new Set(), logos: new Set(), videos: new Map() };
  const addImage = ({ source }: VisualLayer): void => {
    if (source.kind === 'image') sources.images.add(source.media);
    else sources.videos.set(source.clip, source);
  };
  for (const layer of layers) {
    if (layer.kind === 'visual') addImage(layer);
    if (layer.kind === 'transition') for (const each of [layer.from, layer.to]) addImage(each);
    if (layer.kind === 'sprite' && layer.sprite.kind === 'logo') sources.logos.add(layer.sprite.media);
  }
  return sources;
}
