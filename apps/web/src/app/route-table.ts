import { Clapperboard, FolderOpen, House, type LucideIcon, Package, Palette, Wrench } from 'lucide-react';
import type en from '#src/lib/locales/en.json';
import type { RouteMetadata } from '#src/lib/route-metadata.ts';
import type { ScreenKey, ToolPath, ToolScreen } from '#src/nouns/tools/tool-screen.ts';
import { fillIcon } from '#src/ui/fill-icon.ts';
import { WEB_TOOLS } from './tools.ts';

type PageName = keyof typeof en.tdk;

/** Returns the text keys of a page for search engines and the browser's tab. */
function describe<Name extends PageName>(name: Name) {
  return { title: `tdk.${name}.title`, description: `tdk.${name}.description` } as const;
}

/** Returns the text keys of a page that also has search keywords. */
function advertise<
  Name extends { [N in PageName]: (typeof en.tdk)[N] extends { keywords: string } ? N : never }[PageName],
>(name: Name) {
  return { ...describe(name), keywords: `tdk.${name}.keywords` } as const;
}

function draw(icon: LucideIcon): Pick<RouteMetadata, 'icon' | 'iconActive'> {
  return { icon, iconActive: fillIcon(icon) };
}

/** The addresses of the app's own screens, in menu order. */
export const ROUTES = {
  '/login': { menuName: 'menu.login', hidden: true, menuHidden: true, tdk: describe('login') },
  '/register': { menuName: 'menu.register', hidden: true, menuHidden: true, tdk: describe('register') },
  '/forgot-password': {
    menuName: 'menu.forgotPassword',
    hidden: true,
    menuHidden: true,
    tdk: describe('forgotPassword'),
  },
  '/terms': { menuName: 'menu.terms', hidden: true, menuHidden: true, tdk: describe('terms') },
  '/privacy': { menuName: 'menu.privacy', hidden: true, menuHidden: true, tdk: describe('privacy') },
  '/home': { menuName: 'menu.home', ...draw(House), hidden: false, tdk: advertise('home') },
  '/projects': { menuName: 'menu.projects', ...draw(Clapperboard), hidden: false, tdk: describe('projects') },
  '/assets': { menuName: 'menu.assets', ...draw(FolderOpen), hidden: false, tdk: describe('assets') },
  '/brand-kits': { menuName: 'menu.brandKits', ...draw(Palette), hidden: false, tdk: describe('brandKits') },
  '/smart-editing/product': { menuName: 'menu.products', ...draw(Package), hidden: false, tdk: describe('products') },
  '/ai-tools': { menuName: 'menu.aiTools', ...draw(Wrench), hidden: false, tdk: describe('aiTools') },
  '/my-favorite': { menuName: 'menu.favorites', hidden: true, tdk: describe('favorites') },
  '/video-detail': { menuName: 'menu.videoDetail', hidden: true, tdk: describe('videoDetail') },
  '/operator/mails': { menuName: 'menu.operatorMails', hidden: true, tdk: describe('operatorMails') },
  '/operator/statistics': { menuName: 'menu.operatorStatistics', hidden: true, tdk: describe('operatorStatistics') },
  '/operator/codes': { menuName: 'menu.operatorCodes', hidden: true, tdk: describe('operatorCodes') },
  '/vip-price': { menuName: 'menu.vipPrice', hidden: true, tdk: describe('vipPrice') },
  '/profile': { menuName: 'menu.profile', hidden: true, tdk: describe('profile') },
  '/welcome': { menuName: 'menu.welcome', hidden: true, tdk: describe('welcome') },
  '/ad-needs': { menuName: 'menu.adNeeds', hidden: true, tdk: describe('adNeeds') },
  '/404': { menuName: 'menu.notFound', hidden: true, tdk: describe('notFound') },
} as const satisfies Record<`/${string}`, RouteMetadata>;

/** Every address of the app: of its own screens, and of the tools' screens. */
export type RoutePath = keyof typeof ROUTES | ToolPath;

const toolScreens = WEB_TOOLS.flatMap(({ row, screens }) =>
  Object.entries(screens).map(([path, screen]): [string, ToolScreen] => [path, { ...screen, id: row.id }]),
);

const metadataByPath: ReadonlyMap<string, RouteMetadata & { keys?: readonly ScreenKey[] }> = new Map([
  ...Object.entries<RouteMetadata>(ROUTES),
  ...toolScreens.map(
    ([path, screen]) => [path, { ...(screen.icon && !screen.hidden ? draw(screen.icon) : {}), ...screen }] as const,
  ),
]);

/** In menu order: the app's own, then the tools' in the order of their table. */
export const ROUTE_PATHS = [...metadataByPath.keys()] as RoutePath[];

export function isRoutePath(path: string): path is RoutePath {
  return metadataByPath.has(path);
}

/** Returns a route's metadata. */
export function getRouteMetadata(path: RoutePath): RouteMetadata & { keys?: readonly ScreenKey[] } {
  const metadata = metadataByPath.get(path);
  if (!metadata) throw new Error(`The table of routes has no ${path}`);
  return metadata;
}
