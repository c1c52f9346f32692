import { ticksToSeconds } from '@reelwright/timeline';
import { adFileName } from '../file-name.ts';
import { defineStep, scriptOf } from './results.ts';

/** Names the ad's outputs: the rendered video, its thumbnail, and a short preview without audio. */
export function createPublishStep() {
  return defineStep({
    name: 'publish',
    weight: 0.1,
    isPerVariant: true,
    after: ['read_product', 'write_script', 'build_timeline', 'render'],
    reads: ({ input: { ratio } }) => ({ ratio }),
    run({ ratio }, { read_product, write_script, build_timeline: { document }, render: rendered }, { variant }) {
      const { product } = read_product;
      const fileName = adFileName({ title: product.name, ratio, variant });
      const { thumbnail, preview, width, height, sizeBytes, sha256, source } = rendered;
      return Promise.resolve({
        outputs: [
          {
            kind: 'video',
            storageKey: rendered.key,
            fileName: `${fileName}.mp4`,
            contentType: 'video/mp4',
            width,
            height,
            durationS: ticksToSeconds(document.duration),
            sizeBytes,
            sha256,
            spokenText: scriptOf(write_script, variant)
              .scenes.map(({ spoken }) => spoken.text)
              .join(' '),
            render: source,
          },
          {
            kind: 'thumbnail',
            fileName: `${fileName}.jpg`,
            contentType: 'image/jpeg',
            durationS: null,
            ...toOutputFile(thumbnail),
          },
          {
            kind: 'preview',
            fileName: `${fileName}-preview.mp4`,
            contentType: 'video/mp4',
            ...toOutputFile(preview),
          },
        ],
      });
    },
  });
}

const toOutputFile = <Facts extends { key: string }>({ key: storageKey, ...facts }: Facts) => ({
  storageKey,
  ...facts,
});
