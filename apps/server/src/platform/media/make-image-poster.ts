import sharp from 'sharp';

const MAX_SIDE_PX = 1280;
const JPEG_QUALITY = 88;

/** Makes the poster of a working copy. Our own code wrote that file, so it is safe to decode in this process. */
export async function makeImagePoster({ input, output }: { input: string; output: string }): Promise<void> {
  await sharp(input)
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toFile(output);
}
