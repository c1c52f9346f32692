import type { CallAccess, CallAnswer, CallData, CallName, CheckedInput } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { RequestContext } from './request-context.ts';

type ContextOf<Name extends CallName> = RequestContext<CallAccess<Name> extends 'anyone' ? Actor | null : Actor>;

/** Answers one call with its data, or with the events of a stream. Refusals are thrown as AppError. */
export type Handler<Name extends CallName> = (
  input: CheckedInput<Name>,
  context: ContextOf<Name>,
) => CallAnswer<Name> extends 'stream' ? AsyncIterable<CallData<Name>> : Promise<CallData<Name>>;

/** A handler for every call of the table: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Name> };
