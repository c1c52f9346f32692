import { type Json, mapObjects } from './json.ts';

function migrateClip(clip: Json): Json {
  if (clip['kind'] !== 'video' || !('sound' in clip)) return clip;
  const { sound, ...rest } = clip;
  return { ...rest, audio: sound };
}

/** Renames the audio of video clips, which was called sound. */
export function migrateFrom2To3(document: Json): Json {
  return {
    ...document,
    tracks: mapObjects(document['tracks'], (track) =>
      'clips' in track ? { ...track, clips: mapObjects(track['clips'], migrateClip) } : track,
    ),
  };
}
