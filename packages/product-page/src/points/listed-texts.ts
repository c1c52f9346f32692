import { toPlainText } from '../parse/clean-text.ts';
import type { LabelledFact, ToldLines } from '../merge/findings.ts';
import { type SchemaNode, isSchemaNode, itemsOf, textValue, toList } from '../sources/schema-node.ts';
import { readToldText } from './told-lines.ts';

const MAX_LISTED = 40;
const MAX_DEPTH = 3;
/** Keys of records that hold the text of a list's line. */
const TEXT_KEYS = ['text', 'content', 'description', 'value', 'name', 'title', 'label'] as const;

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isSchemaNode(value)) return '';
  const key = TEXT_KEYS.find((each) => typeof value[each] === 'string' && value[each] !== '');
  return key === undefined ? '' : String(value[key]);
}

/**
 * Reads the lines of a record's list: texts, items with a text in them, or one text with markup. Returns an empty list
 * for other values, so that flags and codes are not lines.
 */
function readListedLines(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return readToldText(value).items;
  if (isSchemaNode(value)) {
    const inner = value['itemListElement'] ?? value['items'] ?? value['values'];
    return inner === undefined || depth >= MAX_DEPTH ? [] : readListedLines(inner, depth + 1);
  }
  return toList(value)
    .slice(0, MAX_LISTED)
    .map((each) => toPlainText(wordsOf(each)))
    .filter((line) => line.includes(' ') || /\p{Lo}{4}/u.test(line));
}

/** Reads a record about the product `name`: the lines of its first non-empty list, then those of its text. */
export function readToldRecord(text: string, lists: readonly unknown[], name: string): ToldLines {
  const listed = lists.map((value) => readListedLines(value)).find((lines) => lines.length > 0) ?? [];
  const told = readToldText(text, name);
  return { items: [...listed, ...told.items], prose: told.prose };
}

/** Reads a product item's own properties as rows: its material, and its further named properties. */
export function readPropertyFacts(product: SchemaNode): LabelledFact[] {
  const rows = itemsOf(product, 'additionalProperty')
    .slice(0, MAX_LISTED)
    .flatMap((property) => {
      const label = toPlainText(textValue(property['name']) ?? '');
      const written = property['value'];
      const value = toPlainText(
        toList(written)
          .flatMap((each) => textValue(each) ?? [])
          .join(', '),
      );
      const unit = toPlainText(textValue(property['unitText']) ?? '');
      return label === '' || value === '' ? [] : [{ label, value: unit === '' ? value : `${value} ${unit}` }];
    });
  const material = toPlainText(textValue(product['material']) ?? '');
  return material === '' ? rows : [{ label: 'Material', value: material }, ...rows];
}
