import { readLines, type WrittenLines } from '../written-lines.ts';
import active from './active-lines.json' with { type: 'json' };
import any from './any-lines.json' with { type: 'json' };
import bags from './bags-lines.json' with { type: 'json' };
import care from './care-lines.json' with { type: 'json' };
import careGoods from './care-goods-lines.json' with { type: 'json' };
import carried from './carried-lines.json' with { type: 'json' };
import clothes from './clothes-lines.json' with { type: 'json' };
import devices from './devices-lines.json' with { type: 'json' };
import everyday from './everyday-lines.json' with { type: 'json' };
import food from './food-lines.json' with { type: 'json' };
import goods from './goods-lines.json' with { type: 'json' };
import home from './home-lines.json' with { type: 'json' };
import house from './house-lines.json' with { type: 'json' };
import kitchen from './kitchen-lines.json' with { type: 'json' };
import little from './little-lines.json' with { type: 'json' };
import meaning from './meaning-lines.json' with { type: 'json' };
import powered from './powered-lines.json' with { type: 'json' };
import shop from './shop-lines.json' with { type: 'json' };
import shoes from './shoes-lines.json' with { type: 'json' };
import table from './table-lines.json' with { type: 'json' };
import watches from './watches-lines.json' with { type: 'json' };
import worn from './worn-lines.json' with { type: 'json' };
import young from './young-lines.json' with { type: 'json' };

/** The concepts that English ads tell: those of narrow kinds first, what suits any product last. */
export const ENGLISH_LINES: readonly WrittenLines[] = readLines([
  ...active,
  ...care,
  ...carried,
  ...house,
  ...powered,
  ...table,
  ...worn,
  ...young,
  ...bags,
  ...careGoods,
  ...clothes,
  ...devices,
  ...food,
  ...goods,
  ...home,
  ...kitchen,
  ...little,
  ...shop,
  ...shoes,
  ...watches,
  ...meaning,
  ...any,
  ...everyday,
]);
