import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';

/** The tables' own schema; our statements on them are in `job-rows.ts`. */
export const BOSS_SCHEMA = 'pgboss';

/** pg-boss on either database; told of new jobs by notifications, so that one begins within milliseconds. */
export function createBoss(database: OpenDatabase, log: Logger): PgBoss {
  const { driver } = database;
  const shared = {
    schema: BOSS_SCHEMA,
    useListenNotify: true,
    // No timetables, and no maintenance that is meant for tables of millions of rows.
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  };
  const boss =
    driver.dialect === 'postgres'
      ? new PgBoss({ ...shared, connectionString: driver.url, max: 4, application_name: 'reelwright queue' })
      : new PgBoss({
          ...shared,
          backend: 'pglite',
          db: {
            executeSql: (text, values) => database.query(text, values),
            async listen(channel, onNotification, onReconnect) {
              const close = await driver.listen(channel, onNotification);
              onReconnect();
              return { close };
            },
          },
        });
  // Of its background work: it goes on by itself at the next turn. Without a listener it would end the process.
  boss.on('error', (error) => log.error('queue.error', { error }));
  boss.on('warning', ({ message, data }) => log.warn('queue.warning', { message, data }));
  return boss;
}
