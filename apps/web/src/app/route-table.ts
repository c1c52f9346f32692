import { TOOL_BADGES } from '@reelwright/contracts';
import {
  AudioLines,
  BadgePercent,
  BookOpen,
  ChartColumn,
  CircleUser,
  Clapperboard,
  Coins,
  Eraser,
  FileText,
  Film,
  FolderOpen,
  Gauge,
  Gift,
  Heart,
  House,
  ImageOff,
  Images,
  ImageUp,
  KeyRound,
  Languages,
  Link,
  type LucideIcon,
  Megaphone,
  Music,
  Package,
  ScanFace,
  Scissors,
  Shuffle,
  Sparkles,
  Store,
  UserRound,
  VideoIcon,
  WandSparkles,
  Wrench,
} from 'lucide-react';
import { fillIcon } from '../components/fill-icon.ts';
import type en from '../locales/en/translation.json';
import type { RouteMetadata } from './route-metadata.ts';

type PageName = keyof typeof en.tdk;

/** The texts of a page for search engines and the browser's tab. */
function describe<Name extends PageName>(name: Name) {
  return { title: `tdk.${name}.title`, description: `tdk.${name}.description` } as const;
}

/** The texts of a page that people search for by these words. */
function advertise<
  Name extends { [N in PageName]: (typeof en.tdk)[N] extends { keywords: string } ? N : never }[PageName],
>(name: Name) {
  return { ...describe(name), keywords: `tdk.${name}.keywords` } as const;
}

function draw(icon: LucideIcon): Pick<RouteMetadata, 'icon' | 'iconActive'> {
  return { icon, iconActive: fillIcon(icon) };
}

