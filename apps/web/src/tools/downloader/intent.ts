import { loadWhenOnline } from '#src/lib/load-when-online.ts';
import type { ToolIntent } from '#src/nouns/tools/tool-intent.ts';

/** Files and playlists of videos; pages may be anything, and are offered as ads. */
const MEDIA_PATH = /\.(?:mp4|m4v|mov|webm|mkv|avi|m3u8|mpd)$/i;

/** Saves the video behind a link that is one. */
export const downloadLink: ToolIntent = {
  takesFiles: false,
  offer({ typed, files, assets, product }) {
    if (typed.kind !== 'link' || files.length + assets.length > 0 || product !== null) return null;
    const { url } = typed;
    if (!MEDIA_PATH.test(URL.parse(url)?.pathname ?? '')) return null;
    return {
      label: { key: 'downloaderListing:offer' },
      promise: { key: 'downloaderListing:video.description' },
      async start() {
        const { addLinks } = await loadWhenOnline(() => import('./model/links.ts'));
        addLinks(url);
        return { to: '/video-downloader', search: {} };
      },
    };
  },
};
