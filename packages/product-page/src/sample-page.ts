/** A page with data for each of the readers. */
export const SAMPLE_PAGE = `<!doctype html><html lang="en-GB"><head><title>Blue Mug | Potter</title>
<meta property="og:title" content="Blue Mug"><meta property="og:image" content="/mug.jpg">
<meta property="product:price:amount" content="12.50"><meta property="product:price:currency" content="GBP">
<script type="application/ld+json">{"@graph": [{"@type": "BreadcrumbList", "itemListElement": [{"@type": "ListItem",
"position": 1, "name": "Kitchen"}]}, {"@type": "Product", "name": "Blue Mug", "brand": {"name": "Potter"}, "sku": "MUG-1",
"offers": {"price": "12.50", "priceCurrency": "GBP", "availability": "https://schema.org/InStock"}, "aggregateRating":
{"ratingValue": "4.5", "reviewCount": 12}, "review": [{"reviewBody": "Keeps my tea warm for hours. I love it.",
"author": {"name": "Ann"}, "reviewRating": {"ratingValue": 5}}],}]}</script>
<script>window.__STATE__ = {product: {name: 'Blue Mug', price: 12.5, sku: "MUG-1", images: ["/mug.jpg"]}};</script></head>
<body><nav class="breadcrumbs"><ol><li><a href="/">Home</a></li><li><a href="/kitchen">Kitchen</a></li></ol></nav>
<main itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Blue Mug</h1>
<div class="product-gallery"><img src="/mug-front.jpg" srcset="/mug-400.jpg 400w, /mug-1600.jpg 1600w" alt="Blue Mug"></div>
<p class="price"><del>&pound;15.00</del> <span class="price-now">&pound;12<sup>50</sup></span></p><p class="stock">In stock</p>
<ul class="features"><li>Keeps tea warm for two hours</li><li>Safe in the dishwasher</li><li>Made of stoneware</li></ul>
<table><tr><th>Brand</th><td>Potter</td></tr><tr><th>SKU</th><td>MUG-1</td></tr></table>
<div class="description">A mug that keeps tea warm. It fits every hand, and the machine that washes it too &amp; lasts.</div>
<div class="review-text">I have had it for a year, and use it every day.</div>
<button class="add-to-cart">Add to cart</button></main>
<section class="related-products"><a href="/cup"><img src="/cup.jpg"><span class="price">&pound;9.00</span></a></section>
</body></html>`;
