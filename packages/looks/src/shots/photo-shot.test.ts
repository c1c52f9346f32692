import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { canvasOf } from '../zones.ts';
import { measureFraming, subjectShown } from './framing.ts';

/** A jar in a hand that comes from below, before a grey wall that is continued above it. */
const JAR: LookImage = {
  kind: 'image',
  media: 'jar',
  width: 900,
  height: 900,
  faces: [],
  plainBackground: '#b1becc',
  hasAlpha: false,
  isScene: true,
  subject: { x: 0.27, y: 0.27, width: 0.52, height: 0.73 },
  subjectColor: '#ebe7e8',
  palette: ['#4f2b23', '#72534e', '#927b7e', '#baa0a1'],
  details: [],
  extended: {
    media: 'jar-extended',
    width: 1078,
    height: 1948,
    region: { x: 0.056, y: 0.538, width: 0.835, height: 0.462 },
    above: { color: '#a0aab4', until: 0.66 },
  },
};
const SCENE = msToTicks(3600);

test('the card that closes an ad shows all of a product on its own wall', () => {
  const content = { title: 'Balai Kabute Mushroom Bagoong Regular', price: '$7.50', callToAction: 'See it' };
  const scenes: AdScene[] = [
    { role: 'hook', start: 0, duration: SCENE, content: { title: 'Spoon it over rice' } },
    { role: 'call_to_action', start: SCENE, duration: SCENE, content },
  ];
  for (const id of LOOK_IDS) {
    const { tracks, scenes: laidOut } = layoutAd({
      look: LOOKS[id],
      ratio: '9:16',
      language: 'en',
      scenes,
      images: [JAR],
      hasCaptions: true,
      seed: 1,
    });
    const start = laidOut[1]?.cuts.at(-1) ?? SCENE;
    const clips = listSlotted(tracks).filter(({ clip }) => clip.start >= start);
    const seen = measureFraming({ clips, start, duration: 2 * SCENE - start }, [JAR], canvasOf('9:16'));
    expect(seen && subjectShown(seen, JAR), id).toBeGreaterThan(0.75);
  }
});
