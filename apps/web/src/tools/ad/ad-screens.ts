import { productToVideo, urlToVideo } from '@reelwright/contracts';
import { Images, Link } from 'lucide-react';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { EDITOR_KEYS, HISTORY_KEYS, PRODUCT_KEYS } from './listing/screen-keys.ts';

/** The draft of a wizard step. */
const ofDraft = searchOf('draft');

/** Metadata that the steps of both wizards share. */
const STEP = { category: 'category.videoCreation', hidden: true, readSearch: ofDraft } as const;

const PRODUCT_DETAILS = {
  ...STEP,
  menuName: 'adListing:productDetails.name',
  tdk: { title: 'adListing:productDetails.title', description: 'adListing:productDetails.description' },
  keys: PRODUCT_KEYS,
} as const;

const VIDEO_SETTINGS = {
  ...STEP,
  menuName: 'adListing:videoSettings.name',
  tdk: { title: 'adListing:videoSettings.title', description: 'adListing:videoSettings.description' },
  keys: HISTORY_KEYS,
} as const;

const SCRIPT_SETTINGS = {
  ...STEP,
  menuName: 'adListing:scriptSettings.name',
  tdk: { title: 'adListing:scriptSettings.title', description: 'adListing:scriptSettings.description' },
  keys: HISTORY_KEYS,
} as const;

const EDITOR = {
  ...STEP,
  menuName: 'adListing:editor.name',
  tdk: { title: 'adListing:editor.title', description: 'adListing:editor.description' },
  keys: EDITOR_KEYS,
} as const;

/** The wizard of ads from a link. */
export const LINK_SCREENS = {
  '/link-to-video': defineScreen({
    menuName: 'adListing:link.name',
    shortName: 'adListing:link.shortName',
    icon: Link,
    category: 'category.videoCreation',
    hidden: true,
    badge: urlToVideo.badge,
    tdk: {
      title: 'adListing:link.title',
      description: 'adListing:link.description',
      keywords: 'adListing:link.keywords',
    },
    readSearch: searchOf('url', 'draft', 'asset'),
    load: async () => (await import('./screens/link-to-video.tsx')).LinkToVideoScreen,
  }),
  '/link-to-video/product-details': defineScreen({
    ...PRODUCT_DETAILS,
    load: async () => (await import('./screens/product-details.tsx')).ProductDetailsScreen,
  }),
  '/link-to-video/video-settings': defineScreen({
    ...VIDEO_SETTINGS,
    load: async () => (await import('./screens/video-settings.tsx')).LinkVideoSettingsScreen,
  }),
  '/link-to-video/script-settings': defineScreen({
    ...SCRIPT_SETTINGS,
    load: async () => (await import('./screens/script-settings.tsx')).LinkScriptSettingsScreen,
  }),
  '/link-to-video/editor': defineScreen({
    ...EDITOR,
    load: async () => (await import('./screens/ad-editor.tsx')).LinkEditorScreen,
  }),
};

/**
 * The wizard of ads from a description and uploads. Uploads are shown beside the product data, so the first step covers
 * both.
 */
export const UPLOADS_SCREENS = {
  '/ai-video-ads': defineScreen({
    ...STEP,
    menuName: 'adListing:description.name',
    shortName: 'adListing:description.shortName',
    icon: Images,
    badge: productToVideo.badge,
    tdk: {
      title: 'adListing:description.title',
      description: 'adListing:description.description',
      keywords: 'adListing:description.keywords',
    },
    keys: PRODUCT_KEYS,
    load: async () => (await import('./screens/ai-video-ads.tsx')).AiVideoAdsScreen,
  }),
  '/ai-video-ads/video-settings': defineScreen({
    ...VIDEO_SETTINGS,
    load: async () => (await import('./screens/video-settings.tsx')).UploadsVideoSettingsScreen,
  }),
  '/ai-video-ads/script-settings': defineScreen({
    ...SCRIPT_SETTINGS,
    load: async () => (await import('./screens/script-settings.tsx')).UploadsScriptSettingsScreen,
  }),
  '/ai-video-ads/editor': defineScreen({
    ...EDITOR,
    load: async () => (await import('./screens/ad-editor.tsx')).UploadsEditorScreen,
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens extends ScreensOf<typeof LINK_SCREENS>, ScreensOf<typeof UPLOADS_SCREENS> {}
}
