import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import type { ToolIntent } from '#src/nouns/tools/tool-intent.ts';

/** Speaks a text that comes alone. */
export const speakTypedText: ToolIntent = {
  takesFiles: false,
  offer({ typed, files, assets, product }) {
    if (typed.kind !== 'text' || files.length + assets.length > 0 || product !== null) return null;
    return {
      label: { key: 'textToSpeechListing:offer.label' },
      promise: { key: 'textToSpeechListing:offer.promise' },
      async start() {
        const { handText } = await loadWhenOnline(() => import('./model/hand-text.ts'));
        handText(typed.text);
        return { to: '/text-to-speech', search: {} };
      },
    };
  },
};
