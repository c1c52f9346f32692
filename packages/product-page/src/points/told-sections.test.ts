import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

function pointsOf(body: string): readonly string[] {
  const html = `<html lang="en"><h1>Blue Mug</h1><p class="price">€12.50</p><button>Add to cart</button>${body}</html>`;
  const verdict = readPage(html, new URL('https://shop.example/mug'));
  return verdict.kind === 'product' ? verdict.product.selling_points : [];
}

test('a description yields its list and its sentences, without shipping and care', () => {
  const text = `<div class="product-description"><p>The double wall keeps tea hot for hours.</p><p>• Solid oak lid<br>• Holds 350 ml</p>
    <h3>Shipping</h3><p>• Sent in a day<br>• Sent from Leeds</p></div>`;
  expect(pointsOf(text)).toEqual(['Solid oak lid', 'Holds 350 ml', 'The double wall keeps tea hot for hours']);
});

test('a page without a marked description is read after its heading', () => {
  expect(pointsOf('<div><p>The double wall keeps tea hot for hours. The lid is turned from oak.</p></div>')).toEqual([
    'The double wall keeps tea hot for hours',
    'The lid is turned from oak',
  ]);
});

test('adjacent parts of the same kind are a list', () => {
  const part = (line: string) => `<div class="feature"><img src="/icon.svg"><span>${line}</span></div>`;
  expect(
    pointsOf(
      `<div class="features">${['Oak lid that closes', 'Leakproof spout', 'Fits every holder'].map(part).join('')}</div>`,
    ),
  ).toEqual(['Oak lid that closes', 'Leakproof spout', 'Fits every holder']);
});

test('a list under a title of the trade is not about the product, however plain its words', () => {
  const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(
    pointsOf(`<details><summary>Returns</summary>${list(['Send it back in a month', 'Keep the label on it', 'Pack it well'])}</details>
      <details><summary>Materials</summary>${list(['Glazed stoneware', 'Lid of solid oak', 'Felt under the foot'])}</details>`),
  ).toEqual(['Glazed stoneware', 'Lid of solid oak', 'Felt under the foot']);
});
