import type { VideoEnhancerInput } from '@reelwright/contracts';

/** Returns a video's name without its file extension; an empty text if it has none. */
export function nameOf({ name = '' }: Pick<VideoEnhancerInput['videos'][number], 'name'>): string {
  return name.replace(/\.mp4$/i, '').trim();
}

/** Returns the name of the first video, and how many more there are. */
export function titleOf({ videos }: Pick<VideoEnhancerInput, 'videos'>): string {
  const name = videos.map(nameOf).find((each) => each !== '') ?? '';
  return videos.length > 1 ? `${name} +${videos.length - 1}`.trim() : name;
}
