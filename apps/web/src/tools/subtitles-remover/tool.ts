import { subtitlesRemover } from '@reelwright/contracts';
import { Eraser } from 'lucide-react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

const screens = {
  '/subtitles-remover': defineScreen({
    menuName: 'subtitlesRemoverListing:name',
    shortName: 'subtitlesRemoverListing:shortName',
    icon: Eraser,
    category: 'category.toolkits',
    hidden: true,
    badge: subtitlesRemover.badge,
    tdk: {
      title: 'subtitlesRemoverListing:title',
      description: 'subtitlesRemoverListing:description',
      keywords: 'subtitlesRemoverListing:keywords',
    },
    // `asset` opens with a video of the library: other screens link here with it.
    readSearch: searchOf('asset'),
    load: async () => (await import('./screens/subtitles-remover.tsx')).SubtitlesRemoverScreen,
    keys: [
      { label: 'subtitlesRemoverListing:key.play', strokes: ['Space'] },
      { label: 'subtitlesRemoverListing:key.box', strokes: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
      { label: 'subtitlesRemoverListing:key.remove', strokes: ['Delete'] },
    ],
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens extends ScreensOf<typeof screens> {}
}

export const webTools = [
  defineWebTool({
    row: subtitlesRemover,
    texts: LISTING_TEXTS,
    name: 'subtitlesRemoverListing:name',
    icon: Eraser,
    steps: {
      look_at_boxes: 'subtitlesRemoverListing:step.look_at_boxes',
      erase_boxes: 'subtitlesRemoverListing:step.erase_boxes',
      add_audio: 'subtitlesRemoverListing:step.add_audio',
    },
    screens,
    thumbnail: { hasDuration: true },
    sample: {
      before: { kind: 'image', url: new URL('./sample/before.webp', import.meta.url).href },
      after: { kind: 'image', url: new URL('./sample/after.webp', import.meta.url).href },
    },
    task: {
      Result: lazyPart(async () => (await import('./screens/erase-result.tsx')).EraseResult),
      hasTimeline: false,
    },
    // The same boxes of the same video give the same result, whatever the seed.
    isSeeded: false,
    takesAsset: 'video',
  }),
];
