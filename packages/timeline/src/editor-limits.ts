/** How many tracks and clips a document may have, and must have. */
export const EDITOR_LIMITS = {
  maxVisualTracks: 10,
  maxMusicTracks: 5,
  maxHookTracks: 1,
  minTracks: 1,
  minClips: 1,
} as const;
