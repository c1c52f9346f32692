import { videoCut } from '@reelwright/contracts';
import { Film } from 'lucide-react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

const screens = {
  '/video-cut': defineScreen({
    menuName: 'videoCutListing:name',
    shortName: 'videoCutListing:shortName',
    icon: Film,
    category: 'category.toolkits',
    hidden: true,
    badge: videoCut.badge,
    tdk: {
      title: 'videoCutListing:title',
      description: 'videoCutListing:description',
      keywords: 'videoCutListing:keywords',
    },
    // `asset` is the video of the library that is cut.
    readSearch: searchOf('asset'),
    load: async () => (await import('./screens/video-cut.tsx')).VideoCutScreen,
    keys: [
      { label: 'videoCutListing:key.shuttle', strokes: ['j', 'k', 'l'] },
      { label: 'videoCutListing:key.ends', strokes: ['i', 'o'] },
      { label: 'videoCutListing:key.split', strokes: ['s'] },
      { label: 'videoCutListing:key.step', strokes: ['ArrowLeft', 'ArrowRight'] },
      { label: 'videoCutListing:key.result', strokes: ['p'] },
      { label: 'videoCutListing:key.remove', strokes: ['Delete'] },
      { label: 'videoCutListing:key.zoom', strokes: ['+', '-'] },
    ],
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens extends ScreensOf<typeof screens> {}
}

export const webTools = [
  defineWebTool({
    row: videoCut,
    texts: LISTING_TEXTS,
    name: 'videoCutListing:name',
    icon: Film,
    steps: {
      cut_frames: 'videoCutListing:step.cut_frames',
      cut_audio: 'videoCutListing:step.cut_audio',
      join: 'videoCutListing:step.join',
    },
    screens,
    thumbnail: { hasDuration: true },
    sample: {
      before: { kind: 'image', url: new URL('./sample/before.webp', import.meta.url).href },
      after: { kind: 'image', url: new URL('./sample/after.webp', import.meta.url).href },
    },
    task: {
      Result: lazyPart(async () => (await import('#src/nouns/tasks/components/video-result.tsx')).VideoResult),
      hasTimeline: false,
    },
    // The same ranges of the same video give the same result, whatever the seed.
    isSeeded: false,
    takesAsset: 'video',
  }),
];