/** Every address of the app with its metadata, in the order of the menu. A `{-$name}` may be left out. */
export const ROUTES = {
  '/login': { menuName: 'menu.login', hidden: true, menuHidden: true, tdk: describe('login') },
  '/register': { menuName: 'menu.register', hidden: true, menuHidden: true, tdk: describe('register') },
  '/welcome': { menuName: 'menu.welcome', hidden: true, menuHidden: true, tdk: describe('welcome') },

  '/home': { menuName: 'menu.home', ...draw(House), hidden: false, tdk: advertise('home') },
  '/projects': { menuName: 'menu.projects', ...draw(Clapperboard), hidden: false, tdk: describe('projects') },
  '/video-detail': { menuName: 'menu.videoDetail', hidden: true, tdk: describe('videoDetail') },

  '/assets': {
    menuName: 'menu.assets',
    ...draw(FolderOpen),
    category: 'category.assets',
    hidden: false,
    tdk: describe('assets'),
  },
  '/my-favorite': {
    menuName: 'menu.myFavorite',
    icon: Heart,
    category: 'category.assets',
    hidden: true,
    tdk: describe('myFavorite'),
  },

  '/link-to-video': {
    menuName: 'menu.linkToVideo',
    icon: Link,
    category: 'category.videoCreation',
    hidden: true,
    badge: TOOL_BADGES.HOT,
    id: 104,
    tdk: advertise('linkToVideo'),
  },
  '/link-to-video/product-details': {
    menuName: 'menu.productDetails',
    category: 'category.videoCreation',
    hidden: true,
    id: 104,
    tdk: describe('productDetails'),
  },
  '/link-to-video/video-settings': {
    menuName: 'menu.videoSettings',
    category: 'category.videoCreation',
    hidden: true,
    id: 104,
    tdk: describe('videoSettings'),
  },
  '/link-to-video/script-settings': {
    menuName: 'menu.scriptSettings',
    category: 'category.videoCreation',
    hidden: true,
    id: 104,
    tdk: describe('scriptSettings'),
  },
  '/link-to-video/editor': {
    menuName: 'menu.editor',
    category: 'category.videoCreation',
    hidden: true,
    id: 104,
    tdk: describe('adEditor'),
  },
  '/ai-video-ads': {
    menuName: 'menu.aiVideoAds',
    icon: Images,
    category: 'category.videoCreation',
    hidden: true,
    badge: TOOL_BADGES.NEW,
    id: 103,
    tdk: advertise('aiVideoAds'),
  },
  '/ai-video-ads/video-settings': {
    menuName: 'menu.videoSettings',
    category: 'category.videoCreation',
    hidden: true,
    id: 103,
    tdk: describe('videoSettings'),
  },
  '/ai-video-ads/script-settings': {
    menuName: 'menu.scriptSettings',
    category: 'category.videoCreation',
    hidden: true,
    id: 103,
    tdk: describe('scriptSettings'),
  },
  '/ai-video-ads/editor': {
    menuName: 'menu.editor',
    category: 'category.videoCreation',
    hidden: true,
    id: 103,
    tdk: describe('adEditor'),
  },
  '/create-ai-video': {
    menuName: 'menu.createAiVideo',
    ...draw(Film),
    category: 'category.videoCreation',
    hidden: false,
    id: 119,
    tdk: advertise('createAiVideo'),
  },
  '/image-to-videos': {
    menuName: 'menu.imageToVideos',
    ...draw(ImageUp),
    category: 'category.videoCreation',
    hidden: false,
    id: 117,
    tdk: advertise('imageToVideos'),
  },
  '/veo3': {
    menuName: 'menu.veo3',
    ...draw(VideoIcon),
    category: 'category.videoCreation',
    hidden: false,
    discount: true,
    id: 121,
    tdk: advertise('veo3'),
  },

  '/ai-avatar-v2': {
    menuName: 'menu.aiAvatar',
    ...draw(UserRound),
    category: 'category.videoAi',
    hidden: false,
    beta: true,
    id: 122,
    tdk: advertise('aiAvatar'),
  },
  '/video-avatar': {
    menuName: 'menu.videoAvatar',
    icon: ScanFace,
    category: 'category.videoAi',
    hidden: true,
    id: 106,
    tdk: advertise('videoAvatar'),
  },
  '/video-avatar/create-picture-avatar': {
    menuName: 'menu.createPictureAvatar',
    category: 'category.videoAi',
    hidden: true,
    id: 106,
    tdk: describe('createPictureAvatar'),
  },
  '/video-avatar/create-video-avatar': {
    menuName: 'menu.createVideoAvatar',
    category: 'category.videoAi',
    hidden: true,
    id: 106,
    tdk: describe('createVideoAvatar'),
  },
  '/video-avatar/editor': {
    menuName: 'menu.editor',
    category: 'category.videoAi',
    hidden: true,
    id: 106,
    tdk: describe('avatarEditor'),
  },
  '/video-remix/product-details': {
    menuName: 'menu.videoRemix',
    ...draw(Shuffle),
    category: 'category.videoAi',
    hidden: false,
    id: 115,
    tdk: advertise('videoRemix'),
  },
  '/smart-editing': {
    menuName: 'menu.smartEditing',
    ...draw(Scissors),
    category: 'category.videoAi',
    hidden: false,
    id: 123,
    tdk: advertise('smartEditing'),
  },
  '/smart-editing/create-task': {
    menuName: 'menu.smartEditingTask',
    icon: WandSparkles,
    category: 'category.videoAi',
    hidden: false,
    id: 123,
    tdk: describe('smartEditingTask'),
  },
  '/smart-editing/product/{-$id}': {
    menuName: 'menu.smartEditingProduct',
    category: 'category.videoAi',
    hidden: true,
    id: 123,
    tdk: describe('smartEditingProduct'),
  },
  '/video-translation': {
    menuName: 'menu.videoTranslation',
    icon: Languages,
    category: 'category.videoAi',
    hidden: true,
    pro: true,
    id: 99,
    tdk: advertise('videoTranslation'),
  },
  '/video-to-script': {
    menuName: 'menu.videoToScript',
    icon: FileText,
    category: 'category.videoAi',
    hidden: true,
    id: 112,
    tdk: advertise('videoToScript'),
  },
  '/video-to-script/result': {
    menuName: 'menu.videoToScriptResult',
    category: 'category.videoAi',
    hidden: true,
    id: 112,
    tdk: describe('videoToScriptResult'),
  },

  '/ai-tools': {
    menuName: 'menu.aiTools',
    ...draw(Wrench),
    category: 'category.toolkits',
    hidden: false,
    tdk: advertise('aiTools'),
  },
  '/ai-image': {
    menuName: 'menu.aiImage',
    ...draw(Sparkles),
    category: 'category.toolkits',
    hidden: false,
    id: 120,
    tdk: advertise('aiImage'),
  },
  '/subtitles-remover': {
    menuName: 'menu.subtitlesRemover',
    ...draw(Eraser),
    category: 'category.toolkits',
    hidden: false,
    id: 97,
    tdk: advertise('subtitlesRemover'),
  },
  '/text-to-speech': {
    menuName: 'menu.textToSpeech',
    icon: AudioLines,
    category: 'category.toolkits',
    hidden: true,
    badge: TOOL_BADGES.NEW,
    id: 92,
    tdk: advertise('textToSpeech'),
  },
  '/video-enhancer': {
    menuName: 'menu.videoEnhancer',
    icon: Gauge,
    category: 'category.toolkits',
    hidden: true,
    id: 110,
    tdk: advertise('videoEnhancer'),
  },
  '/video-enhancer/editor': {
    menuName: 'menu.editor',
    category: 'category.toolkits',
    hidden: true,
    id: 110,
    tdk: describe('enhancerEditor'),
  },
  '/background-remover': {
    menuName: 'menu.backgroundRemover',
    icon: ImageOff,
    category: 'category.toolkits',
    hidden: true,
    id: 93,
    tdk: advertise('backgroundRemover'),
  },
  '/background-remover/editor': {
    menuName: 'menu.editor',
    category: 'category.toolkits',
    hidden: true,
    id: 93,
    tdk: describe('backgroundEditor'),
  },
  '/video-downloader': {
    menuName: 'menu.videoDownloader',
    icon: Clapperboard,
    category: 'category.toolkits',
    hidden: true,
    id: 109,
    tdk: advertise('videoDownloader'),
  },
  '/mp3-downloader': {
    menuName: 'menu.mp3Downloader',
    icon: Music,
    category: 'category.toolkits',
    hidden: true,
    id: 111,
    tdk: advertise('mp3Downloader'),
  },

  '/gmvmax': {
    menuName: 'menu.gmvmax',
    ...draw(ChartColumn),
    category: 'category.insights',
    hidden: false,
    id: 118,
    tdk: advertise('gmvmax'),
  },
  '/gmvmax/product': {
    menuName: 'menu.gmvmaxProduct',
    icon: Package,
    category: 'category.insights',
    hidden: false,
    id: 118,
    tdk: describe('gmvmaxProduct'),
  },
  '/gmvmax/campaign': {
    menuName: 'menu.gmvmaxCampaign',
    icon: Megaphone,
    category: 'category.insights',
    hidden: false,
    id: 118,
    tdk: describe('gmvmaxCampaign'),
  },
  '/gmvmax/shop': {
    menuName: 'menu.gmvmaxShop',
    icon: Store,
    category: 'category.insights',
    hidden: false,
    id: 118,
    tdk: describe('gmvmaxShop'),
  },

  '/api-center': {
    menuName: 'menu.apiCenter',
    ...draw(KeyRound),
    category: 'category.api',
    hidden: false,
    api_status: 1,
    tdk: advertise('apiCenter'),
  },
  '/api-usage': {
    menuName: 'menu.apiUsage',
    ...draw(Gauge),
    category: 'category.api',
    hidden: false,
    api_status: 1,
    tdk: describe('apiUsage'),
  },
  '/api-credits': {
    menuName: 'menu.apiCredits',
    ...draw(Coins),
    category: 'category.api',
    hidden: false,
    api_status: 1,
    tdk: describe('apiCredits'),
  },
  '/api-docs': {
    menuName: 'menu.apiDocs',
    ...draw(BookOpen),
    category: 'category.api',
    hidden: false,
    api_status: 1,
    tdk: describe('apiDocs'),
  },

  '/referral': { menuName: 'menu.referral', icon: Gift, hidden: true, headerHidden: true, tdk: describe('referral') },
  '/vip-price': { menuName: 'menu.vipPrice', icon: BadgePercent, hidden: true, tdk: advertise('vipPrice') },
  '/thanks': { menuName: 'menu.thanks', hidden: true, tdk: describe('thanks') },
  '/completed': { menuName: 'menu.completed', hidden: true, tdk: describe('completed') },
  '/profile': { menuName: 'menu.profile', icon: CircleUser, hidden: true, tdk: describe('profile') },
  '/404': { menuName: 'menu.notFound', hidden: true, tdk: describe('notFound') },
} as const satisfies Record<`/${string}`, RouteMetadata>;

/** Every address of the app. */
export type RoutePath = keyof typeof ROUTES;

export const ROUTE_PATHS = Object.keys(ROUTES) as RoutePath[];

/** What a route says of itself, without the narrow type of its row. */
export function getRouteMetadata(path: RoutePath): RouteMetadata {
  return ROUTES[path];
}
