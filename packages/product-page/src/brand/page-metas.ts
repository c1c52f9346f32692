import type { PageDocument } from '../parse/page-document.ts';

const MAX_TAGS = 400;

/** Meta tags by their names; the first of a name counts. */
export type Metas = ReadonlyMap<string, string>;

export function listMetas(page: PageDocument): Metas {
  const metas = new Map<string, string>();
  for (const { attributes } of page.byTag('meta').slice(0, MAX_TAGS)) {
    const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
    const content = attributes['content']?.trim() ?? '';
    if (name !== '' && content !== '' && !metas.has(name)) metas.set(name, content);
  }
  return metas;
}
