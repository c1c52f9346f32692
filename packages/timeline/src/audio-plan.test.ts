import { describe, expect, it } from 'vitest';
import { planAudio } from './audio-plan.ts';
import type { VideoClip } from './document/visual-clips.ts';
import { seconds, testDocument, testVisualClip, testScript } from './test-document.ts';

describe('the audio plan', () => {
  it('has every audio clip of the music tracks in order, with its place and loudness', () => {
    const plan = planAudio(testDocument());
    expect(plan.inputs.map(({ clip, media, role, start, gainDb }) => ({ clip, media, role, start, gainDb }))).toEqual([
      { clip: 'music-0', media: 'song', role: 'music', start: 0, gainDb: -6 },
      { clip: 'voice-0', media: 'voice', role: 'voice', start: seconds(0.5), gainDb: 0 },
    ]);
    expect(plan).toMatchObject({ duration: seconds(9), targetLufs: -14, maxTruePeakDb: -1 });
  });

  it('lowers music while words are spoken, and keeps it low over short pauses', () => {
    expect(planAudio(testDocument()).ducking).toMatchObject({
      depthDb: 9,
      spans: [{ start: seconds(0.5), end: seconds(8.3) }],
    });
  });

  it('raises music again in a long pause', () => {
    const document = testDocument();
    const script = testScript().map((word, index) =>
      index < 5 ? word : { ...word, start: word.start + seconds(2), end: word.end + seconds(2) },
    );
    expect(planAudio({ ...document, script }).ducking.spans).toHaveLength(2);
  });

  it('treats a voice without word times as speaking all the time', () => {
    expect(planAudio({ ...testDocument(), script: [] }).ducking.spans).toEqual([
      { start: seconds(0.5), end: seconds(8.8) },
    ]);
  });

  it('ducks nothing without a voice', () => {
    const document = testDocument();
    const plan = planAudio({ ...document, tracks: document.tracks.filter((track) => track.id !== 'voice') });
    expect(plan.ducking.spans).toEqual([]);
  });

  const withVideo = (role: 'footage' | 'avatar') => {
    const document = testDocument();
    const { kind: _, ...visual } = testVisualClip({ id: 'video', start: 0, duration: seconds(2) });
    const clip: VideoClip = {
      ...visual,
      kind: 'video',
      media: 'clip',
      trimStart: seconds(1),
      role,
      speed: 2,
      isReversed: true,
      audio: { gainDb: -3, fadeIn: 0, fadeOut: seconds(1) },
    };
    return planAudio({
      ...document,
      tracks: [{ kind: 'video', id: 'videos', clips: [clip], transitions: [] }],
    });
  };

  it('has the audio of videos, with soft cuts, ducked like music', () => {
    const plan = withVideo('footage');
    expect(plan.inputs).toMatchObject([
      { role: 'original', media: 'clip', trimStart: seconds(1), speed: 2, isReversed: true, fadeOut: seconds(1) },
    ]);
    expect(plan.inputs[0]!.fadeIn).toBeGreaterThan(0);
    expect(plan.ducking.spans).toEqual([]);
  });

  it('lowers music under a speaking avatar', () => {
    const plan = withVideo('avatar');
    expect(plan.inputs).toMatchObject([{ role: 'voice' }]);
    expect(plan.ducking.spans).not.toEqual([]);
  });
});
