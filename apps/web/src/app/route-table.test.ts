import { TOOLS } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import en from '#src/lib/locales/en.json' with { type: 'json' };
import zhCN from '#src/lib/locales/zh-CN.json' with { type: 'json' };
import type { TextKey } from '#src/lib/texts.ts';
import { getRouteMetadata, isRoutePath, ROUTE_PATHS } from './route-table.ts';
import { WEB_TOOLS } from './tools.ts';

/** All texts loaded before any screen, by namespace. */
type Catalogue = Record<string, object>;

async function loadChinese(): Promise<Catalogue> {
  const ofTools = WEB_TOOLS.map(async ({ texts }) => [texts.namespace, await texts.loadChinese()] as const);
  return { translation: zhCN, ...Object.fromEntries(await Promise.all(ofTools)) };
}

const catalogues: readonly Catalogue[] = [
  { translation: en, ...Object.fromEntries(WEB_TOOLS.map(({ texts }) => [texts.namespace, texts.en])) },
  await loadChinese(),
];

function findText(catalogue: Catalogue, key: TextKey): unknown {
  const [namespace, path] = key.includes(':') ? key.split(':') : ['translation', key];
  return [namespace ?? '', ...(path ?? '').split('.')].reduce<unknown>(
    (node, part) => (node as Record<string, unknown> | undefined)?.[part],
    catalogue,
  );
}

describe('the routes', () => {
  it("begin with home and projects in the menu, and end with the tools' routes", () => {
    expect(ROUTE_PATHS.filter((path) => !getRouteMetadata(path).hidden).slice(0, 2)).toEqual(['/home', '/projects']);
    expect(ROUTE_PATHS.at(-1)).toMatch(new RegExp(`^/${TOOLS.at(-1)?.route ?? ''}`));
  });

  it('have their own title and description, in both languages', () => {
    for (const catalogue of catalogues) {
      const pages = ROUTE_PATHS.map((path) => getRouteMetadata(path).tdk);
      // Both wizards have the same steps, so they share their keys.
      for (const name of ['title', 'description'] as const) {
        const keys = [...new Set(pages.map((tdk) => tdk[name]))];
        const texts = keys.map((key) => findText(catalogue, key));
        expect(texts.filter((text) => typeof text !== 'string' || text === '')).toEqual([]);
        expect(new Set(texts).size).toBe(texts.length);
      }
    }
  });

  it('have an icon for every entry of the menu', () => {
    const withoutIcon = ROUTE_PATHS.filter((path) => !getRouteMetadata(path).hidden && !getRouteMetadata(path).icon);
    expect(withoutIcon).toEqual([]);
  });

  it('match the expected list', () => {
    expect(isRoutePath('/no-such-place')).toBe(false);
  });
});

describe('the tools', () => {
  it.each(TOOLS)('open $name at the address of its row', ({ route }) => {
    expect(ROUTE_PATHS).toContain(`/${route}`);
  });

  it('have a folder for each row of the table, and a row for each folder', () => {
    const folders = import.meta.glob<readonly { row: { id: number } }[]>('../tools/*/tool.ts', {
      eager: true,
      import: 'webTools',
    });
    const ids = Object.values(folders).flatMap((tools) => tools.map(({ row }) => row.id));
    expect(new Set(ids)).toEqual(new Set(TOOLS.map(({ id }) => id)));
    expect(ids).toHaveLength(TOOLS.length);
  });

  it('open a file of the library by its id where they are offered for one', () => {
    const offered = WEB_TOOLS.filter(({ takesAsset }) => takesAsset !== undefined);
    expect(offered.length).toBeGreaterThan(3);
    for (const { row, screens } of offered)
      expect(screens[`/${row.route}`]?.readSearch({ asset: 'some-id' }), row.route).toMatchObject({ asset: 'some-id' });
  });

  it('have unique addresses', () => {
    const paths = WEB_TOOLS.flatMap(({ screens }) => Object.keys(screens));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('name their icons, steps and cards in both languages', () => {
    for (const { name, steps } of WEB_TOOLS) {
      for (const key of [name, ...Object.values(steps)]) {
        for (const catalogue of catalogues) expect(findText(catalogue, key), key).toEqual(expect.any(String));
      }
    }
  });

  it('play only videos on a card', () => {
    const moving = WEB_TOOLS.flatMap(({ row, thumbnail: { moving: kind } }) =>
      kind === undefined ? [] : [row.outputs[kind]],
    );
    expect(moving.filter((medium) => medium !== 'video')).toEqual([]);
  });
});
