import * as z from 'zod';
import { listBackups } from '../platform/backup/backup-folder.ts';
import { readMigrationState } from '../platform/database/migration-state.ts';
import { findStoreProblem } from '../platform/storage/find-store-problem.ts';
import { checkFiles } from './check-files.ts';
import { type Finding, finding } from './finding.ts';
import { defineOperation, type OperationContext, type OperationParts } from './operation.ts';

const OLD_BACKUP_MS = 7 * 24 * 60 * 60 * 1000;
const toGigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GB`;

/** Checks an installation from within: database, ledger, files, disk, queue and backups. Changes nothing. */
export const examine = defineOperation({
  name: 'examine',
  input: z.object({}),
  result: z.array(finding),
  async run(parts, _input, context) {
    const findings: Finding[] = [];
    const checks: [string, (parts: OperationParts, context: OperationContext) => Promise<Finding[]>][] = [
      ['the database', checkDatabase],
      ['the ledger', checkLedger],
      ['the files', checkStore],
      ['the disk', checkDisk],
      ['the queue', checkQueue],
      ['the backups', checkBackups],
    ];
    for (const [what, check] of checks) {
      context.signal.throwIfAborted();
      context.onProgress(`Checking ${what}`);
      findings.push(...(await check(parts, context)));
    }
    return findings;
  },
});

async function checkDatabase({ platform: { database } }: OperationParts): Promise<Finding[]> {
  const { pendingCount, unknownCount } = await readMigrationState((sql) => database.query(sql));
  const isCurrent = pendingCount === 0 && unknownCount === 0;
  return [
    {
      level: isCurrent ? 'ok' : 'problem',
      subject: 'database',
      text: isCurrent
        ? `${database.dialect === 'pglite' ? 'embedded' : 'PostgreSQL'}, all migrations have run`
        : `${pendingCount} migrations are missing and ${unknownCount} are unknown: start the version that fits`,
    },
  ];
}

async function checkLedger({
  platform: { database },
  modules: { credits, tasks },
}: OperationParts): Promise<Finding[]> {
  const { total, unbalancedTransactions, overdrawnAccounts, holdingTasks } = await credits.audit(database.db);
  const stuck = await tasks.listEndedTasks(holdingTasks);
  const problems = [
    total === 0 ? '' : `all entries sum to ${total} instead of 0`,
    unbalancedTransactions === 0 ? '' : `${unbalancedTransactions} transactions do not sum to 0`,
    overdrawnAccounts === 0 ? '' : `${overdrawnAccounts} accounts are below zero`,
    stuck.length === 0 ? '' : `${stuck.length} tasks have ended and still hold credits, such as ${stuck[0]}`,
  ].filter((text) => text !== '');
  return problems.length === 0
    ? [{ level: 'ok', subject: 'ledger', text: `sums to zero; ${holdingTasks.length} tasks hold credits` }]
    : problems.map((text) => ({
        level: 'problem',
        subject: 'ledger',
        text: `${text}: go back to a backup, and report it`,
      }));
}

/** Files are looked for only where the store answers. */
async function checkStore(parts: OperationParts, context: OperationContext): Promise<Finding[]> {
  const { s3, storageDir } = parts.settings;
  const place = s3 === undefined ? `the folder ${storageDir}` : `the bucket ${s3.bucket}`;
  const problem = await findStoreProblem(parts.platform.storage);
  if (problem !== undefined) {
    return [{ level: 'problem', subject: 'storage', text: `${place} can't be written: ${problem}` }];
  }
  const isWritable = { level: 'ok', subject: 'storage', text: `${place} can be written` } as const;
  return [isWritable, ...(await checkFiles(parts, context))];
}

async function checkDisk({ platform: { disk } }: OperationParts): Promise<Finding[]> {
  const { level, folder, freeBytes, reserveBytes } = await disk.readState();
  const free = `${toGigabytes(freeBytes)} are free on the disk of ${folder}`;
  const text = {
    ample: free,
    low: `${free}: uploads and previews are paused until ${toGigabytes(reserveBytes)} are free`,
    full: `${free}: the server only reads and deletes; free some space`,
  };
  return [{ level: level === 'ample' ? 'ok' : 'problem', subject: 'disk', text: text[level] }];
}

async function checkQueue({ platform: { queue } }: OperationParts): Promise<Finding[]> {
  const kinds = await queue.readState();
  const findings: Finding[] = kinds.flatMap(({ name, isPaused, failed, waiting }) => [
    ...(isPaused
      ? [
          {
            level: 'warning' as const,
            subject: 'queue',
            text: `${name} is paused, ${waiting} jobs wait: admin queue resume`,
          },
        ]
      : []),
    ...(failed > 0
      ? [
          {
            level: 'warning' as const,
            subject: 'queue',
            text: `${failed} jobs of ${name} failed today: the log says why`,
          },
        ]
      : []),
  ]);
  const waiting = kinds.reduce((sum, each) => sum + each.waiting, 0);
  return findings.length > 0 ? findings : [{ level: 'ok', subject: 'queue', text: `${waiting} jobs wait` }];
}

async function checkBackups({ settings: { backupDir } }: OperationParts): Promise<Finding[]> {
  const last = (await listBackups(backupDir)).findLast(({ facts }) => facts.kind === 'whole');
  if (!last) return [{ level: 'warning', subject: 'backup', text: `there is none in ${backupDir}: npm run backup` }];
  const isOld = Date.now() - new Date(last.facts.createdAt).getTime() > OLD_BACKUP_MS;
  const text = `the last one is of ${last.facts.createdAt}`;
  return [{ level: isOld ? 'warning' : 'ok', subject: 'backup', text: isOld ? `${text}: npm run backup` : text }];
}
