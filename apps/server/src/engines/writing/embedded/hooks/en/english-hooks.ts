import type { Trade } from '@reelwright/product-kinds';
import type { WrittenHook } from '../written-hook.ts';
import { APPAREL_HOOKS } from './apparel.ts';
import { AUDIO_HOOKS } from './audio.ts';
import { BABY_HOOKS } from './baby.ts';
import { BAGS_HOOKS } from './bags.ts';
import { BEAUTY_HOOKS } from './beauty.ts';
import { BEDDING_HOOKS } from './bedding.ts';
import { BOOKS_AND_GAMES_HOOKS } from './books-and-games.ts';
import { CAR_HOOKS } from './car.ts';
import { COMPUTERS_HOOKS } from './computers.ts';
import { DRINKS_HOOKS } from './drinks.ts';
import { ELECTRONICS_HOOKS } from './electronics.ts';
import { EYEWEAR_HOOKS } from './eyewear.ts';
import { FOOD_HOOKS } from './food.ts';
import { FOOTWEAR_HOOKS } from './footwear.ts';
import { FURNITURE_HOOKS } from './furniture.ts';
import { GARDEN_HOOKS } from './garden.ts';
import { GENERAL_HOOKS } from './general.ts';
import { HAIR_CARE_HOOKS } from './hair-care.ts';
import { HEALTH_HOOKS } from './health.ts';
import { HOME_HOOKS } from './home.ts';
import { JEWELLERY_HOOKS } from './jewellery.ts';
import { KITCHEN_HOOKS } from './kitchen.ts';
import { OUTDOOR_HOOKS } from './outdoor.ts';
import { PETS_HOOKS } from './pets.ts';
import { SPORT_HOOKS } from './sport.ts';
import { STATIONERY_HOOKS } from './stationery.ts';
import { TOOLS_HOOKS } from './tools.ts';
import { TOYS_HOOKS } from './toys.ts';

/** Written hooks of every trade. */
export const ENGLISH_HOOKS: Readonly<Record<Trade, readonly WrittenHook[]>> = {
  apparel: APPAREL_HOOKS,
  audio: AUDIO_HOOKS,
  baby: BABY_HOOKS,
  bags: BAGS_HOOKS,
  beauty: BEAUTY_HOOKS,
  bedding: BEDDING_HOOKS,
  'books-and-games': BOOKS_AND_GAMES_HOOKS,
  car: CAR_HOOKS,
  computers: COMPUTERS_HOOKS,
  drinks: DRINKS_HOOKS,
  electronics: ELECTRONICS_HOOKS,
  eyewear: EYEWEAR_HOOKS,
  food: FOOD_HOOKS,
  footwear: FOOTWEAR_HOOKS,
  furniture: FURNITURE_HOOKS,
  garden: GARDEN_HOOKS,
  general: GENERAL_HOOKS,
  'hair-care': HAIR_CARE_HOOKS,
  health: HEALTH_HOOKS,
  home: HOME_HOOKS,
  jewellery: JEWELLERY_HOOKS,
  kitchen: KITCHEN_HOOKS,
  outdoor: OUTDOOR_HOOKS,
  pets: PETS_HOOKS,
  sport: SPORT_HOOKS,
  stationery: STATIONERY_HOOKS,
  tools: TOOLS_HOOKS,
  toys: TOYS_HOOKS,
};
