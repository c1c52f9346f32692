import { describe, expect, it } from 'vitest';
import { planAudio } from './audio-plan.ts';
import { seconds, testDocument, testScript } from './test-document.ts';

describe('the audio plan', () => {
  it('has every sound of the music tracks in order, with its place and loudness', () => {
    const plan = planAudio(testDocument());
    expect(plan.inputs.map(({ clip, media, role, start, gainDb }) => ({ clip, media, role, start, gainDb }))).toEqual([
      { clip: 'music-0', media: 'song', role: 'music', start: 0, gainDb: -6 },
      { clip: 'voice-0', media: 'voice', role: 'voice', start: seconds(0.5), gainDb: 0 },
    ]);
    expect(plan).toMatchObject({ duration: seconds(9), targetLufs: -14, maxTruePeakDb: -1 });
  });

  it('lets music sink while words are spoken, and keeps it down over short pauses', () => {
    expect(planAudio(testDocument()).ducking).toMatchObject({
      depthDb: 9,
      spans: [{ start: seconds(0.5), end: seconds(8.3) }],
    });
  });

  it('lets music come back in a long pause', () => {
    const document = testDocument();
    const script = testScript().map((word, index) =>
      index < 5 ? word : { ...word, start: word.start + seconds(2), end: word.end + seconds(2) },
    );
    expect(planAudio({ ...document, script }).ducking.spans).toHaveLength(2);
  });

  it('takes a voice whose words it does not know as speaking all the time', () => {
    expect(planAudio({ ...testDocument(), script: [] }).ducking.spans).toEqual([
      { start: seconds(0.5), end: seconds(8.8) },
    ]);
  });

  it('ducks nothing without a voice', () => {
    const document = testDocument();
    const plan = planAudio({ ...document, tracks: document.tracks.filter((track) => track.id !== 'voice') });
    expect(plan.ducking.spans).toEqual([]);
  });
});
