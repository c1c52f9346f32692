import { AD_RATIOS } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { canvasOf } from '../zones.ts';
import { planExtension } from './plan-extension.ts';

const CUT_EDGES = { top: false, right: false, bottom: false, left: false };
const EVEN_EDGES = { top: true, right: true, bottom: true, left: true };
const sofa = {
  width: 1500,
  height: 1000,
  subject: { x: 0.1, y: 0.4, width: 0.8, height: 0.4 },
  evenEdges: EVEN_EDGES,
};

describe('planExtension', () => {
  it.each(AD_RATIOS)(
    'extends a wide photo to a canvas of %s, with its whole subject below or beside the texts',
    (ratio) => {
      const plan = planExtension(sofa, ratio);
      const canvas = canvasOf(ratio);
      expect(plan).toBeDefined();
      if (!plan) return;
      const { width, height, photo } = plan;
      // The camera needs space to move on every side.
      expect(width / height).toBeCloseTo(canvas.width / canvas.height, 0.7);
      const subject = {
        left: (photo.x + sofa.subject.x * photo.width) / width,
        right: (photo.x + (sofa.subject.x + sofa.subject.width) * photo.width) / width,
        top: (photo.y + sofa.subject.y * photo.height) / height,
        bottom: (photo.y + (sofa.subject.y + sofa.subject.height) * photo.height) / height,
      };
      expect(subject.left).toBeGreaterThan(0);
      expect(subject.right).toBeLessThan(1);
      expect(subject.bottom).toBeLessThan(1);
      if (ratio === '16:9') expect(subject.left).toBeGreaterThan(0.44);
      else expect(subject.top).toBeGreaterThan(0.44);
      expect(photo.width / photo.height).toBeCloseTo(1.5, 1);
    },
  );

  it('leaves a photo unchanged if its top and bottom cut the subject', () => {
    const legs = {
      ...sofa,
      width: 1000,
      height: 1500,
      subject: { x: 0.2, y: 0, width: 0.6, height: 1 },
      evenEdges: CUT_EDGES,
    };
    const plan = planExtension(legs, '9:16');
    // Nothing is added above or below: only the sides may be extended.
    expect(plan === undefined || (plan.photo.y <= 0 && plan.photo.y + plan.photo.height >= plan.height)).toBe(true);
  });

  it("lets the canvas' bottom cut a subject that the photo's bottom cuts", () => {
    const person = {
      ...sofa,
      width: 1000,
      height: 1000,
      subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.9 },
      evenEdges: { ...EVEN_EDGES, bottom: false },
    };
    const plan = planExtension(person, '9:16');
    expect(plan && plan.photo.y + plan.photo.height).toBe(plan?.height);
    expect(plan?.photo.y).toBeGreaterThan(0);
  });

  it('adds nothing to a photo that has space above its subject', () => {
    const tall = { ...sofa, width: 1080, height: 2400, subject: { x: 0.06, y: 0.56, width: 0.88, height: 0.3 } };
    expect(planExtension(tall, '9:16')).toBeUndefined();
  });
});
