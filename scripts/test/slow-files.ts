/** Seconds of the test files that take longest, on two idle cores. Only their order matters. */
export const SLOW_FILES: Readonly<Record<string, number>> = {
  'apps/server/src/engines/speech/embedded/embedded-speech-engine.render.test.ts': 47,
  'apps/server/src/tools/ad/product-to-video.render.test.ts': 41,
  'apps/server/src/cli/make-ad.render.test.ts': 39,
  'apps/server/src/platform/media/normalise-media.render.test.ts': 35,
  'apps/server/src/studio/render/video/frame-source.render.test.ts': 28,
  'apps/server/dev/review/review.render.test.ts': 27,
  'apps/server/src/engines/speech/providers/model-speech-engine.render.test.ts': 24,
  'apps/server/src/studio/fonts/subset-pixels.render.test.ts': 22,
  'apps/server/src/studio/render/render-videos.render.test.ts': 18,
  'apps/server/src/cli/caption-timing.render.test.ts': 15,
  'apps/server/src/cli/video-in-ad.render.test.ts': 14,
  'apps/server/src/platform/images/normalise-image.render.test.ts': 13,
  'apps/server/src/cli/caption-reading.render.test.ts': 12,
  'apps/server/src/studio/render/reproduce-render.render.test.ts': 8,
  'apps/server/src/studio/looks/look-painter.render.test.ts': 7,
  'apps/server/src/studio/render/render-document.render.test.ts': 7,
  'apps/web/src/app/shell/shell.test.tsx': 6,
  'apps/server/src/engines/cut-out/embedded/cut-out-photo.render.test.ts': 24,
  'apps/server/src/engines/music/embedded/embedded-music-engine.render.test.ts': 19,
  'packages/product-page/src/hostile-pages.test.ts': 12,
  'apps/server/src/compose/free-loop.db.test.ts': 10,
  'apps/server/src/engines/writing/embedded/script-prices.test.ts': 5,
  'apps/server/src/modules/products/page-reader.test.ts': 5,
  'apps/server/src/engines/writing/embedded/script-quality.test.ts': 5,
  'apps/server/src/engines/writing/embedded/embedded-writing-engine.test.ts': 5,
};

/** Orders files by their known duration, the longest first. Files without one keep their order, after the others. */
export function compareByLength(one: string, other: string): number {
  return (SLOW_FILES[other] ?? 0) - (SLOW_FILES[one] ?? 0);
}
