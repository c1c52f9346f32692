import * as z from 'zod';
import { StartupError } from '../platform/settings/startup-error.ts';
import { backUp } from './back-up.ts';
import { controlQueue } from './control-queue.ts';
import { examine } from './examine.ts';
import { createUser, grantCredits, purgeGuests, setOperator } from './manage-users.ts';
import { reportSurveys } from './report-surveys.ts';
import { seedLibrary } from './seed-library.ts';
import type { Operation, OperationContext, OperationParts } from './operation.ts';

/** Every operation that a running server does. Their inputs differ, which a list can't express. */
const OPERATIONS = [
  backUp,
  controlQueue,
  createUser,
  examine,
  grantCredits,
  purgeGuests,
  setOperator,
  reportSurveys,
  seedLibrary,
] as unknown as Operation[];

/** Does an operation by its name. Throws a StartupError for an unknown name or a wrong input. */
export async function runOperation(
  parts: OperationParts,
  { operation: name, input }: { operation: string; input: unknown },
  context: OperationContext,
): Promise<unknown> {
  const operation = OPERATIONS.find((each) => each.name === name);
  if (!operation)
    throw new StartupError(`The running server knows no operation "${name}": restart it after an update.`);
  const checked = operation.input.safeParse(input);
  if (!checked.success) throw new StartupError(z.prettifyError(checked.error));
  return await operation.run(parts, checked.data, context);
}
