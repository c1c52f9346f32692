import type { SubjectKind } from '@reelwright/scene';
import { ellipsoid } from '../shapes.ts';
import { bottle, dropperBottle, perfume, pumpBottle, sprayBottle, wineBottle } from './bottles.ts';
import { boxPack, giftBox, shoeBox, shoppingBag } from './boxes.ts';
import { can, candle, jar, lipstick, pouch, tube } from './containers.ts';
import { headphones, lamp, laptop, phone } from './devices.ts';
import { book, card } from './paper-goods.ts';
import type { MakeSubject } from './subject.ts';
import { bowl, cup, glass, mug, plate, vase } from './tableware.ts';
import { watch } from './watch.ts';

/** Each stands on the ground around the origin; all are about 1 high or 1.3 wide. */
export const SUBJECTS: Readonly<Record<Exclude<SubjectKind, 'none' | 'product'>, MakeSubject>> = {
  bottle,
  dropper_bottle: dropperBottle,
  spray_bottle: sprayBottle,
  pump_bottle: pumpBottle,
  wine_bottle: wineBottle,
  perfume,
  jar,
  can,
  tube,
  lipstick,
  candle,
  pouch,
  box: boxPack,
  gift_box: giftBox,
  shoe_box: shoeBox,
  shopping_bag: shoppingBag,
  cup,
  mug,
  glass,
  bowl,
  plate,
  vase,
  phone,
  laptop,
  book,
  card,
  watch,
  headphones,
  lamp,
  sphere: ({ body }) => [ellipsoid({ at: [0, 0.5, 0], half: [0.5, 0.5, 0.5], material: body })],
};
