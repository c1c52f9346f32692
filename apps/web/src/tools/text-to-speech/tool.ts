import { textToSpeech } from '@reelwright/contracts';
import { AudioLines } from 'lucide-react';
import { searchOf } from '#src/lib/search-of.ts';
import { defineScreen, type ScreensOf } from '#src/nouns/tools/tool-screen.ts';
import { defineWebTool } from '#src/nouns/tools/web-tool.ts';
import { speakTypedText } from './intent.ts';
import { LISTING_TEXTS } from './listing/listing-texts.ts';

const screens = {
  '/text-to-speech': defineScreen({
    menuName: 'textToSpeechListing:name',
    shortName: 'textToSpeechListing:shortName',
    icon: AudioLines,
    category: 'category.toolkits',
    hidden: true,
    badge: textToSpeech.badge,
    tdk: {
      title: 'textToSpeechListing:title',
      description: 'textToSpeechListing:description',
      keywords: 'textToSpeechListing:keywords',
    },
    readSearch: searchOf('id'),
    load: async () => (await import('./screens/text-to-speech.tsx')).TextToSpeechScreen,
  }),
};

declare module '#src/nouns/tools/tool-screen.ts' {
  interface ToolScreens extends ScreensOf<typeof screens> {}
}

export const webTools = [
  defineWebTool({
    row: textToSpeech,
    texts: LISTING_TEXTS,
    name: 'textToSpeechListing:name',
    icon: AudioLines,
    steps: {
      speak: 'textToSpeechListing:step.speak',
      encode: 'textToSpeechListing:step.encode',
      write_captions: 'textToSpeechListing:step.write_captions',
      publish: 'textToSpeechListing:step.publish',
    },
    screens,
    shortcut: ['g', 's'],
    thumbnail: { hasDuration: true },
    sample: {
      before: { kind: 'text', text: 'textToSpeechListing:sample' },
      after: { kind: 'image', url: new URL('./sample/after.webp', import.meta.url).href },
    },
    task: { screen: '/text-to-speech' },
    // The same text in the same voice gives the same recording, whatever the seed.
    isSeeded: false,
    intent: speakTypedText,
  }),
];
