/** A catalogue of texts in i18next's format: nested by the dots of its keys. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** i18next appends one of these to a key per plural form; languages differ in how many they have. */
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/**
 * Returns the differences of two catalogues: keys that only one has, and texts with other placeholders or tags. Plural
 * forms of a key count as one.
 */
export function compareCatalogues(first: Catalogue, second: Catalogue): string[] {
  const firstTexts = flatten(first);
  const secondTexts = flatten(second);
  const keys = [...new Set([...firstTexts.keys(), ...secondTexts.keys()])].toSorted();
  return keys.flatMap((key) => {
    const firstText = firstTexts.get(key);
    const secondText = secondTexts.get(key);
    if (firstText === undefined) return [`${key}: only in the second`];
    if (secondText === undefined) return [`${key}: only in the first`];
    const firstValues = listPlaceholders(firstText);
    const secondValues = listPlaceholders(secondText);
    if (firstValues === secondValues) return [];
    return [`${key}: fills in ${firstValues || 'nothing'} in the first and ${secondValues || 'nothing'} in the second`];
  });
}

/** Returns the keys whose text is empty: that is how the extractor adds a key that is used and not yet written. */
export function listEmptyTexts(catalogue: Catalogue, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) => {
    if (typeof value !== 'string') return listEmptyTexts(value, `${prefix}${key}.`);
    return value === '' ? [`${prefix}${key}`] : [];
  });
}

/** Returns all texts by their full key; plural forms are joined into one text. */
function flatten(catalogue: Catalogue, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    const entries =
      typeof value === 'string' ? new Map([[`${prefix}${key}`, value]]) : flatten(value, `${prefix}${key}.`);
    for (const [wholeKey, text] of entries) {
      const base = wholeKey.replace(PLURAL_SUFFIX, '');
      texts.set(base, `${texts.get(base) ?? ''}${text}`);
    }
  }
  return texts;
}

/** Returns a text's placeholders (`{{name}}`) and tags (`<1>`), without duplicates. */
function listPlaceholders(text: string): string {
  const found = text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g);
  return [...new Set(Array.from(found, ([, value, tag]) => (value ? `{{${value}}}` : `<${tag}>`)))]
    .toSorted()
    .join(', ');
}
