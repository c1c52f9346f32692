import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';

/** The schema of pg-boss's tables; our own statements on them are in `job-rows.ts`. */
export const BOSS_SCHEMA = 'pgboss';

/** Creates pg-boss on either database. Notifications announce new jobs, so that they begin within milliseconds. */
export function createBoss(database: OpenDatabase, log: Logger): PgBoss {
  const { driver } = database;
  const shared = {
    schema: BOSS_SCHEMA,
    useListenNotify: true,
    // No schedules, and no maintenance meant for tables of millions of rows.
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
  // Errors of pg-boss's background work: it retries in its next cycle. Without a listener they would end the process.
  boss.on('error', (error) => log.error('queue.error', { error }));
  boss.on('warning', ({ message, data }) => log.warn('queue.warning', { message, data }));
  return boss;
}
