import { TOOL_TYPES, type ToolType } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en/translation.json' with { type: 'json' };
import zhCN from '../locales/zh-CN/translation.json' with { type: 'json' };
import { getToolPath, listToolScreens, NAMED_ROUTES } from './named-routes.ts';
import type { TextKey } from './route-metadata.ts';
import { getRouteMetadata, ROUTE_PATHS, type RoutePath } from './route-table.ts';
import { isUnbuilt, UNBUILT_PATHS, UNBUILT_ROUTES } from './unbuilt-routes.ts';

/** The routes as the specification has them: hidden from the menu or not, and what else it says of them. */
const SPECIFIED = {
  '/login': { hidden: true },
  '/register': { hidden: true },
  '/welcome': { hidden: true },
  '/home': { hidden: false },
  '/projects': { hidden: false },
  '/assets': { hidden: false },
  '/my-favorite': { hidden: true, category: 'Assets' },
  '/video-detail': { hidden: true },
  '/link-to-video': { hidden: true, category: 'Video Creation', id: 104 },
  '/link-to-video/product-details': { hidden: true },
  '/link-to-video/video-settings': { hidden: true },
  '/link-to-video/script-settings': { hidden: true },
  '/link-to-video/editor': { hidden: true },
  '/ai-video-ads': { hidden: true, menuName: 'Description to Video', id: 103 },
  '/ai-video-ads/video-settings': { hidden: true },
  '/ai-video-ads/script-settings': { hidden: true },
  '/ai-video-ads/editor': { hidden: true },
  '/video-downloader': { hidden: true, id: 109 },
  '/mp3-downloader': { hidden: true, id: 111 },
  '/video-translation': { hidden: true, pro: true },
  '/ai-tools': { hidden: false },
  '/ai-avatar-v2': { hidden: false, beta: true, id: 122 },
  '/video-remix/product-details': { hidden: false, category: 'Video AI', id: 115 },
  '/ai-image': { hidden: false, id: 120 },
  '/create-ai-video': { hidden: false, id: 119 },
  '/smart-editing': { hidden: false, id: 123 },
  '/smart-editing/create-task': { hidden: false },
  '/smart-editing/product/{-$id}': { hidden: true },
  '/text-to-speech': { hidden: true, id: 92 },
  '/video-avatar': { hidden: true, menuName: 'Avatars to Video', id: 106 },
  '/video-avatar/create-picture-avatar': { hidden: true, menuName: 'Create Talking Photo' },
  '/video-avatar/create-video-avatar': { hidden: true, menuName: 'Create Video Avatar' },
  '/video-avatar/editor': { hidden: true },
  '/api-center': { hidden: false, category: 'API', api_status: 1 },
  '/api-usage': { hidden: false, category: 'API', api_status: 1 },
  '/api-credits': { hidden: false, category: 'API', api_status: 1 },
  '/api-docs': { hidden: false, category: 'API', api_status: 1 },
  '/referral': { hidden: true, headerHidden: true },
  '/vip-price': { hidden: true },
  '/thanks': { hidden: true },
  '/completed': { hidden: true },
  '/profile': { hidden: true },
  '/subtitles-remover': { hidden: false, menuName: 'Watermark Removal', id: 97 },
  '/video-enhancer': { hidden: true, id: 110 },
  '/video-enhancer/editor': { hidden: true },
  '/background-remover': { hidden: true, id: 93 },
  '/background-remover/editor': { hidden: true },
  '/video-to-script': { hidden: true, id: 112 },
  '/video-to-script/result': { hidden: true },
  '/veo3': { hidden: false, menuName: 'Veo3', discount: true, id: 121 },
  '/image-to-videos': { hidden: false, id: 117 },
  '/gmvmax': { hidden: false, id: 118 },
  '/gmvmax/product': { hidden: false },
  '/gmvmax/campaign': { hidden: false },
  '/gmvmax/shop': { hidden: false },
  '/404': { hidden: true },
} as const satisfies Record<RoutePath, object>;

function findText(catalogue: object, key: TextKey): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], catalogue);
}

describe('the routes', () => {
  it.each(Object.entries(SPECIFIED))('%s is as specified', (path, specified) => {
    const metadata = getRouteMetadata(path as RoutePath);
    const { menuName, category, ...rest } = specified as typeof specified & { menuName?: string; category?: string };
    expect(metadata).toMatchObject(rest);
    if (menuName !== undefined) expect(findText(en, metadata.menuName)).toBe(menuName);
    if (category !== undefined) expect(metadata.category && findText(en, metadata.category)).toBe(category);
  });

  it('are those of the specification and no others', () => {
    expect(ROUTE_PATHS.toSorted()).toEqual(Object.keys(SPECIFIED).toSorted());
  });

  it('mark only what is specified as pro, beta, of the API or without a header', () => {
    for (const mark of ['pro', 'beta', 'api_status', 'headerHidden', 'discount'] as const) {
      const marked = ROUTE_PATHS.filter((path) => getRouteMetadata(path)[mark] !== undefined);
      const specified = Object.entries(SPECIFIED).filter(([, row]) => mark in row);
      expect(marked.toSorted(), mark).toEqual(specified.map(([path]) => path).toSorted());
    }
  });

  it('give each page a title and a description of its own, in both languages', () => {
    // The steps of a wizard are the same in both wizards.
    const shared = new Set(['tdk.videoSettings.title', 'tdk.scriptSettings.title', 'tdk.adEditor.title']);
    for (const catalogue of [en, zhCN]) {
      const keys = ROUTE_PATHS.map((path) => getRouteMetadata(path).tdk).filter(({ title }) => !shared.has(title));
      const titles = keys.map(({ title }) => findText(catalogue, title));
      const descriptions = keys.map(({ description }) => findText(catalogue, description));
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(descriptions).size).toBe(descriptions.length);
    }
  });

  it('show an icon for every entry of the menu', () => {
    const withoutIcon = ROUTE_PATHS.filter((path) => !getRouteMetadata(path).hidden && !getRouteMetadata(path).icon);
    expect(withoutIcon).toEqual([]);
  });
});

describe('the screens that are still to come', () => {
  it('name only screens that are there as what works today', () => {
    for (const path of UNBUILT_PATHS) {
      expect(UNBUILT_ROUTES[path].length).toBeGreaterThan(0);
      expect(
        UNBUILT_ROUTES[path].filter((target) => isUnbuilt(target)),
        path,
      ).toEqual([]);
    }
  });
});

describe('getToolPath', () => {
  it.each(Object.values(TOOL_TYPES))('leads tool $id to a screen of the app', ({ id, route }) => {
    expect(getToolPath(id)).toBe(`/${route}`);
    expect(ROUTE_PATHS).toContain(getToolPath(id));
  });

  it('agrees with what the routes say of themselves', () => {
    const astray = ROUTE_PATHS.filter((path) => {
      const { id } = getRouteMetadata(path);
      return id !== undefined && !`${path}/`.startsWith(`${getToolPath(id)}/`);
    });
    expect(astray).toEqual([]);
  });

  it('lists each tool that has a screen of its own once', () => {
    const listed = listToolScreens().map(({ toolType }) => toolType);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining<ToolType>([103, 104, 92, 97, 110, 112, 117, 119, 120, 121, 122]));
  });
});

describe('NAMED_ROUTES', () => {
  it('names addresses of the app', () => {
    for (const path of Object.values(NAMED_ROUTES)) expect(ROUTE_PATHS).toContain(path);
  });
});
