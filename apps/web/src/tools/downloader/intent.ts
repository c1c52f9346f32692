import type { ToolIntent } from '#src/nouns/tools/tool-intent.ts';

/** Files and playlists of videos; other pages may be anything, and are offered as ads. */
const VIDEO_PATH = /\.(mp4|m4v|mov|webm|mkv|avi|m3u8|mpd)$/i;

/** Saves the video behind a link that is one. */
export const downloadLink: ToolIntent = {
  takesFiles: false,
  offer({ typed, files, assets }) {
    if (typed.kind !== 'link' || files.length + assets.length > 0) return null;
    const { url } = typed;
    return VIDEO_PATH.test(new URL(url).pathname)
      ? {
          label: { key: 'downloaderListing:offer' },
          promise: { key: 'downloaderListing:video.description' },
          start: async () => ({ to: '/video-downloader', search: { url } }),
        }
      : null;
  },
};
