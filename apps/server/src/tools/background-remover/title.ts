import type { BackgroundRemoverInput } from '@reelwright/contracts';

/** Returns an image's name without its file extension; an empty text if it has none. */
export function nameOf({ name = '' }: Pick<BackgroundRemoverInput['images'][number], 'name'>): string {
  return name.replace(/\.(jpe?g|png)$/i, '').trim();
}

/** Returns the name of the first image, and how many more there are. */
export function titleOf({ images }: Pick<BackgroundRemoverInput, 'images'>): string {
  const name = images.map(nameOf).find((each) => each !== '') ?? '';
  return images.length > 1 ? `${name} +${images.length - 1}`.trim() : name;
}
