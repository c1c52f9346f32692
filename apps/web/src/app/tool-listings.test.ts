import { loadToolContracts } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import type { TextKey } from '#src/lib/texts.ts';
import { getToolPath } from '#src/nouns/tools/tool-registry.ts';
import { getRouteMetadata } from './route-table.ts';
import { WEB_TOOLS } from './tools.ts';

/** Follows a key such as `adListing:link.name` through a catalogue. */
function readText(catalogue: object, key: TextKey): unknown {
  const [, path = ''] = key.split(':');
  return path.split('.').reduce<unknown>((from, name) => (from as Record<string, unknown>)[name], catalogue);
}

it('the API lists each tool by the name, description and badge that the app shows', async () => {
  const contracts = await loadToolContracts();
  for (const tool of WEB_TOOLS) {
    const listing = contracts.find(({ row }) => row.id === tool.row.id)?.listing;
    const { badge, beta, tdk } = getRouteMetadata(getToolPath(tool));
    const catalogues = { en: tool.texts.en, 'zh-CN': await tool.texts.loadChinese() };
    for (const [language, catalogue] of Object.entries(catalogues)) {
      const shown = { name: readText(catalogue, tool.name), description: readText(catalogue, tdk.description) };
      const key = language as keyof typeof catalogues;
      expect(shown).toEqual({ name: listing?.name[key], description: listing?.description[key] });
    }
    expect(badge ?? (beta ? 'beta' : undefined)).toBe(tool.row.badge);
  }
});
