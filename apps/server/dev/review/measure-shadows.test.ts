import { expect, it } from 'vitest';
import { measureShadows } from './measure-shadows.ts';
import { makeDocument, makeScenes, shadow } from './test-review.ts';

const scenes = makeScenes([0, 5]);

it('passes a shadow in each shot, and lights beside it', () => {
  const light = { fill: { from: '#fff2cc', fromOpacity: 1, to: '#fff2cc', toOpacity: 1 } };
  const clips = [
    shadow({ id: 'a', from: 0, to: 5 }),
    shadow({ id: 'b', from: 5, to: 10 }),
    shadow({ id: 'glow', from: 0, to: 10, with: light }),
  ];
  expect(measureShadows(makeDocument(clips), scenes)).toMatchObject({ value: '1', isPassed: true });
});

it('fails a shot with two shadows', () => {
  const clips = [shadow({ id: 'a', from: 0, to: 10 }), shadow({ id: 'b', from: 5, to: 10 })];
  expect(measureShadows(makeDocument(clips), scenes)).toMatchObject({
    value: '2',
    isPassed: false,
    where: ['scene 2 (call_to_action) at 5.00 s'],
  });
});
