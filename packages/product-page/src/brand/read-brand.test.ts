import { describe, expect, it } from 'vitest';
import { readBrand } from './read-brand.ts';

const URL_OF_SHOP = new URL('https://kiln.example/about/');
const read = (html: string) => readBrand(html, URL_OF_SHOP);

describe('the brand of a site', () => {
  it("is its organisation's name and logo, its declared colours and its fonts", () => {
    const brand = read(`<html><head><title>About us | Kiln &amp; Co</title>
      <meta name="theme-color" content="#C43A13">
      <link href="https://fonts.googleapis.com/css2?family=Playfair+Display:wght@700&amp;family=Inter" rel="stylesheet">
      <style>:root { --color-primary: #c43a13; --brand-secondary: rgb(20, 61, 43); --text-primary: #111 }</style>
      <script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"Kiln & Co","logo":{"url":"/logo.png"}}]}</script>
      </head><body><p>We make mugs.</p></body></html>`);
    expect(brand).toEqual({
      kind: 'brand',
      name: 'Kiln & Co',
      logo: 'https://kiln.example/logo.png',
      colors: ['#c43a13', '#143d2b'],
      fonts: { title: 'Playfair Display', body: 'Inter' },
    });
  });

  it('falls back to the site name, an image named logo, and the fonts of its styles', () => {
    const brand = read(`<head><meta property="og:site_name" content="Lumo"><style>
      body{margin:0;font-family:"Manrope",sans-serif} h1,h2{font-family:'DM Serif Display',serif}</style></head>
      <header><a class="site-logo"><img src="../img/lumo.webp"></a></header>`);
    expect(brand).toMatchObject({
      name: 'Lumo',
      logo: 'https://kiln.example/img/lumo.webp',
      colors: [],
      fonts: { title: 'DM Serif Display', body: 'Manrope' },
    });
  });

  it('leaves out what a page does not say, and files that no ad shows', () => {
    const brand = read('<title>Home</title><img class="logo" src="/logo.ico"><style>body{font-family:Arial}</style>');
    expect(brand).toEqual({ kind: 'brand', name: 'Home', colors: [], fonts: {} });
  });

  it('keeps greys only where there is no colour', () => {
    const grey = '<style>:root{--brand: #222}</style>';
    expect(read(grey)).toMatchObject({ colors: ['#222222'] });
    expect(read(`${grey}<meta name="theme-color" content="#0af">`)).toMatchObject({ colors: ['#00aaff'] });
  });

  it('is not read from a page that asks whether one is human', () => {
    expect(read('<title>Just a moment...</title><p>Checking your browser</p>')).toEqual({ kind: 'bot-wall' });
  });
});
