/** A word that names in code no longer use, and the word of docs/glossary.md for it. */
export interface OldWord {
  /** In lower case. */
  word: string;
  use: string;
  /** Names that rightly contain the word. */
  except?: RegExp;
  /** Folders where the word means something else. */
  folders?: readonly string[];
}

export interface FoundWord {
  line: number;
  name: string;
  use: string;
}

/** Names that a line declares: variables, functions, types and fields. */
const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+(\w+)|^\s*(?:readonly\s+)?(\w+)\??:\s/g;

/** Splits `drawFILMFrame_s` into its words, in lower case. */
function wordsOf(name: string): string[] {
  return name
    .split(/_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''));
}

/** Finds declared names that contain an old word. `path` is relative to the clone, with slashes. */
export function findOldWords(path: string, text: string, old: readonly OldWord[]): FoundWord[] {
  const here = old.filter(({ folders = [] }) => !folders.some((folder) => path.startsWith(folder)));
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(DECLARED)].flatMap(([, declared, field]) => {
      const name = declared ?? field ?? '';
      const words = wordsOf(name);
      return here
        .filter(({ word, except }) => words.includes(word) && !except?.test(name))
        .map(({ use }) => ({ line: index + 1, name, use }));
    }),
  );
}
