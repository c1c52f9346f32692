/** A catalogue of texts as i18next reads it: nested by the dots of its keys. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** i18next appends one of these to a key per plural form; languages differ in how many they have. */
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/**
 * What keeps two catalogues from saying the same: keys that only one has, and texts that fill in other values. Plural
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

/** All texts by their whole key; the forms of a plural are joined into one text. */
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

/** The values a text fills in (`{{name}}`) and the tags it wraps in (`<1>`), each once. */
function listPlaceholders(text: string): string {
  const found = text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g);
  return [...new Set(Array.from(found, ([, value, tag]) => (value ? `{{${value}}}` : `<${tag}>`)))]
    .toSorted()
    .join(', ');
}
