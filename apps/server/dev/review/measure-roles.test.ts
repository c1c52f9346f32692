import { describe, expect, it } from 'vitest';
import { measureNames, measureNumbers, measurePrices, measureTwice } from './measure-roles.ts';
import { captionClip, makeDocument, makeScenes, priceTag, titleClip } from './test-review.ts';

const scenes = makeScenes([0, 3, 6]);
const title = (text: string, from: number, to: number) =>
  titleClip({ id: `${text}-${from}`, from, to, with: { text } });

describe('titles and captions', () => {
  it('fails a title that says what the caption says at its moment', () => {
    const caption = captionClip({ id: 'c', from: 0, to: 3, text: 'it keeps drinks hot all day' });
    expect(measureTwice(makeDocument([title('Keeps drinks hot', 0, 3), caption]), scenes)).toMatchObject({
      value: '1',
      isPassed: false,
    });
  });

  it('passes the same words at another moment, and other words at this one', () => {
    const clips = [
      title('Keeps drinks hot', 4, 6),
      title('12 hours', 0, 3),
      captionClip({ id: 'c', from: 0, to: 3, text: 'it keeps drinks hot all day' }),
    ];
    expect(measureTwice(makeDocument(clips), scenes)).toMatchObject({ value: '0', isPassed: true });
  });
});

describe('prices', () => {
  it('passes a tag in each scene, and one that goes on in the next shot', () => {
    const clips = [
      priceTag({ id: 'a', from: 0, to: 1 }),
      priceTag({ id: 'b', from: 1, to: 3 }),
      priceTag({ id: 'c', from: 6, to: 10 }),
    ];
    expect(measurePrices(makeDocument(clips), scenes)).toMatchObject({ value: '0', isPassed: true });
  });

  it('fails a price beside a title that says it', () => {
    const clips = [priceTag({ id: 'a', from: 0, to: 3 }), title('Only $59', 0, 3)];
    expect(measurePrices(makeDocument(clips), scenes)).toMatchObject({
      isPassed: false,
      where: ['scene 1 (hook) at 0.00 s'],
    });
  });

  it('fails a price beside a caption that says it', () => {
    const clips = [
      priceTag({ id: 'a', from: 3, to: 6, with: { price: '129元' } }),
      captionClip({ id: 'c', from: 3, to: 5, text: '现在只要 129元' }),
    ];
    expect(measurePrices(makeDocument(clips), scenes)).toMatchObject({ value: '1', isPassed: false });
  });
});

describe('numbers', () => {
  it('passes a count from one on', () => {
    expect(measureNumbers(makeDocument([title('01', 0, 3), title('02', 3, 6)]), scenes)).toMatchObject({
      isPassed: true,
    });
  });

  it('fails a two without a one, and takes quantities for what they are', () => {
    expect(measureNumbers(makeDocument([title('02', 3, 6), title('5 hours', 6, 9)]), scenes)).toMatchObject({
      value: '1',
      where: ['“02” in scene 2 (benefit) at 3.00 s'],
    });
  });
});

describe('the name', () => {
  it('is the title of two scenes at most, shortened too', () => {
    const named = ['Blue Plimsolls', 'Plimsolls'].map((text, index) => title(text, index * 3, index * 3 + 3));
    const name = 'Blue Plimsolls';
    expect(measureNames(makeDocument(named), { scenes, name })).toMatchObject({ value: '2', isPassed: true });
    const thrice = makeDocument([...named, title('Blue Plimsolls', 6, 9)]);
    expect(measureNames(thrice, { scenes, name })).toMatchObject({ value: '3', isPassed: false });
  });
});
