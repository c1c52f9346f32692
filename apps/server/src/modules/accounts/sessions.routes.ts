import type { Handlers } from '../../platform/http/handlers.ts';
import type { SessionsService } from './sessions.service.ts';

export function sessionHandlers(
  sessions: SessionsService,
): Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'> {
  return {
    listSessions: async (_input, { actor, session }) => ({
      list: await sessions.listSessions(actor.userId, session?.sessionId),
    }),
    endSession: async ({ session_id: sessionId }, { actor }) => {
      await sessions.endSessionOf(actor.userId, sessionId);
      return {};
    },
    endOtherSessions: async (_input, { actor, token }) => ({
      ended: await sessions.endOtherSessions(actor.userId, token),
    }),
  };
}
