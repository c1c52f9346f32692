declare module 'kuromoji/src/dict/DynamicDictionaries.js' {
  export default class DynamicDictionaries {
    loadTrie(base: Int32Array, check: Int32Array): void;
    loadTokenInfoDictionaries(tokens: Uint8Array, partsOfSpeech: Uint8Array, targets: Uint8Array): void;
    loadConnectionCosts(costs: Int16Array): void;
    loadUnknownDictionaries(
      unknown: Uint8Array,
      partsOfSpeech: Uint8Array,
      targets: Uint8Array,
      categories: Uint8Array,
      compatibleCategories: Uint32Array,
      invocations: Uint8Array,
    ): void;
  }
}

declare module 'kuromoji/src/Tokenizer.js' {
  import type DynamicDictionaries from 'kuromoji/src/dict/DynamicDictionaries.js';

  export interface KuromojiToken {
    surface_form: string;
    /** 名詞, 助詞 ... */
    pos: string;
    pos_detail_1: string;
    /** In katakana; absent if the word is unknown. */
    reading?: string;
    pronunciation?: string;
  }

  export default class Tokenizer {
    constructor(dictionaries: DynamicDictionaries);
    tokenize(text: string): KuromojiToken[];
  }
}
