import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import DynamicDictionaries from 'kuromoji/src/dict/DynamicDictionaries.js';
import Tokenizer from 'kuromoji/src/Tokenizer.js';

let tokenizer: Tokenizer | undefined;

/**
 * Takes half a second and 100 MB the first time, so it loads only for Japanese. The library's own loader needs a
 * callback.
 */
export function openTokenizer(): Tokenizer {
  tokenizer ??= loadTokenizer();
  return tokenizer;
}

function loadTokenizer(): Tokenizer {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('kuromoji/package.json')), 'dict');
  const read = (name: string): ArrayBuffer => {
    const bytes = gunzipSync(readFileSync(path.join(folder, `${name}.dat.gz`)));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  };
  const bytes = (name: string): Uint8Array => new Uint8Array(read(name));
  const dictionaries = new DynamicDictionaries();
  dictionaries.loadTrie(new Int32Array(read('base')), new Int32Array(read('check')));
  dictionaries.loadTokenInfoDictionaries(bytes('tid'), bytes('tid_pos'), bytes('tid_map'));
  dictionaries.loadConnectionCosts(new Int16Array(read('cc')));
  dictionaries.loadUnknownDictionaries(
    bytes('unk'),
    bytes('unk_pos'),
    bytes('unk_map'),
    bytes('unk_char'),
    new Uint32Array(read('unk_compat')),
    bytes('unk_invoke'),
  );
  return new Tokenizer(dictionaries);
}
