import { describe, expect, it } from 'vitest';
import { checkDocument, type DocumentRefusal } from './check-document.ts';
import { DOCUMENT_VERSION, type TimelineDocument, type Track } from './document/document.ts';
import version1 from './migrations/version-1.json' with { type: 'json' };
import type { Media } from './document/media.ts';
import type { VisualClip, VideoClip } from './document/visual-clips.ts';
import { migrateDocument } from './migrations/migrate-document.ts';
import { parseDocument } from './parse-document.ts';
import { seconds, testDocument } from './test-document.ts';

type TrackOf<K extends Track['kind']> = Extract<Track, { kind: K }>;

/** The test document with one track changed. */
function withTrack<K extends Track['kind']>(kind: K, change: (track: TrackOf<K>) => Track): TimelineDocument {
  const document = testDocument();
  const index = document.tracks.findIndex((track) => track.kind === kind);
  return {
    ...document,
    tracks: document.tracks.map((track, at) => (at === index ? change(track as TrackOf<K>) : track)),
  };
}

const reasonsOf = (document: TimelineDocument) =>
  checkDocument(document).map((refusal: DocumentRefusal) => refusal.reason);

describe('reading a document', () => {
  it('returns what was saved', () => {
    const document = testDocument();
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, document });
  });

  it('reads a set and a footing of a shape, and a shape without them unchanged', () => {
    const tones = { shade: '#101010', base: '#808080', lit: '#f0f0f0' };
    const plain = {
      kind: 'shape' as const,
      id: 'world',
      start: 0,
      duration: seconds(1),
      box: { x: 0, y: 0, width: 1, height: 1 },
      enter: { kind: 'none' as const, duration: 0 },
      exit: { kind: 'none' as const, duration: 0 },
      fill: { from: '#808080', fromOpacity: 1, to: '#808080', toOpacity: 1 },
      radius: 0,
    };
    const set = {
      kind: 'niche' as const,
      wall: tones,
      floor: tones,
      trim: tones,
      horizon: 0.8,
      light: { x: 0.2, y: -0.1, color: '#ffffff' },
      gobo: 'leaves' as const,
      focus: { x: 0.2, y: 0.4, width: 0.6, height: 0.5 },
    };
    const footing = {
      kind: 'pedestal' as const,
      surface: tones,
      shadow: { color: '#000000', opacity: 0.5 },
      lightFrom: -1,
      rim: '#ffffff',
      feet: [{ x: 0.5, y: 0.9, width: 0.3, height: 0.4 }],
      middle: 0.5,
      breadth: 0.4,
    };
    const withShape = (shape: object) =>
      parseDocument(
        JSON.parse(
          JSON.stringify(
            withTrack('sticker', (track) => ({ ...track, clips: [{ ...plain, ...shape }] as typeof track.clips })),
          ),
        ),
      );
    for (const shape of [{}, { set }, { footing }]) expect(withShape(shape).ok).toBe(true);
    expect(withShape({ set: { ...set, gobo: 'disco' } }).ok).toBe(false);
    expect(withShape({ footing: { ...footing, feet: [] } }).ok).toBe(false);
  });

  it('refuses a document of a newer program', () => {
    expect(parseDocument({ ...testDocument(), version: DOCUMENT_VERSION + 1 })).toEqual({
      ok: false,
      reason: 'newer_version',
    });
  });

  it.each([undefined, null, 'x', [], 7])('refuses %j without throwing', (input) => {
    expect(parseDocument(input).ok).toBe(false);
  });

  it('names the first wrong place', () => {
    const document = { ...testDocument(), canvas: { width: 1081, height: 1920, background: '#000000' } };
    expect(parseDocument(document)).toMatchObject({ ok: false, reason: 'shape', path: ['canvas', 'width'] });
  });

  it('refuses unknown fields rather than losing them', () => {
    expect(parseDocument({ ...testDocument(), colour: 'red' })).toMatchObject({ ok: false, reason: 'shape' });
  });
});

describe('migrations', () => {
  const migrations = new Map([
    [1, (document: Record<string, unknown>) => ({ ...document, title: document['name'] })],
    [2, (document: Record<string, unknown>) => ({ ...document, title: String(document['title']).toUpperCase() })],
  ]);

  it('upgrade an old document step by step', () => {
    expect(migrateDocument({ version: 1, name: 'cup' }, 3, migrations)).toEqual({
      ok: true,
      document: { version: 3, name: 'cup', title: 'CUP' },
    });
  });

  it('refuse newer versions, missing versions and gaps in the chain', () => {
    expect(migrateDocument({ version: 4 }, 3, migrations)).toMatchObject({ ok: false, reason: 'newer_version' });
    expect(migrateDocument({}, 3, migrations)).toMatchObject({ ok: false, reason: 'no_version' });
    expect(migrateDocument({ version: '1' }, 3, migrations)).toMatchObject({ ok: false, reason: 'no_version' });
    expect(migrateDocument({ version: 1 }, 4, migrations)).toMatchObject({
      ok: false,
      reason: 'version_not_supported',
    });
  });
});

