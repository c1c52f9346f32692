import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renameFont } from './font-names.ts';

const { resolve } = createRequire(import.meta.url);

/** One of them has Thai, one Devanagari, one emoji, and two have Latin. */
const FILES = [
  'chakra-petch/700Bold/ChakraPetch_700Bold.ttf',
  'baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf',
  'noto-emoji/300Light/NotoEmoji_300Light.ttf',
];

/** Writes fonts as another machine may have them, under names that no document uses: `Extra 0` and so on. */
export async function writeExtraFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, file] of FILES.entries()) {
    const font = renameFont(await readFile(resolve(`@expo-google-fonts/${file}`)), `Extra ${index}`);
    await writeFile(path.join(folder, `${index}.ttf`), font);
  }
}

/** Writes a fontconfig configuration that gives a browser the fonts of one folder and no others. */
export async function writeFontConfig({ file, folder }: { file: string; folder: string }): Promise<void> {
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>`,
  );
}
