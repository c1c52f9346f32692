import { productToVideo, urlToVideo } from '@reelwright/contracts';
import { Images, Link } from 'lucide-react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { LINK_SCREENS, UPLOADS_SCREENS } from './ad-screens.ts';
import { advertiseLink, advertiseUploads } from './intents.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

/** Shared by both tools that make ads. */
const AD = {
  texts: LISTING_TEXTS,
  steps: {
    read_product: 'adListing:step.read_product',
    collect_images: 'adListing:step.collect_images',
    draw_scenes: 'adListing:step.draw_scenes',
    write_script: 'adListing:step.write_script',
    speak: 'adListing:step.speak',
    compose_music: 'adListing:step.compose_music',
    build_timeline: 'adListing:step.build_timeline',
    render: 'adListing:step.render',
    publish: 'adListing:step.publish',
  },
  thumbnail: { moving: 'preview', hasDuration: true },
  sample: {
    before: { kind: 'image', url: new URL('./sample/before.webp', import.meta.url).href },
    after: { kind: 'image', url: new URL('./sample/after.webp', import.meta.url).href },
  },
  task: {
    Result: lazyPart(async () => (await import('#src/nouns/tasks/components/video-result.tsx')).VideoResult),
    // From these steps on there is a timeline to show.
    preview: {
      steps: ['render', 'publish'],
      Preview: lazyPart(async () => (await import('./result/ad-preview.tsx')).AdPreview),
    },
    Next: lazyPart(async () => (await import('./result/ad-next.tsx')).AdNext),
    hasTimeline: true,
  },
  isSeeded: true,
} as const;

export const webTools = [
  defineWebTool({
    ...AD,
    row: urlToVideo,
    name: 'adListing:link.name',
    icon: Link,
    screens: LINK_SCREENS,
    // A page that is not read yet is read on the product's screen.
    drafts: {
      source: '/link-to-video/product-details',
      product: '/link-to-video/product-details',
      settings: '/link-to-video/video-settings',
      scripts: '/link-to-video/script-settings',
      editor: '/link-to-video/editor',
    },
    intent: advertiseLink,
    takesAsset: 'image_or_video',
    assetLabel: 'adListing:useInAd',
  }),
  defineWebTool({
    ...AD,
    row: productToVideo,
    name: 'adListing:description.name',
    icon: Images,
    screens: UPLOADS_SCREENS,
    drafts: {
      source: '/ai-video-ads',
      product: '/ai-video-ads',
      settings: '/ai-video-ads/video-settings',
      scripts: '/ai-video-ads/script-settings',
      editor: '/ai-video-ads/editor',
    },
    intent: advertiseUploads,
  }),
];
