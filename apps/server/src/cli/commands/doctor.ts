import { Command } from '@commander-js/extra-typings';
import type { Finding } from '../../operations/finding.ts';
import type { CommandContext, RunCommand } from '../command.ts';

const MARKS = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' } as const;

export function createDoctorCommand(context: CommandContext, run: RunCommand<object> = doctor) {
  return new Command('doctor')
    .summary('check the installation, also while the server runs')
    .description(
      'Checks programs, permissions, disk, database, ledger, files, queue and backups, and says what to do. Changes nothing. Ends with 1 where there is a problem.',
    )
    .action(() => run({}, context));
}

async function doctor(_options: object, context: CommandContext): Promise<void> {
  const [{ runOperation }, { examine }, { checkMachine }, { parseSettings }, { StartupError }] = await Promise.all([
    import('../run-operation.ts'),
    import('../../operations/examine.ts'),
    import('../check-machine.ts'),
    import('../../platform/settings/settings.ts'),
    import('../../platform/settings/startup-error.ts'),
  ]);
  const findings: Finding[] = await checkMachine(parseSettings(context.env));
  try {
    findings.push(...(await runOperation(examine, {}, context)));
  } catch (error) {
    // An installation that does not open is what a doctor is called for.
    if (!(error instanceof StartupError)) throw error;
    findings.push({ level: 'problem', subject: 'start', text: error.message });
  }
  for (const { level, subject, text } of findings) process.stdout.write(`${MARKS[level]}${subject}: ${text}\n`);
  if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1;
}