describe('a document of version 1', () => {
  const parsed = parseDocument(version1);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const { document } = parsed;

  it('opens with all its content', () => {
    expect(
      document.tracks.map(({ id, clips }) => [id, clips.map((clip) => [clip.id, clip.start, clip.duration])]),
    ).toEqual(version1.tracks.map(({ id, clips }) => [id, clips.map((clip) => [clip.id, clip.start, clip.duration])]));
  });

  it('moves as before: both images of a slide, the pulse of a button', () => {
    const kinds = document.tracks
      .flatMap((track) => ('transitions' in track ? track.transitions : []))
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['fade', 'push-right']);
    const clips = document.tracks.flatMap((track): { kind: string; loop?: string | undefined }[] => track.clips);
    expect(clips.find(({ kind }) => kind === 'cta')?.loop).toBe('pulse');
  });

  it('is refused with a message, not by a crash, if it is broken', () => {
    expect(
      parseDocument({ ...version1, tracks: [7, { kind: 'video', clips: [null], transitions: 'x' }] }),
    ).toMatchObject({
      ok: false,
      reason: 'shape',
    });
    expect(parseDocument({ ...version1, media: null })).toMatchObject({ ok: false, reason: 'shape', path: ['media'] });
  });
});

describe('a document is refused when', () => {
  it('nothing is wrong: never', () => {
    expect(checkDocument(testDocument())).toEqual([]);
  });

  it('two clips of a track overlap', () => {
    const document = withTrack('sticker', (track) => ({
      ...track,
      clips: track.clips.map((clip) => (clip.id === 'cta' ? { ...clip, start: seconds(4.9) } : clip)),
    }));
    expect(checkDocument(document)).toEqual([
      { reason: 'clips_overlap', track: 'stickers', first: 'price', second: 'cta' },
    ]);
  });

  it('a clip lasts longer than the video', () => {
    expect(checkDocument({ ...testDocument(), duration: seconds(9) - 1 })).toContainEqual({
      reason: 'clip_beyond_end',
      clip: 'cta',
    });
  });

  it('a clip shows a missing file, even one named like a property of every object', () => {
    for (const media of ['gone', 'constructor']) {
      const document = withTrack('video', (track) => ({
        ...track,
        clips: track.clips.map((clip) => ({ ...clip, media })),
      }));
      expect(checkDocument(document)).toContainEqual({ reason: 'unknown_media', clip: 'shot-0', media });
    }
  });

  it('an image clip uses an audio file, or an audio clip an image', () => {
    const visuals = withTrack('video', (track) => ({
      ...track,
      clips: track.clips.map((clip) => ({ ...clip, media: 'song' })),
    }));
    expect(reasonsOf(visuals)).toContain('wrong_media_kind');
    const audioFiles = withTrack('music', (track) => ({
      ...track,
      clips: track.clips.map((clip) => ({ ...clip, media: 'photo' })),
    }));
    expect(reasonsOf(audioFiles)).toContain('wrong_media_kind');
  });

  it('a clip starts after the end of its file', () => {
    const document = withTrack('music', (track) => ({
      ...track,
      clips: track.clips.map((clip) => ({ ...clip, trimStart: seconds(8.3) })),
    }));
    expect(reasonsOf(document)).toEqual(['trim_beyond_media']);
  });

  const withVideo = (change: Partial<VideoClip>): TimelineDocument =>
    withTrack('video', (track) => ({
      ...track,
      clips: track.clips.map((clip): VisualClip => {
        if (clip.id !== 'shot-2') return clip;
        const { kind: _, ...visual } = clip;
        const video = { trimStart: 0, speed: 1, isReversed: false, role: 'footage' as const };
        return { ...visual, kind: 'video', media: 'clip', ...video, ...change };
      }),
    }));

  it('an audible video has no audio, or freezes after its end', () => {
    const document = withVideo({ audio: { gainDb: 0, fadeIn: 0, fadeOut: 0 } });
    expect(checkDocument(document)).toEqual([]);
    const clip = { ...document.media['clip']!, hasAudio: false } as Media;
    expect(reasonsOf({ ...document, media: { ...document.media, clip } })).toEqual(['media_without_audio']);
    expect(reasonsOf(withVideo({ freezeAt: seconds(5) }))).toEqual(['trim_beyond_media']);
  });

  it('keyframes are out of order, or a crop leaves its image', () => {
    const key = (at: number) => ({ at, value: 1, easing: 'linear' as const });
    expect(reasonsOf(withVideo({ transform: { scale: [key(0), key(5), key(9)] } }))).toEqual([]);
    expect(checkDocument(withVideo({ transform: { scale: [key(5), key(5)] } }))).toEqual([
      { reason: 'keyframe_order', clip: 'shot-2', property: 'scale' },
    ]);
    expect(reasonsOf(withVideo({ crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }))).toEqual(['crop_beyond_visual']);
  });

  it('an id is given twice', () => {
    const document = withTrack('sticker', (track) => ({ ...track, id: 'cta' }));
    expect(checkDocument(document)).toEqual([{ reason: 'duplicate_id', id: 'cta' }]);
  });

  it('a clip is anchored to a word missing from the script, or to words in the wrong order', () => {
    const hang = (fromWord: string, toWord: string) =>
      withTrack('video', (track) => ({
        ...track,
        clips: track.clips.map((clip) =>
          clip.id === 'shot-0' ? { ...clip, anchor: { fromWord, toWord, lead: 0, tail: 0 } } : clip,
        ),
      }));
    expect(checkDocument(hang('nobody', 'w1'))).toEqual([
      { reason: 'unknown_anchor_word', clip: 'shot-0', word: 'nobody' },
    ]);
    expect(checkDocument(hang('w2', 'w1'))).toEqual([{ reason: 'anchor_backwards', clip: 'shot-0' }]);
  });

  it('words run backwards in time', () => {
    const document = testDocument();
    expect(reasonsOf({ ...document, script: document.script.toReversed() })).toContain('word_order');
  });

  it('a transition is not between neighbours', () => {
    const gap = withTrack('video', (track) => ({
      ...track,
      clips: track.clips.map((clip) =>
        clip.id === 'shot-1' ? { ...clip, start: clip.start + 1, duration: clip.duration - 1 } : clip,
      ),
    }));
    expect(checkDocument(gap)).toEqual([{ reason: 'transition_not_between_neighbours', transition: 'cut-0' }]);
    const skip = withTrack('video', (track) => ({
      ...track,
      transitions: track.transitions.map((cut) => ({ ...cut, to: 'shot-2' })),
    }));
    expect(checkDocument(skip)).toContainEqual({ reason: 'transition_not_between_neighbours', transition: 'cut-0' });
    const unknown = withTrack('video', (track) => ({
      ...track,
      transitions: track.transitions.map((cut) => ({ ...cut, to: 'gone' })),
    }));
    expect(reasonsOf(unknown)).toContain('transition_not_between_neighbours');
  });

  it('a cut has two transitions', () => {
    const document = withTrack('video', (track) => ({
      ...track,
      transitions: [...track.transitions, ...track.transitions.slice(0, 1).map((cut) => ({ ...cut, id: 'again' }))],
    }));
    expect(checkDocument(document)).toEqual([{ reason: 'transition_on_same_cut', transition: 'again' }]);
  });

  it('a clip is too short for its transitions', () => {
    const long = (duration: number) =>
      withTrack('video', (track) => ({
        ...track,
        transitions: track.transitions.map((cut) => ({ ...cut, duration })),
      }));
    expect(checkDocument(long(seconds(3)))).toEqual([]);
    expect(checkDocument(long(seconds(3) + 2))).toEqual([{ reason: 'clip_too_short_for_transitions', clip: 'shot-1' }]);
  });

  it('there are more tracks than the editor allows, or none, or none with a clip', () => {
    const document = testDocument();
    const many = (kind: 'text' | 'music' | 'hook', count: number): Track[] =>
      Array.from({ length: count }, (_, index) =>
        kind === 'hook'
          ? { kind, id: `extra-${index}`, clips: [], transitions: [] }
          : { kind, id: `extra-${index}`, clips: [] },
      );
    const add = (tracks: Track[]) => checkDocument({ ...document, tracks: [...document.tracks, ...tracks] });
    expect(add(many('text', 6))).toEqual([]);
    expect(add(many('text', 7))).toEqual([{ reason: 'too_many_tracks', group: 'visual', count: 11, max: 10 }]);
    expect(add(many('music', 3))).toEqual([]);
    expect(add(many('music', 4))).toEqual([{ reason: 'too_many_tracks', group: 'music', count: 6, max: 5 }]);
    expect(add(many('hook', 2))).toEqual([{ reason: 'too_many_tracks', group: 'hook', count: 2, max: 1 }]);
    expect(reasonsOf({ ...document, tracks: [] })).toEqual(['no_tracks']);
    expect(reasonsOf({ ...document, tracks: many('text', 1) })).toEqual(['no_clips']);
  });
});
