import { describe, expect, it } from 'vitest';
import { type AdForm, makeEmptyForm, toFormFields, toTaskInput } from './ad-form.ts';

const filled: AdForm = {
  ...makeEmptyForm('en'),
  name: 'Mug',
  images: [{ kind: 'page', url: 'https://shop.example/mug.jpg' }],
};

describe('toTaskInput', () => {
  it('makes a task of a name and one image', () => {
    const result = toTaskInput(filled);
    expect(result.ok && result.checked).toMatchObject({
      product: { name: 'Mug', images: [{ url: 'https://shop.example/mug.jpg' }] },
      length_s: 15,
    });
  });

  it('leaves out what was left empty', () => {
    const result = toTaskInput(filled);
    expect(result.ok && Object.keys(result.input.product ?? {}).sort()).toEqual(['images', 'name', 'selling_points']);
  });

  it('takes one selling point a line and skips empty lines', () => {
    const result = toTaskInput({ ...filled, sellingPoints: ' Keeps hot \n\n Fits every hand ' });
    expect(result.ok && result.checked.product?.selling_points).toEqual(['Keeps hot', 'Fits every hand']);
  });

  it('says what buyers say and which colours the brand has, and skips rows that were left empty', () => {
    const result = toTaskInput({
      ...filled,
      ratingValue: 4.7,
      reviews: [
        { quote: ' Good mug. ', author: '', rating: 5 },
        { quote: '', author: '', rating: '' },
      ],
      brandColors: ['#1f6feb', ''],
      look: 'neon-night',
    });
    expect(result.ok && result.checked).toMatchObject({
      look: 'neon-night',
      product: {
        rating: { value: 4.7 },
        reviews: [{ quote: 'Good mug.', rating: 5 }],
        brand_colors: ['#1f6feb'],
      },
    });
  });

  it('names the field that is wrong', () => {
    const wrong = (change: Partial<AdForm>) => {
      const result = toTaskInput({ ...filled, ...change });
      return result.ok ? [] : result.problems;
    };
    expect(wrong({ name: '' })).toEqual(['name']);
    expect(wrong({ images: [] })).toEqual(['images']);
    expect(wrong({ sellingPoints: 'x'.repeat(101) })).toEqual(['sellingPoints']);
    expect(wrong({ price: 1_000_000 })).toEqual(['price']);
    expect(wrong({ name: ' ', images: [] })).toEqual(['images', 'name']);
    expect(wrong({ seed: -1 })).toEqual(['seed']);
    expect(wrong({ ratingCount: 12 })).toEqual(['ratingValue']);
    expect(wrong({ reviews: [{ quote: '', author: 'Ann', rating: '' }] })).toEqual(['reviews']);
    expect(wrong({ brandColors: ['red'] })).toEqual(['brandColors']);
    expect(wrong({ currency: 'dollars' })).toEqual(['currency']);
  });
});

describe('toFormFields', () => {
  it('fills the form with what the page says', () => {
    const fields = toFormFields({
      name: 'Mug',
      selling_points: ['a', 'b'],
      price: 9.5,
      images: [{ url: 'https://shop.example/1.jpg' }],
    });
    expect(fields).toMatchObject({
      name: 'Mug',
      sellingPoints: 'a\nb',
      price: 9.5,
      originalPrice: '',
      images: [{ kind: 'page' }],
    });
  });
});
