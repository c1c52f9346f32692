import { COMPOUNDS } from './compounds.ts';
import type { ProductKind } from './product-kind.ts';
import { APPAREL } from './trades/apparel.ts';
import { AUDIO } from './trades/audio.ts';
import { BABY } from './trades/baby.ts';
import { BAGS } from './trades/bags.ts';
import { BEAUTY } from './trades/beauty.ts';
import { BEDDING } from './trades/bedding.ts';
import { BOOKS_AND_GAMES } from './trades/books-and-games.ts';
import { CAR } from './trades/car.ts';
import { COMPUTERS } from './trades/computers.ts';
import { DRINKS } from './trades/drinks.ts';
import { ELECTRONICS } from './trades/electronics.ts';
import { EYEWEAR } from './trades/eyewear.ts';
import { FOOD } from './trades/food.ts';
import { FOOTWEAR } from './trades/footwear.ts';
import { FURNITURE } from './trades/furniture.ts';
import { GARDEN } from './trades/garden.ts';
import { GENERAL } from './trades/general.ts';
import { HAIR_CARE } from './trades/hair-care.ts';
import { HEALTH } from './trades/health.ts';
import { HOME } from './trades/home.ts';
import { JEWELLERY } from './trades/jewellery.ts';
import { KITCHEN } from './trades/kitchen.ts';
import { OUTDOOR } from './trades/outdoor.ts';
import { PETS } from './trades/pets.ts';
import { SPORT } from './trades/sport.ts';
import { STATIONERY } from './trades/stationery.ts';
import { TOOLS } from './trades/tools.ts';
import { TOYS } from './trades/toys.ts';

/**
 * Every kind, by trade, after the names whose last word is misleading. If two kinds share a name, the first one has it:
 * a dog's bed comes before beds.
 */
export const KINDS: readonly ProductKind[] = [
  ...COMPOUNDS,
  ...PETS,
  ...BABY,
  ...FOOTWEAR,
  ...APPAREL,
  ...EYEWEAR,
  ...JEWELLERY,
  ...BAGS,
  ...BEAUTY,
  ...HAIR_CARE,
  ...HEALTH,
  ...DRINKS,
  ...FOOD,
  ...KITCHEN,
  ...BEDDING,
  ...FURNITURE,
  ...ELECTRONICS,
  ...COMPUTERS,
  ...AUDIO,
  ...SPORT,
  ...OUTDOOR,
  ...TOYS,
  ...STATIONERY,
  ...TOOLS,
  ...GARDEN,
  ...CAR,
  ...BOOKS_AND_GAMES,
  ...HOME,
  ...GENERAL,
];
