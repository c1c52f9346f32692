import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The part of tesseract.js-core that we use; it has no types. */
interface TesseractModule {
  FS: { writeFile(name: string, content: Uint8Array): void };
  TessBaseAPI: new () => {
    /** Returns 0 if the languages were loaded. */
    Init(dataPath: null, languages: string, engineMode: number): number;
    SetVariable(name: string, value: string): void;
    /** Reads the file `/input`; `orientation` as in EXIF, `angle` in radians. */
    SetImageFile(orientation: number, angle: number): void;
    Recognize(monitor: null): void;
    GetTSVText(page: number): string;
    Clear(): void;
  };
}
type LoadTesseract = (options: { print(line: string): void; printErr(line: string): void }) => Promise<TesseractModule>;

const require = createRequire(import.meta.url);

/** Where the data of the users' languages is. Whole-number weights are small, and nearly as good as the large ones. */
const LANGUAGES = {
  eng: require.resolve('@tesseract.js-data/eng'),
  chi_sim: require.resolve('@tesseract.js-data/chi_sim'),
} as const;
const LSTM_ONLY = 1;
/** As much text as there is, in no order of columns: an advertisement, not a page. */
const SPARSE_TEXT = '11';
const UPRIGHT = 1;

/** Loads Tesseract with the data of its packages. Returns a function that reads a PNG as a table of words. */
export async function loadTextReader(): Promise<(png: Uint8Array) => string> {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm') as LoadTesseract;
  const core = await load({ print: () => undefined, printErr: () => undefined });
  for (const [language, entry] of Object.entries(LANGUAGES)) {
    const packed = await readFile(path.join(path.dirname(entry), `4.0.0_best_int/${language}.traineddata.gz`));
    core.FS.writeFile(`${language}.traineddata`, await promisify(gunzip)(packed));
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, Object.keys(LANGUAGES).join('+'), LSTM_ONLY) !== 0)
    throw new Error('Tesseract did not load its languages');
  api.SetVariable('tessedit_pageseg_mode', SPARSE_TEXT);
  return (png) => {
    core.FS.writeFile('/input', png);
    api.SetImageFile(UPRIGHT, 0);
    api.Recognize(null);
    const table = api.GetTSVText(0);
    api.Clear();
    return table;
  };
}
