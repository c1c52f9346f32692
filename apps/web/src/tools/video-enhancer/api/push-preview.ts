import { type EnhancedVideo, type EnhanceSettings, videoEnhancer } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';

export interface PreviewWish {
  video: EnhancedVideo;
  settings: EnhanceSettings;
  atS: number;
}

/** Starts a preview, which is free and ends the one before. */
export function usePushPreview() {
  return useMutation({
    mutationFn: ({ video, settings, atS }: PreviewWish) =>
      api.call('pushTask', { tool_type: videoEnhancer.id, input: { videos: [video], settings, preview_at_s: atS } }),
  });
}
