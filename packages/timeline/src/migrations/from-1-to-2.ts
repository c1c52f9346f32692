type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every object of a list; other values are left for the schema to refuse. */
function mapObjects(list: unknown, change: (object: Json) => Json): unknown {
  return Array.isArray(list) ? list.map((each: unknown) => (isObject(each) ? change(each) : each)) : list;
}

/** Version 1 had neither transparency nor the rate of a video, which it never painted. */
function migrateMedia(media: Json): Json {
  if (media['kind'] === 'image') return { ...media, hasAlpha: false };
  if (media['kind'] === 'video') return { ...media, frameRate: { num: 30, den: 1 }, alpha: 'none' };
  return media;
}

function migrateClip(clip: Json): Json {
  switch (clip['kind']) {
    case 'video':
      return { ...clip, speed: 1, isReversed: false, role: 'footage' };
    case 'audio':
      return { ...clip, speed: 1 };
    case 'cta': {
      const { pulse, ...rest } = clip;
      return { ...rest, loop: pulse === true ? 'pulse' : 'none' };
    }
    default:
      return clip;
  }
}

/** In version 1 both images of a slide moved; that is called a push now. */
function migrateTransition(transition: Json): Json {
  const { kind } = transition;
  return typeof kind === 'string' ? { ...transition, kind: kind.replace(/^slide-/, 'push-') } : transition;
}

function migrateTrack(track: Json): Json {
  return {
    ...track,
    clips: mapObjects(track['clips'], migrateClip),
    ...('transitions' in track ? { transitions: mapObjects(track['transitions'], migrateTransition) } : {}),
  };
}

/** Adds speed and role to clips, transparency and rate to media, and renames slides and pulses. */
export function migrateFrom1To2(document: Json): Json {
  const { media } = document;
  return {
    ...document,
    media: isObject(media)
      ? Object.fromEntries(Object.entries(media).map(([id, each]) => [id, isObject(each) ? migrateMedia(each) : each]))
      : media,
    tracks: mapObjects(document['tracks'], migrateTrack),
  };
}
