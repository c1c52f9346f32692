import { describe, expect, it } from 'vitest';
import { measureNames, measureNumbers, measurePrices, measureTwice } from './measure-roles.ts';
import { captionClip, makeDocument, makeScenes, priceTag, titleClip } from './test-review.ts';

const scenes = makeScenes([0, 3, 6]);
const title = (text: string, from: number, to: number) =>
  titleClip({ id: `${text}-${from}`, from, to, with: { text } });

describe('titles and captions', () => {
  it('fail if a title repeats the caption of its moment', () => {
    const caption = captionClip({ id: 'c', from: 0, to: 3, text: 'it keeps drinks hot all day' });
    expect(measureTwice(makeDocument([title('Keeps drinks hot', 0, 3), caption]), scenes)).toMatchObject({
      value: '1',
      isPassed: false,
    });
  });

  it('pass with the same words at another moment, and with other words at the same moment', () => {
    const clips = [
      title('Keeps drinks hot', 4, 6),
      title('12 hours', 0, 3),
      captionClip({ id: 'c', from: 0, to: 3, text: 'it keeps drinks hot all day' }),
    ];
    expect(measureTwice(makeDocument(clips), scenes)).toMatchObject({ value: '0', isPassed: true });
  });
});

describe('prices', () => {
  it('pass with a tag in each scene, and with one that continues in the next shot', () => {
    const clips = [
      priceTag({ id: 'a', from: 0, to: 1 }),
      priceTag({ id: 'b', from: 1, to: 3 }),
      priceTag({ id: 'c', from: 6, to: 10 }),
    ];
    expect(measurePrices(makeDocument(clips), scenes)).toMatchObject({ value: '0', isPassed: true });
  });

  it('fail beside a title with the same amount', () => {
    const clips = [priceTag({ id: 'a', from: 0, to: 3 }), title('Only $59', 0, 3)];
    expect(measurePrices(makeDocument(clips), scenes)).toMatchObject({
      isPassed: false,
      where: ['scene 1 (hook) at 0.00 s'],
    });
  });

  it('fail beside a caption with the same amount', () => {
    const clips = [
      priceTag({ id: 'a', from: 3, to: 6, with: { price: '129元' } }),
      captionClip({ id: 'c', from: 3, to: 5, text: '现在只要 129元' }),
    ];
    expect(measurePrices(makeDocument(clips), scenes)).toMatchObject({ value: '1', isPassed: false });
  });
});

describe('numbers', () => {
  it('pass if they count from one on', () => {
    expect(measureNumbers(makeDocument([title('01', 0, 3), title('02', 3, 6)]), scenes)).toMatchObject({
      isPassed: true,
    });
  });

  it('fail for a two without a one, and ignore quantities', () => {
    expect(measureNumbers(makeDocument([title('02', 3, 6), title('5 hours', 6, 9)]), scenes)).toMatchObject({
      value: '1',
      where: ['“02” in scene 2 (benefit) at 3.00 s'],
    });
  });
});

describe('the name', () => {
  it('may be the title of two scenes at most, including shortened forms', () => {
    const named = ['Blue Plimsolls', 'Plimsolls'].map((text, index) => title(text, index * 3, index * 3 + 3));
    const name = 'Blue Plimsolls';
    expect(measureNames(makeDocument(named), { scenes, name })).toMatchObject({ value: '2', isPassed: true });
    const thrice = makeDocument([...named, title('Blue Plimsolls', 6, 9)]);
    expect(measureNames(thrice, { scenes, name })).toMatchObject({ value: '3', isPassed: false });
  });
});
