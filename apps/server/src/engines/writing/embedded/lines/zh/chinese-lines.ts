import { readLines, type WrittenLines } from '../written-lines.ts';
import active from './active-lines.json' with { type: 'json' };
import any from './any-lines.json' with { type: 'json' };
import bites from './bites-lines.json' with { type: 'json' };
import carriedGoods from './carried-goods-lines.json' with { type: 'json' };
import clothes from './clothes-lines.json' with { type: 'json' };
import feet from './feet-lines.json' with { type: 'json' };
import houseGoods from './house-goods-lines.json' with { type: 'json' };
import kitchenGoods from './kitchen-goods-lines.json' with { type: 'json' };
import machines from './machines-lines.json' with { type: 'json' };
import skin from './skin-lines.json' with { type: 'json' };
import care from './care-lines.json' with { type: 'json' };
import carried from './carried-lines.json' with { type: 'json' };
import house from './house-lines.json' with { type: 'json' };
import meaning from './meaning-lines.json' with { type: 'json' };
import powered from './powered-lines.json' with { type: 'json' };
import table from './table-lines.json' with { type: 'json' };
import worn from './worn-lines.json' with { type: 'json' };
import young from './young-lines.json' with { type: 'json' };

/** What Chinese ads say of facts: what they mean first, then remarks by trade; what suits any product comes last. */
export const CHINESE_LINES: readonly WrittenLines[] = readLines([
  ...active,
  ...care,
  ...carried,
  ...house,
  ...powered,
  ...table,
  ...worn,
  ...young,
  ...bites,
  ...carriedGoods,
  ...clothes,
  ...feet,
  ...houseGoods,
  ...kitchenGoods,
  ...machines,
  ...skin,
  ...meaning,
  ...any,
]);
