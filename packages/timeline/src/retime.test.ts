import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import type { ScriptWord, TimelineDocument } from './document/document.ts';
import { retime } from './retime.ts';
import { seconds, testDocument, testScript } from './test-document.ts';

function retimed(document: TimelineDocument, words: ScriptWord[]): TimelineDocument {
  const result = retime(document, words);
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

const clipOf = (document: TimelineDocument, id: string) => {
  const clip = document.tracks.flatMap((track) => [...track.clips]).find((candidate) => candidate.id === id);
  if (!clip) throw new Error(`no clip ${id}`);
  return clip;
};

/** Returns the script spoken at another pace. */
function atPace(factor: number): ScriptWord[] {
  return testScript().map((word) => ({
    ...word,
    start: Math.round(word.start * factor),
    end: Math.round(word.end * factor),
  }));
}

describe('re-timing', () => {
  it('changes nothing if the words keep their times', () => {
    expect(retimed(testDocument(), testScript())).toEqual(testDocument());
  });

  it('moves captions and images with their words, and their words too', () => {
    const words = atPace(1.5);
    const document = retimed(testDocument(), words);
    expect(document.script).toEqual(words);
    const caption = clipOf(document, 'caption-1');
    expect(caption.start).toBe(words[3]!.start);
    expect(caption.kind === 'caption' && caption.words.map(({ start, end }) => [start, end])).toEqual(
      words.slice(3, 6).map(({ start, end }) => [start, end]),
    );
    expect(clipOf(document, 'shot-1').start).toBe(words[3]!.start - (testScript()[3]!.start - seconds(3)));
  });

  it('leaves unanchored clips at their place', () => {
    const document = retimed(testDocument(), atPace(1.5));
    expect(clipOf(document, 'price')).toEqual(clipOf(testDocument(), 'price'));
    expect(clipOf(document, 'title')).toEqual(clipOf(testDocument(), 'title'));
  });

  it('lengthens the video, its music and its last image with the voice', () => {
    const document = retimed(testDocument(), atPace(1.5));
    expect(document.duration).toBe(seconds(9) + Math.round(testScript()[8]!.end * 1.5) - testScript()[8]!.end);
    expect(clipOf(document, 'music-0').duration).toBe(document.duration);
    const last = clipOf(document, 'shot-2');
    expect(last.start + last.duration).toBe(document.duration);
  });

  it('restores the document when the first voice returns', () => {
    expect(retimed(retimed(testDocument(), atPace(1.3)), testScript())).toEqual(testDocument());
  });

  it('refuses a script without a required word', () => {
    expect(retime(testDocument(), testScript().slice(1))).toEqual({
      ok: false,
      reason: 'missing_word',
      clip: 'shot-0',
      word: 'w0',
    });
  });

  it('shortens transitions of an image that a faster voice leaves too short', () => {
    const document = retimed(testDocument(), atPace(0.01));
    expect(checkDocument(document)).toEqual([]);
    const cuts = document.tracks.flatMap((track) => ('transitions' in track ? track.transitions : []));
    expect(cuts).toHaveLength(2);
    for (const cut of cuts) expect(cut.duration).toBeLessThan(seconds(0.4));
  });

  it('gives a valid document without gaps between images, for any new voice', () => {
    const anyVoice = fc.array(
      fc.tuple(fc.integer({ min: 0, max: seconds(2) }), fc.integer({ min: 0, max: seconds(1.5) })),
      {
        minLength: 9,
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(anyVoice, (times) => {
        let at = 0;
        const words = testScript().map((word, index) => {
          const [gap, length] = times[index]!;
          const start = at + gap;
          at = start + length;
          return { ...word, start, end: at };
        });
        const document = retimed(testDocument(), words);
        expect(checkDocument(document)).toEqual([]);
        const [visuals] = document.tracks;
        const clips = visuals!.clips;
        expect(clips[0]!.start).toBe(0);
        for (let index = 1; index < clips.length; index += 1) {
          expect(clips[index]!.start).toBe(clips[index - 1]!.start + clips[index - 1]!.duration);
        }
        expect(clips.at(-1)!.start + clips.at(-1)!.duration).toBe(document.duration);
      }),
    );
  });
});
