import { aiImage, aiVideo, imageToVideos, veo3 } from '@reelwright/contracts';
import { Brush, ImagePlay, Video, WandSparkles } from 'lucide-react';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

// `id` is the task that is shown, `mode` the tab; `asset` opens with an image of the library, and `prompt` with words.
const readSearch = searchOf('id', 'mode', 'asset', 'prompt');

const imageScreens = {
  '/ai-image': defineScreen({
    menuName: 'generatorListing:image.name',
    shortName: 'generatorListing:image.shortName',
    icon: Brush,
    category: 'category.videoCreation',
    hidden: false,
    badge: aiImage.badge,
    tdk: {
      title: 'generatorListing:image.title',
      description: 'generatorListing:image.description',
      keywords: 'generatorListing:image.keywords',
    },
    readSearch,
    load: async () => (await import('./screens/image-generator.tsx')).ImageGeneratorScreen,
  }),
};
const videoScreens = {
  '/create-ai-video': defineScreen({
    menuName: 'generatorListing:video.name',
    shortName: 'generatorListing:video.shortName',
    icon: Video,
    category: 'category.videoCreation',
    hidden: false,
    badge: aiVideo.badge,
    tdk: {
      title: 'generatorListing:video.title',
      description: 'generatorListing:video.description',
      keywords: 'generatorListing:video.keywords',
    },
    readSearch,
    load: async () => (await import('./screens/clip-generators.tsx')).VideoGeneratorScreen,
  }),
};
const animateScreens = {
  '/image-to-videos': defineScreen({
    menuName: 'generatorListing:animate.name',
    shortName: 'generatorListing:animate.shortName',
    icon: ImagePlay,
    category: 'category.videoCreation',
    hidden: false,
    badge: imageToVideos.badge,
    tdk: {
      title: 'generatorListing:animate.title',
      description: 'generatorListing:animate.description',
      keywords: 'generatorListing:animate.keywords',
    },
    readSearch,
    load: async () => (await import('./screens/clip-generators.tsx')).AnimateGeneratorScreen,
  }),
};
const saleScreens = {
  '/veo3': defineScreen({
    menuName: 'generatorListing:sale.name',
    shortName: 'generatorListing:sale.shortName',
    icon: WandSparkles,
    category: 'category.videoCreation',
    hidden: false,
    badge: veo3.badge,
    discount: true,
    tdk: {
      title: 'generatorListing:sale.title',
      description: 'generatorListing:sale.description',
      keywords: 'generatorListing:sale.keywords',
    },
    readSearch,
    load: async () => (await import('./screens/clip-generators.tsx')).SaleGeneratorScreen,
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens
    extends ScreensOf<typeof imageScreens>,
      ScreensOf<typeof videoScreens>,
      ScreensOf<typeof animateScreens>,
      ScreensOf<typeof saleScreens> {}
}

const steps = {
  read_prompt: 'generatorListing:step.read_prompt',
  generate: 'generatorListing:step.generate',
  publish: 'generatorListing:step.publish',
} as const;

export const webTools = [
  defineWebTool({
    row: aiImage,
    texts: LISTING_TEXTS,
    name: 'generatorListing:image.name',
    icon: Brush,
    steps,
    screens: imageScreens,
    shortcut: ['g', 'i'],
    thumbnail: { hasDuration: false },
    sample: {
      before: { kind: 'text', text: 'generatorListing:image.sample' },
      after: { kind: 'image', url: new URL('./sample/image.webp', import.meta.url).href },
    },
    task: { screen: '/ai-image' },
    isSeeded: true,
    takesAsset: 'image',
    assetLabel: 'generatorListing:image.useInScene',
  }),
  defineWebTool({
    row: aiVideo,
    texts: LISTING_TEXTS,
    name: 'generatorListing:video.name',
    icon: Video,
    steps,
    screens: videoScreens,
    thumbnail: { hasDuration: true, moving: 'video' },
    sample: {
      before: { kind: 'text', text: 'generatorListing:video.sample' },
      after: { kind: 'image', url: new URL('./sample/video.webp', import.meta.url).href },
    },
    task: { screen: '/create-ai-video' },
    isSeeded: true,
  }),
  defineWebTool({
    row: imageToVideos,
    texts: LISTING_TEXTS,
    name: 'generatorListing:animate.name',
    icon: ImagePlay,
    steps,
    screens: animateScreens,
    thumbnail: { hasDuration: true, moving: 'video' },
    sample: {
      before: { kind: 'image', url: new URL('./sample/still.webp', import.meta.url).href },
      after: { kind: 'image', url: new URL('./sample/animate.webp', import.meta.url).href },
    },
    task: { screen: '/image-to-videos' },
    isSeeded: true,
    takesAsset: 'image',
  }),
  defineWebTool({
    row: veo3,
    texts: LISTING_TEXTS,
    name: 'generatorListing:sale.name',
    icon: WandSparkles,
    steps,
    screens: saleScreens,
    thumbnail: { hasDuration: true, moving: 'video' },
    sample: {
      before: { kind: 'text', text: 'generatorListing:sale.sample' },
      after: { kind: 'image', url: new URL('./sample/sale.webp', import.meta.url).href },
    },
    task: { screen: '/veo3' },
    isSeeded: true,
  }),
];
