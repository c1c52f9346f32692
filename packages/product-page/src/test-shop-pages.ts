/** Pages of common shop systems, all selling one desk lamp, each in its own markup. */
const cards = (price: string) =>
  `<section class="related products"><h2>You may also like</h2><ul class="products"><li class="product"><a href="/p/bulb"><img src="/bulb.jpg"><h3>Spare bulb</h3><span class="price">${price}</span></a></li></ul></section>`;
const footer =
  '<footer><ul><li>Free delivery on all orders over 50</li><li>Returns within 30 days of purchase</li></ul><p>We use cookies.</p></footer>';

const POINTS =
  '<li>Dims from reading light to night light</li><li>Folds flat to fit a small drawer</li><li>Runs ten hours on a single charge</li>';
const TEXT =
  'The Lumo desk lamp lights a whole desk without glare. It folds flat, and its arm stays where you put it for years.';

export const SHOP_PAGES = {
  woocommerce: `<!doctype html><html lang="en-US"><head><title>Lumo Desk Lamp - Brightside</title><meta property="og:site_name" content="Brightside"></head>
<body class="single-product"><nav class="woocommerce-breadcrumb"><a href="/">Home</a> / <a href="/lighting">Lighting</a> / Lumo Desk Lamp</nav>
<div class="product"><div class="woocommerce-product-gallery"><div data-thumb="/u/lamp-100x100.jpg" class="woocommerce-product-gallery__image"><a href="/u/lamp.jpg"><img width="600" height="600" src="/u/lamp-600x600.jpg" data-large_image="/u/lamp.jpg" data-large_image_width="1600"></a></div>
<div class="woocommerce-product-gallery__image"><a href="/u/lamp-side.jpg"><img src="/u/lamp-side-600x600.jpg" data-large_image="/u/lamp-side.jpg"></a></div></div>
<div class="summary entry-summary"><h1 class="product_title entry-title">Lumo Desk Lamp</h1>
<div class="woocommerce-product-rating"><div class="star-rating" aria-label="Rated 4.50 out of 5"></div><a class="woocommerce-review-link">(<span class="count">12</span> customer reviews)</a></div>
<p class="price"><del><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>59.00</bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>49.00</bdi></span></ins></p>
<div class="woocommerce-product-details__short-description"><ul>${POINTS}</ul></div><p class="stock in-stock">12 in stock</p>
<form class="cart"><button type="submit" class="single_add_to_cart_button button alt">Add to cart</button></form>
<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">LUMO-01</span></span> <span class="posted_in">Category: <a href="/lighting">Lighting</a></span></div></div>
<div class="woocommerce-Tabs-panel--description"><h2>Description</h2><p>${TEXT}</p></div>
<table class="woocommerce-product-attributes shop_attributes"><tr><th>Brand</th><td><p>Lumo</p></td></tr></table>
<div id="reviews"><ol class="commentlist"><li class="review"><div class="comment-text"><div class="star-rating" aria-label="Rated 5 out of 5"></div><strong class="woocommerce-review__author">Ann</strong><div class="description review-text"><p>Bright, quiet, and it fits on my tiny desk.</p></div></div></li></ol></div></div>${cards('$5.00')}${footer}</body></html>`,

  shopware: `<!doctype html><html lang="de-DE"><head><title>Lumo Schreibtischlampe | LUMO-01</title><meta property="og:type" content="product"><meta property="product:brand" content="Lumo"><meta property="product:price:amount" content="49"><meta property="product:price:currency" content="EUR"></head>
<body itemscope itemtype="https://schema.org/WebPage"><nav aria-label="breadcrumb"><ol class="breadcrumb"><li><a href="/licht/">Licht</a></li></ol></nav>
<div class="product-detail" itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Lumo Schreibtischlampe</h1>
<meta itemprop="sku" content="LUMO-01"><div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="Lumo"></div>
<div class="gallery-slider"><img class="gallery-slider-image" src="/media/lamp_1920x1920.jpg" srcset="/media/lamp_1920x1920.jpg 1920w, /media/lamp_400x400.jpg 400w" itemprop="image"></div>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"><meta itemprop="priceCurrency" content="EUR">
<p class="product-detail-price with-list-price"><meta itemprop="price" content="49.00">49,00&nbsp;€* <span class="list-price"><span class="list-price-price">59,00&nbsp;€*</span></span></p><p class="delivery-information">Sofort verfügbar, Lieferzeit 1-3 Tage</p></div>
<button class="btn btn-buy">In den Warenkorb</button>
<div class="product-detail-description-text" itemprop="description"><p>Die Schreibtischlampe leuchtet den ganzen Tisch aus, ohne zu blenden. Sie lässt sich flach zusammenklappen.</p></div>
<div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="ratingValue" content="4.5"><meta itemprop="ratingCount" content="12"></div></div></body></html>`,

  magento: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp</title><meta property="og:type" content="product"></head><body class="catalog-product-view">
<div class="breadcrumbs"><ul class="items"><li class="item home"><a href="/">Home</a></li><li class="item"><a href="/lighting.html">Lighting</a></li></ul></div>
<div class="product-info-main"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">Lumo Desk Lamp</span></h1>
<div class="product-reviews-summary"><div class="rating-summary"><span>Rating:</span><div class="rating-result" title="90%"><span style="width:90%"><span>90% of 100</span></span></div></div></div>
<div class="price-box price-final_price"><span class="special-price"><span class="price-container"><span class="price-label">Special Price</span> <span data-price-amount="49" data-price-type="finalPrice" class="price-wrapper"><span class="price">£49.00</span></span></span></span>
<span class="old-price"><span class="price-container"><span class="price-label">Regular Price</span> <span data-price-amount="59" data-price-type="oldPrice" class="price-wrapper"><span class="price">£59.00</span></span></span></span></div>
<div class="stock available" title="Availability"><span>In stock</span></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value" itemprop="sku">LUMO-01</div></div>
<button type="submit" title="Add to Cart" class="action primary tocart" id="product-addtocart-button"><span>Add to Cart</span></button></div>
<div class="product media"><div class="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="/media/catalog/product/cache/6b1c09900b407c50fce2db5e66ebc123/l/a/lamp.jpg"></div></div>
<script type="text/x-magento-init">{"[data-gallery-role=gallery-placeholder]": {"mage/gallery/gallery": {"data": [{"thumb": "/media/catalog/product/cache/10f519365b01716ddb90abc57de5a837/l/a/lamp.jpg", "full": "/media/catalog/product/cache/6b1c09900b407c50fce2db5e66ebc123/l/a/lamp.jpg"}]}}}</script>
<div class="product data items"><div class="product attribute description"><div class="value"><p>${TEXT}</p><ul>${POINTS}</ul></div></div>
<table class="data table additional-attributes"><tr><th class="col label">Brand</th><td class="col data" data-th="Brand">Lumo</td></tr></table></div>${cards('£5.00')}${footer}</body></html>`,

  prestashop: `<!doctype html><html lang="fr-FR"><head><title>Lampe de bureau Lumo</title></head><body id="product"><nav class="breadcrumb"><ol><li><a href="/"><span>Accueil</span></a></li><li><a href="/eclairage"><span>Éclairage</span></a></li></ol></nav>
<section id="main"><h1 class="h1">Lampe de bureau Lumo</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">59,00 €</span></div><div class="current-price"><span class="current-price-value" content="49">49,00 €</span><span class="discount discount-amount">Économisez 10,00 €</span></div></div>
<div class="images-container"><div class="product-cover"><img class="js-qv-product-cover" src="/12-large_default/lampe.jpg"></div></div>
<div class="product-add-to-cart"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart">Ajouter au panier</button><span id="product-availability">En stock</span></div>
<div class="tab-pane" id="description"><div class="product-description"><p>La lampe éclaire tout le bureau sans éblouir. Elle se replie à plat, et son bras reste où on le met.</p></div></div>
<div class="tab-pane" id="product-details" data-product="{&quot;id_product&quot;:&quot;12&quot;,&quot;name&quot;:&quot;Lampe de bureau Lumo&quot;,&quot;reference&quot;:&quot;LUMO-01&quot;,&quot;price_amount&quot;:49,&quot;manufacturer_name&quot;:&quot;Lumo&quot;,&quot;regular_price_amount&quot;:59}"><div class="product-reference"><label class="label">Référence</label><span>LUMO-01</span></div></div></section></body></html>`,

  bigcommerce: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp - Brightside</title><meta property="og:type" content="product"><meta property="og:title" content="Lumo Desk Lamp"><meta property="product:price:amount" content="49"><meta property="product:price:currency" content="USD"><meta property="og:availability" content="instock"></head>
<body><ul class="breadcrumbs"><li><a href="/">Home</a></li><li><a href="/lighting/">Lighting</a></li></ul><div class="productView"><section class="productView-details"><h1 class="productView-title">Lumo Desk Lamp</h1><h2 class="productView-brand"><a href="/brands/lumo/"><span>Lumo</span></a></h2>
<div class="productView-price"><div class="price-section rrp-price--withoutTax">MSRP: <span class="price price--rrp">$59.00</span></div><div class="price-section"><span class="price-label">Now:</span> <span class="price price--withoutTax" data-product-price-without-tax>$49.00</span></div><div class="price-section price-section--saving">(You save <span class="price price--saving">$10.00</span>)</div></div>
<dl class="productView-info"><dt class="productView-info-name sku-label">SKU:</dt><dd class="productView-info-value" data-product-sku>LUMO-01</dd></dl></section>
<section class="productView-images"><figure class="productView-image" data-zoom-image="/images/stencil/1280x1280/lamp.jpg"><img src="/images/stencil/500x659/lamp.jpg" class="productView-image--default" srcset="/images/stencil/80w/lamp.jpg 80w, /images/stencil/1280w/lamp.jpg 1280w"></figure></section>
<form><input id="form-action-addToCart" type="submit" value="Add to Cart"></form></div><div id="tab-description" class="productView-description"><p>${TEXT}</p><ul>${POINTS}</ul></div>${cards('$5.00')}${footer}</body></html>`,

  shopify: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp – Brightside</title><meta property="og:site_name" content="Brightside"></head><body><main><h1 class="product__title">Lumo Desk Lamp</h1><div class="product__description rte"><p>${TEXT}</p><ul>${POINTS}</ul></div><button name="add">Add to cart</button></main>
<script type="application/json" data-product-json>{"id":1,"title":"Lumo Desk Lamp","handle":"lumo-desk-lamp","description":"<p>${TEXT}</p>","vendor":"Lumo","type":"Lighting","price":4900,"compare_at_price":5900,"available":true,"variants":[{"id":11,"title":"Default","sku":"LUMO-01","available":true,"price":4900,"compare_at_price":5900}],"images":["//cdn.shop.example/lamp.jpg","//cdn.shop.example/lamp-side.jpg"],"featured_image":"//cdn.shop.example/lamp.jpg"}</script><script>var meta={"currency":"USD"};window.ShopifyAnalytics={meta:{currency:"USD"}};</script><meta property="og:price:amount" content="49.00"><meta property="og:price:currency" content="USD"></body></html>`,

  marketplace: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Lumo 折叠护眼台灯 学生书桌灯-明亮商城</title></head><body><div class="crumb"><a href="/">首页</a> &gt; <a href="/light">灯具</a> &gt; <a href="/desk">台灯</a></div>
<div class="item-info"><h1 class="item-title">Lumo 折叠护眼台灯 学生书桌灯</h1><div class="price-panel"><span class="label">价格</span><del class="origin-price">¥399.00</del><span class="label">促销价</span><span class="promo-price"><em>¥</em><strong>299.00</strong></span></div><div class="stock">库存：有货</div><a class="btn-cart" href="#none">加入购物车</a></div>
<div class="preview-gallery"><img src="//img.example.cn/lamp.jpg_800x800.jpg"><img src="//img.example.cn/lamp.jpg_60x60.jpg"></div>
<ul class="parameter2 detail-list"><li>品牌：<a>Lumo</a></li><li>商品编号：LUMO01</li></ul><div class="detail-description"><p>整张书桌都亮，而且不刺眼。灯臂可以自由折叠，收起来只有一本书那么薄，放进抽屉也不占地方，出门也能带。</p><ul class="feature-list"><li>三档亮度，阅读夜灯都合适</li><li>折叠以后放进抽屉也不占地方</li><li>充一次电可以用十个小时</li></ul></div><div class="service"><ul><li>全国包邮，七天无理由退换</li><li>正品保证，支持货到付款</li></ul></div></body></html>`,

  domOnly: `<!doctype html><html lang="en-gb"><head><title>Lumo Desk Lamp, dimmable, black : Bigshop.co.uk: Lighting</title></head><body><div id="wayfinding-breadcrumbs"><ul class="breadcrumb"><li><a href="/l">Lighting</a></li></ul></div>
<div id="centerCol"><h1 id="title"><span id="productTitle" class="product-title-word-break">Lumo Desk Lamp, dimmable, black</span></h1><a id="bylineInfo" href="/lumo">Brand: Lumo</a><div id="averageReviews" class="rating"><i class="a-icon-star"><span>4.5 out of 5 stars</span></i> <span id="ratingText">12 ratings</span></div>
<div id="corePrice" class="price-block"><span class="a-price priceToPay"><span class="a-price-symbol">£</span><span class="a-price-whole">49<span class="a-price-decimal">.</span></span><span class="a-price-fraction">00</span></span> <span class="basisPrice">Was: <span class="a-price a-text-price" style="text-decoration: line-through"><span>£59.00</span></span></span></div>
<div id="availability" class="stock"><span>In stock</span></div><div id="feature-bullets"><ul>${POINTS}</ul></div><input id="add-to-cart-button" type="submit" name="submit.add-to-cart" value="Add to Basket"></div>
<div id="imgTagWrapperId" class="product-image"><img src="/images/I/71abc._AC_SX300_.jpg" data-old-hires="/images/I/71abc._AC_SL1500_.jpg" alt="Lumo Desk Lamp, dimmable, black"></div>
<table id="productDetails"><tr><th>Manufacturer</th><td>Lumo</td></tr><tr><th>ASIN</th><td>B07LUMO001</td></tr></table><div id="productDescription"><p>${TEXT}</p></div>${cards('£5.00')}${footer}</body></html>`,

  microdata: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp</title></head><body><div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Lumo Desk Lamp</h1><img itemprop="image" src="/lamp.jpg"><span itemprop="brand">Lumo</span><span itemprop="sku">LUMO-01</span><p itemprop="description">${TEXT}</p>
<div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><del>€59.00</del> <span itemprop="price" content="49.00">€49.00</span><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/InStock"></div>
<div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">4.5</span> of <span itemprop="reviewCount">12</span></div>
<div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="author">Ann</span><div itemprop="reviewRating" itemscope itemtype="http://schema.org/Rating"><meta itemprop="ratingValue" content="5"></div><p itemprop="reviewBody">Bright, quiet, and it fits on my tiny desk.</p></div></div></body></html>`,

  rdfa: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp</title></head><body vocab="https://schema.org/" typeof="Product"><h1 property="name">Lumo Desk Lamp</h1><img property="image" src="/lamp.jpg"><span property="brand" typeof="Brand"><span property="name">Lumo</span></span><span property="sku">LUMO-01</span><p property="description">${TEXT}</p>
<div property="offers" typeof="Offer"><s>€59.00</s> <span property="price" content="49.00">€49.00</span><meta property="priceCurrency" content="EUR"><link property="availability" href="https://schema.org/InStock"></div>
<div property="aggregateRating" typeof="AggregateRating"><span property="ratingValue">4.5</span> (<span property="reviewCount">12</span>)</div></body></html>`,

  nextState: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp | Brightside</title></head><body><div id="__next"><h1>Lumo Desk Lamp</h1></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"product":{"name":"Lumo Desk Lamp","sku":"LUMO-01","brand":{"name":"Lumo"},"description":"${TEXT}","price":{"current":49,"original":59,"currency":"EUR"},"inStock":true,"images":[{"url":"https://cdn.shop.example/lamp.jpg","width":1600,"height":1600}],"rating":4.5,"reviewCount":12}}}}</script></body></html>`,

  nuxtState: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp | Brightside</title></head><body><h1>Lumo Desk Lamp</h1><script>window.__NUXT__=(function(a,b){return {data:[{product:{name:"Lumo Desk Lamp",sku:"LUMO-01",brand:a,price:49,originalPrice:59,currency:"EUR",inStock:b,description:"${TEXT}",images:["https://cdn.shop.example/lamp.jpg"],rating:4.5,reviewCount:12}}]}}("Lumo",true));</script></body></html>`,

  productGroup: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Brightside"},{"@type":"ProductGroup","name":"Lumo Desk Lamp","description":"${TEXT}","brand":{"@type":"Brand","name":"Lumo"},"productGroupID":"LUMO","image":["https://cdn.shop.example/lamp.jpg"],"aggregateRating":{"ratingValue":4.5,"reviewCount":12},"hasVariant":[{"@type":"Product","sku":"LUMO-01","name":"Lumo Desk Lamp, black","offers":{"@type":"AggregateOffer","lowPrice":49,"highPrice":59,"priceCurrency":"EUR","availability":"https://schema.org/InStock"}}]}]}</script></head><body><h1>Lumo Desk Lamp</h1></body></html>`,

  openGraph: `<!doctype html><html lang="en"><head><title>Lumo Desk Lamp | Brightside</title><meta property="og:type" content="product"><meta property="og:site_name" content="Brightside"><meta property="og:title" content="Lumo Desk Lamp | Brightside"><meta property="og:description" content="${TEXT}"><meta property="og:image" content="https://cdn.shop.example/lamp.jpg"><meta property="product:price:amount" content="49.00"><meta property="product:original_price:amount" content="59.00"><meta property="product:price:currency" content="EUR"><meta property="product:availability" content="in stock"><meta property="product:brand" content="Lumo"><meta property="product:retailer_item_id" content="LUMO-01"></head><body></body></html>`,
} as const;
