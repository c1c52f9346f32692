import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Command, Option } from '@commander-js/extra-typings';
import { AD_NEED_CONTACTS, AD_NEED_QUESTIONS, FIRST_LOGIN_QUESTIONS, SURVEYS } from '@reelwright/contracts';
import { MEMBER_PLANS } from '../../operations/member-plans.ts';
import type { CommandContext } from '../command.ts';
import { toWholeNumber } from '../read-values.ts';
import { writeCsv } from '../write-csv.ts';
import { UsageError } from '../usage-error.ts';

const QUEUE_ACTIONS = ['pause', 'resume', 'status'] as const;
const PASSWORD_BYTES = 12;

/** Each subcommand does one operation, in the running server if that owns the database. */
export function createAdminCommand(context: CommandContext) {
  return new Command('admin')
    .summary('manage users, credits and the queue, also while the server runs')
    .description('Manages users, credits and the queue, also while the server runs.')
    .addCommand(createUserCommand(context))
    .addCommand(grantCommand(context))
    .addCommand(operatorCommand(context, { name: 'make-operator', isOperator: true }))
    .addCommand(operatorCommand(context, { name: 'revoke-operator', isOperator: false }))
    .addCommand(
      new Command('purge-guests')
        .summary('delete guests without a session, with their files')
        .action(() => purgeGuests(context)),
    )
    .addCommand(seedLibraryCommand(context))
    .addCommand(surveysCommand(context))
    .addCommand(queueCommand(context));
}

function createUserCommand(context: CommandContext) {
  return new Command('create-user')
    .summary('make an account with a password')
    .description('Makes an account, and prints its password unless that came by standard input.')
    .argument('<email>')
    .addOption(new Option('--plan <plan>', 'what the user pays for').choices(MEMBER_PLANS).default('personal' as const))
    .option('--credits <number>', 'first credits', toWholeNumber('--credits'), 0)
    .option('--password-stdin', 'read the password from standard input')
    .action(async (email, { plan, credits, passwordStdin }) => {
      const [{ runOperation }, { createUser }] = await importOperations();
      const given = passwordStdin ? (await text(process.stdin)).trim() : undefined;
      const password = given ?? randomBytes(PASSWORD_BYTES).toString('base64url');
      const { userId } = await runOperation(createUser, { email, password, plan, credits }, context);
      process.stdout.write(`${email} is user ${userId}${given === undefined ? `, password ${password}` : ''}\n`);
    });
}

function grantCommand(context: CommandContext) {
  return new Command('grant')
    .summary('give an account credits')
    .argument('<email>')
    .argument('<credits>', 'how many', toWholeNumber('credits'))
    .action(async (email, credits) => {
      const [{ runOperation }, { grantCredits }] = await importOperations();
      const { balance } = await runOperation(grantCredits, { email, credits }, context);
      process.stdout.write(`${email} has ${balance} credits\n`);
    });
}

function operatorCommand(context: CommandContext, { name, isOperator }: { name: string; isOperator: boolean }) {
  return new Command(name)
    .summary(isOperator ? 'let a user see the statistics and the mailbox' : 'take that back')
    .argument('<email>')
    .action(async (email) => {
      const [{ runOperation }, { setOperator }] = await importOperations();
      await runOperation(setOperator, { email, isOperator }, context);
      process.stdout.write(`${email} is ${isOperator ? 'an operator' : 'no operator any more'}\n`);
    });
}

function seedLibraryCommand(context: CommandContext) {
  return new Command('seed-library')
    .summary('fill the library of an account, to measure a large one')
    .description('Adds made-up assets to the library of an account. All but the newest images are rows without files.')
    .argument('<email>')
    .option('--assets <number>', 'how many', toWholeNumber('--assets'), 100_000)
    .option('--images <number>', 'how many of the newest have real images', toWholeNumber('--images'), 1000)
    .action(async (email, { assets: count, images }) => {
      const [{ runOperation }, { seedLibrary }] = await Promise.all([
        import('../run-operation.ts'),
        import('../../operations/seed-library.ts'),
      ]);
      const { folders } = await runOperation(seedLibrary, { email, count, images }, context);
      process.stdout.write(`Added ${count} assets in ${folders} folders to the library of ${email}\n`);
    });
}

const SURVEY_COLUMNS = {
  first_login: FIRST_LOGIN_QUESTIONS,
  ad_need: [...AD_NEED_QUESTIONS, ...AD_NEED_CONTACTS],
} as const;

function surveysCommand(context: CommandContext) {
  return new Command('surveys')
    .summary('write the answers to a survey as CSV')
    .addOption(new Option('--survey <survey>', 'which one').choices(SURVEYS).default('ad_need' as const))
    .action(async ({ survey }) => {
      const [{ runOperation }, { reportSurveys }] = await Promise.all([
        import('../run-operation.ts'),
        import('../../operations/report-surveys.ts'),
      ]);
      const { answers: rows } = await runOperation(reportSurveys, { survey }, context);
      const columns: readonly string[] = SURVEY_COLUMNS[survey];
      const cells = rows.map(({ userId, answeredAt, answers }) => [
        userId,
        answeredAt,
        ...columns.map((column) => answers[column] as string | string[] | undefined),
      ]);
      process.stdout.write(writeCsv([['user_id', 'answered_at', ...columns], ...cells]));
    });
}

async function purgeGuests(context: CommandContext): Promise<void> {
  const [{ runOperation }, operations] = await importOperations();
  const { purged } = await runOperation(operations.purgeGuests, {}, context);
  process.stdout.write(`Purged ${purged} guests\n`);
}

function queueCommand(context: CommandContext) {
  return new Command('queue')
    .summary('pause, resume or show the jobs')
    .description('Pauses, resumes or shows the jobs. Jobs that run when a pause begins are finished.')
    .argument('<action>', QUEUE_ACTIONS.join(', '), toQueueAction)
    .argument('[kind]', 'one kind of job; all where left out')
    .action(async (action, kind) => {
      const [{ runOperation }, , { controlQueue }] = await importOperations();
      const kinds = await runOperation(controlQueue, { action, ...(kind !== undefined && { kind }) }, context);
      for (const { name, isPaused, waiting, running, failed } of kinds) {
        process.stdout.write(
          `${name}: ${isPaused ? 'paused, ' : ''}${waiting} waiting, ${running} running, ${failed} failed\n`,
        );
      }
    });
}

function toQueueAction(word: string): (typeof QUEUE_ACTIONS)[number] {
  const action = QUEUE_ACTIONS.find((each) => each === word);
  if (!action) throw new UsageError(`"${word}" is not one of ${QUEUE_ACTIONS.join(', ')}.`);
  return action;
}

const importOperations = () =>
  Promise.all([
    import('../run-operation.ts'),
    import('../../operations/manage-users.ts'),
    import('../../operations/control-queue.ts'),
  ]);
