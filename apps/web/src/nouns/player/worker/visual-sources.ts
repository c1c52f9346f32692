import type { FrameDescription, VisualLayer } from '@reelwright/timeline';
import type { FilmFrame } from './film-shelf.ts';

/** The sources of one frame. */
export interface FrameSources {
  images: Set<string>;
  logos: Set<string>;
  films: Map<string, FilmFrame>;
}

/** Returns the images, logos and video frames that a frame shows. */
export function sourcesOf({ layers }: FrameDescription): FrameSources {
  const sources: FrameSources = { images: new Set(), logos: new Set(), films: new Map() };
  const addImage = ({ source }: VisualLayer): void => {
    if (source.kind === 'image') sources.images.add(source.media);
    else sources.films.set(source.clip, source);
  };
  for (const layer of layers) {
    if (layer.kind === 'visual') addImage(layer);
    if (layer.kind === 'transition') for (const each of [layer.from, layer.to]) addImage(each);
    if (layer.kind === 'sprite' && layer.sprite.kind === 'logo') sources.logos.add(layer.sprite.media);
  }
  return sources;
}
