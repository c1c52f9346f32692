const MIB = 1024 * 1024;
/** Maximum number of bytes that the product reads of a page. */
const PAGE_BYTES = 8 * MIB;
const PRODUCT = '<script type="application/ld+json">{"@type": "Product", "name": "Mug"}</script>';

/** Repeats the output of `make` up to a page's maximum size. */
function fill(make: (index: number) => string, bytes = PAGE_BYTES): string {
  let filled = '';
  for (let index = 0; filled.length < bytes; index += 1) filled += make(index);
  return filled.slice(0, bytes);
}

const repeat = (text: string, bytes = PAGE_BYTES): string =>
  text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
const inScript = (text: string, type = ''): string => `<script type="${type}">${text}</script>`;
const LD_JSON = 'application/ld+json';

/** Pages of maximum size that are as costly as possible, by kind. */
const HOSTILE_PAGES: Readonly<Record<string, () => string>> = {
  'a million nested tags': () => repeat('<div>'),
  'nested tags of one letter': () => repeat('<b>'),
  'tags opened and closed out of turn': () => repeat('<div>', PAGE_BYTES / 2) + repeat('</p>', PAGE_BYTES / 2),
  'paragraphs that close each other': () => repeat('<p><b><i><u>'),
  'a million prices': () => repeat('<b>1€</b>'),
  'prices with labels of their own': () => fill((at) => `<b class="price p${at} q${at}">${at}.${at % 90}€</b>`),
  'prices beside each other with words': () =>
    fill((at) => `<div class="a${at}"><p class="stock-${at}">in 9 days <i>${at},99 €</i> <s>1${at} €</s></p></div>`),
  'labels of their own': () => fill((at) => `<p class="a${at} product-b${at} review-c${at} price-d${at}">x</p>`),
  'long labels': () => fill((at) => `<p class="${`price-${at} old `.repeat(200)}">${at}</p>`),
  'everything hidden deep down': () =>
    `${'<div style="color: red; background: blue; border: none">'.repeat(250)}${fill((at) => `<p class="stock s${at}">in stock 1 €</p>`)}`,
  headings: () => `<title>Mug of clay</title>${fill((at) => `<h1 class="title-${at}">Mug of clay ${at}</h1>`)}`,
  'buttons to buy by': () => fill((at) => `<button class="btn-${at}">buy now ${at}</button>`),
  'rows of two cells': () => `<table>${fill((at) => `<tr><td>SKU ${at}<td>A-${at}`)}`,
  'terms and definitions': () => fill((at) => `<dl><dt>brand ${at}:<dd>B${at}</dl>`),
  'lines with colons': () => fill((at) => `<li>label ${at}: <b>value-${at}</b></li>`),
  'lists of bullets': () =>
    fill((at) => `<ul class="features"><li>Keeps tea warm ${at} hours<li>Holds ${at} cups well</ul>`),
  images: () =>
    fill(
      (at) =>
        `<div class="gallery"><img alt="Mug" src="/p-${at}_400x400.jpg" srcset="/a${at} 1x, /b${at} 2x" data-zoom="/z${at}.jpg"></div>`,
    ),
  'one endless srcset': () => `<div class=gallery><img srcset="${fill((at) => `/a${at}.jpg ${at}w, `)}">`,
  breadcrumbs: () => fill((at) => `<ol class="breadcrumb"><li><a href="/${at}">Shelf ${at}</a></ol>`),
  reviews: () =>
    fill(
      (at) =>
        `<div><p class="review-text r${at}">I love this mug of number ${at} a lot.</p><i class="author">A</i></div>`,
    ),
  stars: () => fill((at) => `<p class="rating-${at}" title="${at} of them">${at}</p>`),
  videos: () => fill((at) => `<video src="/f${at}.mp4"></video><iframe src="/embed/${at}"></iframe>`),
  'meta tags': () => fill((at) => `<meta property="og:image" content="/i${at}.jpg">`),
  'links that name the page': () => fill((at) => `<link rel="canonical" href="">${at}`),
  'products in products': () => repeat('<div itemscope itemtype="http://schema.org/Product"><p itemprop="name">'),
  'products beside products': () =>
    fill(
      (at) =>
        `<div itemscope itemtype="http://schema.org/Product"><p itemprop="name">Mug ${at}</p><i itemprop="price">${at}</i></div>`,
    ),
  'one product of many properties': () =>
    `<div itemscope itemtype="http://schema.org/Product">${repeat('<i itemprop="name">')}`,
  'RDFa in RDFa': () => repeat('<div typeof="schema:Product" property="schema:name">'),
  'one endless attribute': () => `<div ${repeat('a')}>`,
  'one endless value': () => `<div title="${repeat('a ')}">`,
  'tags of many attributes': () => fill((at) => `<br a${at}=1 b${at}=2 c${at}=3 d${at}=4>`),
  'one tag of many attributes': () => `<br ${fill((at) => `a${at} `)}>`,
  'one endless number': () => `<p class="price">${repeat('1 ')}€`,
  'one endless text': () => `<p class="description">${repeat('Word. ')}`,
  'endless white space': () => `<p>${repeat(' \n\t')}`,
  entities: () => `<p>${repeat('&amp;&eacute;')}`,
  'broken entities': () => `<p>${repeat('&a&#')}`,
  'less-than signs': () => repeat('<'),
  'comments never closed': () => repeat('<!-'),
  'comments in comments': () => repeat('<!--'),
  'comments of a letter': () => repeat('<!--x-->'),
  'drawings never closed': () => repeat('<svg>'),
  'drawings of nothing': () => repeat('<svg></svg>'),
  'scripts of nothing': () => repeat('<script>price</script>'),
  'scripts never closed': () => repeat('<script>price'),
  'closing tags in capitals': () => repeat('<style></STYLE>'),
  'JSON nested deep': () => inScript(repeat('['), LD_JSON),
  'JSON of objects nested deep': () => inScript(repeat('{"a":'), LD_JSON),
  'a long list of products': () =>
    inScript(
      `[${fill((at) => `{"@type":"Product","name":"Mug ${at}","offers":{"price":${at}}},`, PAGE_BYTES - 4)}{}]`,
      LD_JSON,
    ),
  'a broken list of products': () =>
    inScript(`[${fill((at) => `{"@type":"Product","name":"Mug ${at}","offers":{"price":${at}}},`)}`, LD_JSON),
  'scripts of products': () =>
    fill((at) => inScript(`{"@type":"Product","name":"Mug ${at}","offers":[{"price":"${at}"}]}`, LD_JSON)),
  'a product of many offers': () =>
    inScript(
      `{"@type":"Product","name":"Mug","offers":[${fill((at) => `{"price":"${at} €"},`, PAGE_BYTES - 4)}{}]}`,
      LD_JSON,
    ),
  'offers in offers': () => inScript(repeat('{"@type":"Product","offers":'), LD_JSON),
  'a product of many variants': () =>
    inScript(
      `{"@type":"ProductGroup","name":"Mug","hasVariant":[${fill((at) => `{"url":"/v${at}","offers":{"price":${at}}},`, PAGE_BYTES - 4)}{}]}`,
      LD_JSON,
    ),
  'a name without end': () => inScript(`{"@type":"Product","name":"${repeat('Mug ')}"}`, LD_JSON),
  'a description of markup': () =>
    inScript(`{"@type":"Product","name":"Mug","description":"${repeat('<b>&amp;lt;')}"}`, LD_JSON),
  'a price without end': () =>
    inScript(`{"@type":"Product","name":"Mug","offers":{"price":"${repeat('1 22 ')}"}}`, LD_JSON),
  'a product of many pictures': () =>
    inScript(
      `{"@type":"Product","name":"Mug","image":[${fill((at) => `"/a-${at}_40x40.jpg",`, PAGE_BYTES - 4)}""]}`,
      LD_JSON,
    ),
  'a product of many reviews': () =>
    inScript(
      `{"@type":"Product","name":"Mug","review":[${fill((at) => `{"reviewBody":"I love it. ${at}"},`, PAGE_BYTES - 4)}{}]}`,
      LD_JSON,
    ),
  'trails without end': () =>
    inScript(
      `[${fill((at) => `{"@type":"BreadcrumbList","itemListElement":[{"position":${at},"name":"Shelf ${at}"}]},`, PAGE_BYTES - 4)}{}]`,
      LD_JSON,
    ),
  'quotes nobody closes': () => inScript(repeat('"a" b '), LD_JSON),
  'state of JSON': () =>
    inScript(
      `{"price":[${fill((at) => `{"name":"Mug","price":${at},"sku":"${at}"},`, PAGE_BYTES - 4)}{}]}`,
      'application/json',
    ),
  'state of many keys': () =>
    inScript(`{"price":1,${fill((at) => `"k${at}":{"price":${at}},`, PAGE_BYTES - 4)}"z":1}`, 'application/json'),
  'state of no strict JSON': () => inScript(`window.state = {price: [${fill((at) => `{name: 'Mug', price: ${at}},`)}`),
  'states of no strict JSON': () =>
    fill((at) => inScript(`window.state${at} = {name: 'Mug', price: ${at}, list: [1, 2, 3]};`)),
  'assignments without end': () => inScript(`price;${repeat('a={')}`),
  'calls without end': () => inScript(`price;${repeat('a("b","c",{')}`),
  'brackets without end': () => inScript(`price=${repeat('([{')}`),
  'names without end': () => inScript(`price;${repeat('a.b')}`),
  'quotes in a script': () => inScript(`price={${repeat(`'"\``)}`),
  'functions of state': () => inScript(`price=${repeat('(function(a,b){a.b=1;return {price:a}}(1,2))')}`),
  'one function of state': () =>
    inScript(`s=(function(a,b){return {price:a,${fill((at) => `k${at}:{name:b,price:${at}},`, 590_000)}}}(1,"Mug"))`),
  'flat state that shares its parts': () =>
    `<script id="__NUXT_DATA__" type="application/json">[${fill((at) => `{"price":${at + 1},"name":${at + 1}},`, 2_400_000)}1]</script>`,
  'flat state that calls itself': () =>
    `<script id="__NUXT_DATA__" type="application/json">[[0,0,0,0,0,0,0,0],"price, sku, brand and more"]</script>`,
  'streamed state': () =>
    fill((at) => inScript(`self.__next_f.push([1,"${at}:{\\"price\\":${at},\\"name\\":\\"Mug\\"}\\n"])`)),
  'attributes of JSON': () => fill((at) => `<i data-a='{"name": "Mug", "price": ${at}, "sku": "A${at}"}'></i>`),
  'long attributes of no strict JSON': () =>
    fill(() => `<i data-a="{${fill((at) => `name: 'Mug', price: ${at}, `, 299_000)}}"></i>`),
};

export const HOSTILE_KINDS = Object.keys(HOSTILE_PAGES);

/** Returns a page of the kind, with a product at its end. */
export function writeHostilePage(kind: string): string {
  const write = HOSTILE_PAGES[kind];
  if (!write) throw new Error(`there is no page of ${kind}`);
  return write() + PRODUCT;
}
