import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FONT_FAMILIES, type FontFace } from '@reelwright/timeline';
import { type FontFile, missingFont } from './font-file.ts';
import { isCollectionFamily, prepareCollectionFace } from './prepare-collection-face.ts';

/** Weight names of Google Fonts. */
const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  300: '300Light',
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
  900: '900Black',
};

const resolve = createRequire(import.meta.url).resolve;

/**
 * Prepares all faces of the catalogue. Faces from system collections are extracted once, into `folder`, which is kept
 * between runs. Throws AppError(SYSTEM_ERROR) whose cause names the package to install.
 */
export async function prepareFonts({ folder }: { folder: string }): Promise<FontFile[]> {
  await mkdir(folder, { recursive: true });
  const faces = FONT_FAMILIES.flatMap(({ family, weights }) => weights.map((weight): FontFace => ({ family, weight })));
  return await Promise.all(
    faces.map(async (face): Promise<FontFile> => {
      const file = isCollectionFamily(face.family)
        ? await prepareCollectionFace(face, folder)
        : resolvePackagedFace(face);
      return { ...face, path: file };
    }),
  );
}

function resolvePackagedFace({ family, weight }: FontFace): string {
  const packageName = family.toLowerCase().replaceAll(' ', '-');
  const weightName = WEIGHT_NAMES[weight];
  if (weightName === undefined) throw missingFont(`No file of ${family} has a weight of ${weight}`);
  const file = `${family.replaceAll(' ', '')}_${weightName}.ttf`;
  return resolve(path.posix.join('@expo-google-fonts', packageName, weightName, file));
}
