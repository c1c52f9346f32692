import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import type { CommandContext } from './command.ts';
import { createAdminCommand } from './commands/admin.ts';
import { createBackupCommand } from './commands/backup.ts';
import { createClaimsCommand } from './commands/claims.ts';
import { createContactSheetCommand } from './commands/contact-sheet.ts';
import { createDoctorCommand } from './commands/doctor.ts';
import { createMakeCommand } from './commands/make.ts';
import { createMoveStorageCommand } from './commands/move-storage.ts';
import { createMoveToPostgresCommand } from './commands/move-to-postgres.ts';
import { createMusicCommand } from './commands/music.ts';
import { createOtioCommand } from './commands/otio.ts';
import { createProductsCommand } from './commands/products.ts';
import { createReproduceCommand } from './commands/reproduce.ts';
import { createRestoreCommand } from './commands/restore.ts';
import { createReviewCommand } from './commands/review.ts';
import { createScriptsCommand } from './commands/scripts.ts';
import { UsageError } from './usage-error.ts';

/** Every command, in the order of the help. */
export function createCommands(context: CommandContext): CommandUnknownOpts[] {
  return [
    createMakeCommand(context),
    createScriptsCommand(context),
    createProductsCommand(context),
    createClaimsCommand(context),
    createMusicCommand(context),
    createOtioCommand(context),
    createReproduceCommand(context),
    createReviewCommand(context),
    createContactSheetCommand(context),
    createBackupCommand(context),
    createRestoreCommand(context),
    createDoctorCommand(context),
    createAdminCommand(context),
    createMoveToPostgresCommand(context),
    createMoveStorageCommand(context),
  ];
}

/**
 * Creates the program `reelwright`. Its `parseAsync` throws CommanderError for invalid arguments, after printing the
 * reason, and for help.
 */
export function createProgram(commands: readonly CommandUnknownOpts[]): CommandUnknownOpts {
  const program: CommandUnknownOpts = new Command('reelwright')
    .description('Makes video ads, and what belongs to them, without a server; and looks after a server.')
    .exitOverride()
    .hook('preAction', (_program, command) => refuseOptionsAsValues(command));
  for (const command of commands) {
    program.addCommand(command);
    inheritSettings(command, program);
  }
  return program;
}

function inheritSettings(command: CommandUnknownOpts, parent: CommandUnknownOpts): void {
  command.copyInheritedSettings(parent).showHelpAfterError(`(${toFullName(command)} --help tells more)`);
  for (const child of command.commands) inheritSettings(child, command);
}

function toFullName(command: CommandUnknownOpts): string {
  return command.parent ? `${toFullName(command.parent)} ${command.name()}` : command.name();
}

/** Commander takes the word after an option as its value in all cases: `--out --fast` would write a folder `--fast`. */
function refuseOptionsAsValues(command: CommandUnknownOpts): void {
  for (const [name, value] of Object.entries(command.opts())) {
    const swallowed = [value].flat().find((word): word is string => typeof word === 'string' && word.startsWith('--'));
    if (swallowed !== undefined) throw new UsageError(`--${name} takes a value, not the option "${swallowed}".`);
  }
}
