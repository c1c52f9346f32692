import { type AssetId, urlToVideoInput } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { AppError } from '#src/app-error.ts';
import { checkAssets, type CheckAssetsDependencies } from './check-assets.ts';
import { testActor } from '#src/test-actor.ts';

const ID = {
  image: '00000000-0000-4000-8000-000000000001',
  video: '00000000-0000-4000-8000-000000000002',
  none: '00000000-0000-4000-8000-000000000003',
  unknown: '00000000-0000-4000-8000-000000000004',
} as const;

const library: CheckAssetsDependencies = {
  findAssetUse: async (_actor, assetId: AssetId) =>
    (['image', 'video', 'none'] as const).find((use) => ID[use] === assetId),
};

async function refusalOf(images: (keyof typeof ID)[], logo?: keyof typeof ID) {
  const input = urlToVideoInput.parse({
    product: { name: 'Mug', images: images.map((use) => ({ asset_id: ID[use] })) },
    ...(logo ? { logo: { asset_id: ID[logo] } } : {}),
  });
  return checkAssets(input, { actor: testActor() }, library).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { code: error.code, ...error.values };
    },
  );
}

test('images and videos of the library are accepted', async () => {
  expect(await refusalOf(['image', 'video'], 'image')).toBeNull();
});

test('assets of other users and other file types are refused, naming their position', async () => {
  expect(await refusalOf(['image', 'unknown'])).toEqual({
    code: 'INVALID_INPUT',
    field: { field: ['product', 'images', 1] },
    problem: { message: 'asset_not_in_library' },
  });
  expect(await refusalOf(['none'])).toMatchObject({
    field: { field: ['product', 'images', 0] },
    problem: { message: 'asset_no_image_or_video' },
  });
});

test('a video is refused as a logo', async () => {
  expect(await refusalOf(['image'], 'video')).toMatchObject({
    field: { field: ['logo'] },
    problem: { message: 'asset_no_image' },
  });
});
