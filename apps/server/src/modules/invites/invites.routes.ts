import type { Handlers } from '../../platform/http/handlers.ts';
import type { InvitesService } from './invites.service.ts';

export function inviteHandlers(invites: InvitesService): Pick<Handlers, 'countInviteLog'> {
  return {
    countInviteLog: async ({ invite_code: code }, { actor: { userId }, origin }) => {
      if (code !== undefined) await invites.countVisit(code, { userId, origin });
      return invites.countInvites(userId);
    },
  };
}
