import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts, setTextRenderer } from '@napi-rs/canvas';
import { AppError } from '../app-error.ts';
import { extractFontFace } from './extract-font-face.ts';

export interface FontFile {
  /** The family under which documents name it. */
  family: string;
  weight: number;
  path: string;
}

const LATIN_FAMILY = 'Inter';
const LATIN_FACES = [
  [400, '400Regular'],
  [500, '500Medium'],
  [600, '600SemiBold'],
  [700, '700Bold'],
  [800, '800ExtraBold'],
  [900, '900Black'],
] as const;

const CHINESE_FAMILY = 'Noto Sans CJK SC';
const CHINESE_FACES = [
  [400, 'NotoSansCJK-Regular.ttc'],
  [700, 'NotoSansCJK-Bold.ttc'],
] as const;
/** Where Debian and Ubuntu, Fedora, and Arch put them. */
const CHINESE_FOLDERS = [
  '/usr/share/fonts/opentype/noto',
  '/usr/share/fonts/google-noto-cjk',
  '/usr/share/fonts/noto-cjk',
];

/**
 * The fonts that documents may name. Chinese faces are cut out of the system's collection once, into `folder`, which is kept from run
 * to run. Throws AppError(SYSTEM_ERROR) whose cause names the package to install.
 */
export async function prepareFonts({ folder }: { folder: string }): Promise<FontFile[]> {
  await mkdir(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  const latin = LATIN_FACES.map(
    ([weight, name]): FontFile => ({
      family: LATIN_FAMILY,
      weight,
      path: require.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`),
    }),
  );
  const chinese = await Promise.all(
    CHINESE_FACES.map(
      async ([weight, collection]): Promise<FontFile> => ({
        family: CHINESE_FAMILY,
        weight,
        path: await prepareChineseFace(collection, path.join(folder, `noto-sans-cjk-sc-${weight}.otf`)),
      }),
    ),
  );
  return [...latin, ...chinese];
}

async function isReadable(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

async function prepareChineseFace(collection: string, target: string): Promise<string> {
  if (await isReadable(target)) return target;
  for (const folder of CHINESE_FOLDERS) {
    const source = path.join(folder, collection);
    if (!(await isReadable(source))) continue;
    const face = extractFontFace(await readFile(source), CHINESE_FAMILY);
    if (!face) continue;
    // Complete or not there at all, also when two processes start at once.
    const partial = `${target}.${process.pid}.partial`;
    await writeFile(partial, face);
    await rename(partial, target);
    return target;
  }
  throw missingFont(`${CHINESE_FAMILY} (${collection}) is not installed: apt-get install fonts-noto-cjk`);
}

function missingFont(message: string): AppError {
  return new AppError('SYSTEM_ERROR', {}, { cause: new Error(message) });
}

const registered = new Set<string>();

/**
 * Makes fonts known to the canvas, in this process and all its worker threads, and has text drawn as Chromium draws it. Call it before
 * any canvas is made; a font that is known already is skipped.
 */
export function registerFonts(fonts: readonly FontFile[]): void {
  setTextRenderer('system');
  for (const font of fonts) {
    if (registered.has(font.path)) continue;
    if (!GlobalFonts.registerFromPath(font.path, font.family)) throw missingFont(`${font.path} is not a font`);
    registered.add(font.path);
  }
}
