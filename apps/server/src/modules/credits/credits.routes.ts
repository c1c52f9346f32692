import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { presentMovement } from './credits.presenter.ts';
import type { CreditsService } from './credits.service.ts';

export function creditHandlers(credits: CreditsService, database: Database): Pick<Handlers, 'listCreditMovements'> {
  return {
    listCreditMovements: async ({ page, page_size: size }, { actor }) => {
      const { rows, total } = await credits.listMovements(database.db, {
        userId: actor.userId,
        offset: (page - 1) * size,
        limit: size,
      });
      return { list: rows.map(presentMovement), total, page, page_size: size };
    },
  };
}
