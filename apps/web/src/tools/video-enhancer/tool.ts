import { videoEnhancer } from '@reelwright/contracts';
import { Sparkles } from 'lucide-react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

const screens = {
  '/video-enhancer': defineScreen({
    menuName: 'videoEnhancerListing:name',
    shortName: 'videoEnhancerListing:shortName',
    icon: Sparkles,
    category: 'category.toolkits',
    hidden: true,
    badge: videoEnhancer.badge,
    tdk: {
      title: 'videoEnhancerListing:title',
      description: 'videoEnhancerListing:description',
      keywords: 'videoEnhancerListing:keywords',
    },
    // `asset` opens with a video of the library: other screens link here with it.
    readSearch: searchOf('asset'),
    load: async () => (await import('./screens/video-enhancer.tsx')).VideoEnhancerScreen,
  }),
  '/video-enhancer/editor': defineScreen({
    menuName: 'videoEnhancerListing:editor.name',
    icon: Sparkles,
    category: 'category.toolkits',
    hidden: true,
    tdk: {
      title: 'videoEnhancerListing:editor.name',
      description: 'videoEnhancerListing:editor.description',
      keywords: 'videoEnhancerListing:keywords',
    },
    readSearch: searchOf('video'),
    load: async () => (await import('./screens/video-enhancer-editor.tsx')).VideoEnhancerEditorScreen,
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens extends ScreensOf<typeof screens> {}
}

export const webTools = [
  defineWebTool({
    row: videoEnhancer,
    texts: LISTING_TEXTS,
    name: 'videoEnhancerListing:name',
    icon: Sparkles,
    steps: {
      measure_video: 'videoEnhancerListing:step.measure_video',
      enhance_frames: 'videoEnhancerListing:step.enhance_frames',
      finish_video: 'videoEnhancerListing:step.finish_video',
    },
    screens,
    thumbnail: { hasDuration: true },
    sample: {
      before: { kind: 'image', url: new URL('./sample/before.webp', import.meta.url).href },
      after: { kind: 'image', url: new URL('./sample/after.webp', import.meta.url).href },
    },
    task: {
      Result: lazyPart(async () => (await import('./components/enhanced-result.tsx')).EnhancedResult),
      hasTimeline: false,
    },
    // The same video with the same settings gives the same result, whatever the seed.
    isSeeded: false,
    takesAsset: 'video',
  }),
];
