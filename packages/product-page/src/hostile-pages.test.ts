import { expect, test } from 'vitest';
import { listEmbeddedData } from './sources/embedded-data.ts';
import { readJsonLd } from './sources/json-ld.ts';
import { parsePage } from './parse/page-document.ts';
import { layOutPage } from './sources/page-layout.ts';
import { readPageStructure } from './sources/page-structure.ts';
import { readPage } from './read-page.ts';
import { HOSTILE_KINDS, writeHostilePage } from './test-hostile-pages.ts';
import { createWorkBudget, takeWork } from './parse/work-budget.ts';

const url = new URL('https://shop.example/mug');
const MAX_WORK = 135_000_000;

test('work beyond the budget is refused and costs nothing', () => {
  const budget = createWorkBudget(10_000);
  expect(takeWork(budget, 'element', 1)).toBe(true);
  const { left } = budget;
  expect(takeWork(budget, 'element', 1000)).toBe(false);
  expect(takeWork(budget, 'page', 10, left)).toBe(false);
  expect(budget.left).toBe(left);
});

test.each(HOSTILE_KINDS)('%s: reading stops at the cost limit of a page', { timeout: 20_000 }, (kind) => {
  const budget = createWorkBudget();
  expect(budget.left).toBe(MAX_WORK);
  const page = parsePage(writeHostilePage(kind), url, budget);
  expect(page.elements.length).toBeLessThanOrEqual(30_000);
  expect(page.labelCount).toBeLessThanOrEqual(4000);
  const layout = layOutPage(page);
  readJsonLd(page, layout, budget);
  listEmbeddedData(page, budget);
  readPageStructure(page, layout, budget);
  expect(budget.left).toBeGreaterThanOrEqual(0);
});

test('a page that ends in tricks is read up to them', () => {
  const product = '<script type="application/ld+json">{"@type": "Product", "name": "Mug"}</script><h1>Mug</h1>';
  for (const kind of ['a million nested tags', 'tags of many attributes', 'calls without end', 'JSON nested deep'])
    expect(readPage(product + writeHostilePage(kind), url)).toMatchObject({
      kind: 'product',
      product: { name: 'Mug' },
    });
});
