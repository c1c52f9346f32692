import { type AssetId, urlToVideoInput, type UserId } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { AppError } from '#src/app-error.ts';
import { checkAssets, type CheckAssetsDependencies } from './check-assets.ts';

const ID = {
  picture: '00000000-0000-4000-8000-000000000001',
  film: '00000000-0000-4000-8000-000000000002',
  none: '00000000-0000-4000-8000-000000000003',
  unknown: '00000000-0000-4000-8000-000000000004',
} as const;

const library: CheckAssetsDependencies = {
  findAssetUse: async (_userId, assetId: AssetId) =>
    (['picture', 'film', 'none'] as const).find((use) => ID[use] === assetId),
};

async function refusalOf(images: (keyof typeof ID)[], logo?: keyof typeof ID, language: 'en' | 'zh-CN' = 'en') {
  const input = urlToVideoInput.parse({
    product: { name: 'Mug', images: images.map((use) => ({ asset_id: ID[use] })) },
    ...(logo ? { logo: { asset_id: ID[logo] } } : {}),
  });
  return checkAssets(input, { userId: 1 as UserId, language }, library).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { code: error.code, ...error.values };
    },
  );
}

test('pictures and films of the library are taken', async () => {
  expect(await refusalOf(['picture', 'film'], 'picture')).toBeNull();
});

test("what is not the user's, or is neither, is refused by its place", async () => {
  expect(await refusalOf(['picture', 'unknown'])).toEqual({
    code: 'INVALID_INPUT',
    field: 'product.images.1',
    problem: 'This file is not in your library.',
  });
  expect(await refusalOf(['none'])).toMatchObject({
    field: 'product.images.0',
    problem: 'A picture or a video is needed here.',
  });
  expect(await refusalOf(['none'], undefined, 'zh-CN')).toMatchObject({ problem: '此处需要图片或视频。' });
});

test('a logo does not move', async () => {
  expect(await refusalOf(['picture'], 'film')).toMatchObject({ field: 'logo', problem: 'A picture is needed here.' });
});
