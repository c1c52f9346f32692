import type { TaskOutput } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { findByMedium, findMade, listDownloads, listVideos } from './task-output.ts';

const outputOf = (kind: TaskOutput['kind'], variant = 0) => ({ kind, variant }) as TaskOutput;
const kindsOf = (outputs: readonly TaskOutput[]) => outputs.map(({ kind, variant }) => `${kind} ${variant}`);

const ads = {
  outputs: [
    outputOf('preview', 1),
    outputOf('thumbnail', 1),
    outputOf('video', 1),
    outputOf('preview'),
    outputOf('thumbnail'),
    outputOf('video'),
  ],
};
const recording = {
  outputs: [outputOf('captions_srt'), outputOf('audio_wav'), outputOf('peaks'), outputOf('audio_mp3')],
};

describe('the outputs of a task', () => {
  it("are the task's videos by variant, without their short previews", () => {
    expect(kindsOf(listVideos(ads))).toEqual(['video 0', 'video 1']);
    expect(listVideos(recording)).toEqual([]);
  });

  it('begin with the first result that was made', () => {
    const partly = { outputs: [outputOf('video', 2), outputOf('video', 1), outputOf('thumbnail', 1)] };
    expect(findMade(partly)).toMatchObject({ kind: 'video', variant: 1 });
    expect(findByMedium(partly, 'image')).toMatchObject({ variant: 1 });
  });

  it('are, of a recording, the file best suited for publishing', () => {
    expect(findByMedium(recording, 'audio')?.kind).toBe('audio_mp3');
    expect(findByMedium({ outputs: [outputOf('audio_wav')] }, 'audio')?.kind).toBe('audio_wav');
    expect(findByMedium(recording, 'video')).toBeUndefined();
  });

  it("are downloaded as the tool's result, one for each variant", () => {
    expect(kindsOf(listDownloads(ads))).toEqual(['video 0', 'video 1']);
    expect(kindsOf(listDownloads(recording))).toEqual(['audio_mp3 0']);
    expect(findMade(ads, 1)?.variant).toBe(1);
  });
});
