import { expect, test } from 'vitest';
import { listCopies } from './large-copy.ts';

test.each([
  ['https://i.ebayimg.com/images/g/AbC/s-l300.jpg', 'https://i.ebayimg.com/images/g/AbC/s-l1600.jpg'],
  ['https://m.media-amazon.com/images/I/71abc._AC_SX300_.jpg', 'https://m.media-amazon.com/images/I/71abc.jpg'],
  ['https://cdn.shopify.com/s/files/1/2/mug_300x300.jpg?v=7', 'https://cdn.shopify.com/s/files/1/2/mug.jpg?v=7'],
  ['https://a.example/cdn/shop/files/mug.jpg?v=7&width=300', 'https://a.example/cdn/shop/files/mug.jpg?v=7'],
  ['https://ae01.alicdn.com/kf/H1.jpg_350x350q80.jpg', 'https://ae01.alicdn.com/kf/H1.jpg'],
  ['https://img.shop.example/a/mug.jpg_400x400.jpg', 'https://img.shop.example/a/mug.jpg'],
  ['https://oss.shop.example/mug.jpg?x-oss-process=image/resize,w_600', 'https://oss.shop.example/mug.jpg'],
  ['https://img14.360buyimg.com/n5/s54x54_jfs/t1/mug.jpg!q70.jpg', 'https://img14.360buyimg.com/n0/jfs/t1/mug.jpg'],
  ['https://a.example/wp-content/uploads/2024/mug-300x300.jpg', 'https://a.example/wp-content/uploads/2024/mug.jpg'],
  [
    'https://a.example/media/catalog/product/cache/6b1c09900b407c50fce2db5e66ebc123/m/u/mug.jpg',
    'https://a.example/media/catalog/product/m/u/mug.jpg',
  ],
  ['https://a.example/images/stencil/500x659/mug.jpg', 'https://a.example/images/stencil/original/mug.jpg'],
  ['https://a.example/12-home_default/mug.jpg', 'https://a.example/12-large_default/mug.jpg'],
  ['https://a.example/dw/image/v2/X/on/mug.jpg?sw=300', 'https://a.example/dw/image/v2/X/on/mug.jpg'],
  [
    'https://res.cloudinary.com/shop/image/upload/w_300,h_300,c_fill/v1/mug.jpg',
    'https://res.cloudinary.com/shop/image/upload/v1/mug.jpg',
  ],
  ['https://a.scene7.com/is/image/Shop/mug?$pdp-320$', 'https://a.scene7.com/is/image/Shop/mug?wid=2000&qlt=90'],
  ['https://i.etsystatic.com/1/r/il/a/2/il_570xN.2_x.jpg', 'https://i.etsystatic.com/1/r/il/a/2/il_fullxfull.2_x.jpg'],
  ['https://a.example/img/mug.jpg?imwidth=300', 'https://a.example/img/mug.jpg?imwidth=1800'],
])('%s is tried as %s first, then unchanged', (link, large) => {
  expect(listCopies(link)).toEqual([large, link]);
});

test.each([
  'https://a.example/img/mug_300x300.jpg',
  'https://a.example/img/mug.jpg?width=300',
  'https://i.ebayimg.com/images/g/AbC/s-l1600.jpg',
  'https://a.scene7.com/is/image/Shop/mug?$pdp-1440$',
  'not a link',
])('%s is unchanged: no larger copy is documented', (link) => {
  expect(listCopies(link)).toEqual([link]);
});
