import * as z from 'zod';
import { type ListOrder, readPage } from '../../long-list.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { type BalanceEntry, presentMovement } from './credits.presenter.ts';
import type { CreditsService } from './credits.service.ts';

const NEWEST: ListOrder<BalanceEntry, { entryId: number }> = {
  name: 'credits',
  position: z.object({ entryId: z.number().int() }),
  positionOf: ({ entryId }) => ({ entryId }),
};

export function creditHandlers(credits: CreditsService, database: Database): Pick<Handlers, 'listCreditMovements'> {
  return {
    listCreditMovements: async ({ page_size: pageSize, ...request }, { actor, language }) => {
      const { rows, page } = await readPage({ ...request, pageSize }, { order: NEWEST, language }, (part) =>
        credits.listMovements(database.db, { userId: actor.userId, ...part }),
      );
      return { list: rows.map(presentMovement), ...page };
    },
  };
}
