import { backgroundRemover } from '@reelwright/contracts';
import { Scissors } from 'lucide-react';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { cutOutFiles } from './intent.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

const screens = {
  '/background-remover': defineScreen({
    menuName: 'backgroundRemoverListing:name',
    shortName: 'backgroundRemoverListing:shortName',
    icon: Scissors,
    category: 'category.toolkits',
    hidden: true,
    badge: backgroundRemover.badge,
    tdk: {
      title: 'backgroundRemoverListing:title',
      description: 'backgroundRemoverListing:description',
      keywords: 'backgroundRemoverListing:keywords',
    },
    // `asset` opens with an image of the library: other screens link here with it.
    readSearch: searchOf('id', 'asset'),
    load: async () => (await import('./screens/background-remover.tsx')).BackgroundRemoverScreen,
  }),
  '/background-remover/editor': defineScreen({
    menuName: 'backgroundRemoverListing:editor.name',
    icon: Scissors,
    category: 'category.toolkits',
    hidden: true,
    tdk: {
      title: 'backgroundRemoverListing:editor.name',
      description: 'backgroundRemoverListing:editor.description',
      keywords: 'backgroundRemoverListing:keywords',
    },
    readSearch: searchOf('image'),
    load: async () => (await import('./screens/background-remover-editor.tsx')).BackgroundRemoverEditorScreen,
    keys: [
      { label: 'backgroundRemoverListing:key.tools', strokes: ['b', 'k', 'r', 'h'] },
      { label: 'backgroundRemoverListing:key.brush', strokes: ['[', ']'] },
      { label: 'backgroundRemoverListing:key.compare', strokes: ['c'] },
    ],
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens extends ScreensOf<typeof screens> {}
}

export const webTools = [
  defineWebTool({
    row: backgroundRemover,
    texts: LISTING_TEXTS,
    name: 'backgroundRemoverListing:name',
    icon: Scissors,
    steps: {
      separate: 'backgroundRemoverListing:step.separate',
      compose: 'backgroundRemoverListing:step.compose',
    },
    screens,
    shortcut: ['g', 'b'],
    thumbnail: { hasDuration: false },
    sample: {
      before: { kind: 'image', url: new URL('./sample/before.webp', import.meta.url).href },
      after: { kind: 'image', url: new URL('./sample/after.webp', import.meta.url).href },
    },
    task: { screen: '/background-remover' },
    // The same image with the same marks gives the same cut-out, whatever the seed.
    isSeeded: false,
    intent: cutOutFiles,
    takesAsset: 'image',
  }),
];
