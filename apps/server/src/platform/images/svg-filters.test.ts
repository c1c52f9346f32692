import { describe, expect, test } from 'vitest';
import { usesSvgFilters } from './svg-filters.ts';

const svg = (content: string, prolog = ''): string =>
  `<?xml version="1.0"?>${prolog}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const DEFINITION = '<filter id="blur"><feGaussianBlur stdDeviation="9"/></filter>';

describe('an SVG uses filters', () => {
  test.each([
    ['in an attribute', svg(`${DEFINITION}<rect filter="url(#blur)"/>`)],
    ['in an attribute with spaces', svg(`${DEFINITION}<rect filter = 'url( #blur )'/>`)],
    ['in an attribute over two lines', svg(`${DEFINITION}<rect\n  filter\n=\n"url(#blur)"/>`)],
    ['in a style attribute', svg('<rect style="fill:red; filter: blur(9px)"/>')],
    ['in a style sheet', svg('<style>.shade{fill:red;filter:drop-shadow(0 0 9px red)}</style><rect class="shade"/>')],
    ['in a style sheet of CDATA', svg('<style type="text/css"><![CDATA[ rect > g { filter : url(#blur) } ]]></style>')],
    ['with the name spelled in character references', svg('<rect style="f&#105;lter:url(#b)"/>')],
    ['with the name spelled in escapes', svg('<rect style="f\\69 lter:url(#b)"/>')],
    ['in an entity', svg('<rect style="&shade;"/>', '<!DOCTYPE svg [<!ENTITY shade "filter:url(#blur)">]>')],
    ['behind an entity', svg('<rect filter="&blur;"/>', '<!DOCTYPE svg [<!ENTITY blur "url(#blur)">]>')],
  ])('%s', (_where, content) => {
    expect(usesSvgFilters(Buffer.from(content))).toBe(true);
  });

  test('in UTF-16 of either order', () => {
    const little = Buffer.from(`\u{feff}${svg('<rect filter="url(#b)"/>')}`, 'utf16le');
    expect(usesSvgFilters(little)).toBe(true);
    expect(usesSvgFilters(Buffer.from(little).swap16())).toBe(true);
  });
});

describe('an SVG uses no filters', () => {
  test.each([
    ['if it has none', svg('<rect width="9" height="9" fill="#fff"/>')],
    ['if it only defines them', svg(DEFINITION)],
    ['if it turns them off', svg('<rect filter="none" style="filter:none;fill:red"/><style>a{filter: none}</style>')],
    ['if it sets the colours of filters', svg('<rect color-interpolation-filters="sRGB" style="--filter: 9"/>')],
    ['if a text says the word', svg('<text>filter: 3 µm, filter="fine"</text><title>Coffee filter: reusable</title>')],
    ['if a name contains the word', svg('<rect id="filter" class="no-filter" data-filter="9"/>')],
  ])('%s', (_why, content) => {
    expect(usesSvgFilters(Buffer.from(content))).toBe(false);
  });
});

test('a large SVG is read in a moment', () => {
  const hostile = [
    '<'.repeat(1_000_000),
    '<style>'.repeat(100_000),
    'filter'.repeat(100_000),
    '<!ENTITY '.repeat(100_000),
  ];
  const startedAt = performance.now();
  for (const content of hostile) usesSvgFilters(Buffer.from(content));
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
