import type { Handlers } from '../../platform/http/handlers.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ProfilesService, RequestFacts } from './profiles.service.ts';

export function profileHandlers(
  profiles: ProfilesService,
  nameDevice: (userAgent: string | null) => string | null,
): Pick<
  Handlers,
  'getProfile' | 'saveProfile' | 'saveAvatar' | 'removeAvatar' | 'changePassword' | 'requestEmailChange' | 'changeEmail'
> {
  const factsOf = ({ language, session, token, origin }: RequestContext): RequestFacts => ({
    language,
    session,
    token,
    device: nameDevice(origin.userAgent),
    place: origin.address,
  });
  return {
    getProfile: (_input, { actor }) => profiles.getProfile(actor.userId),
    saveProfile: (input, { actor }) => profiles.saveProfile(actor, input),
    saveAvatar: ({ image }, { actor, signal }) => profiles.saveAvatar(actor, image, signal),
    removeAvatar: (_input, { actor }) => profiles.removeAvatar(actor),
    changePassword: async ({ current_password: current, new_password: wanted }, context) => ({
      ended: await profiles.changePassword(context.actor, { current, wanted }, factsOf(context)),
    }),
    requestEmailChange: async ({ email, current_password: password }, context) => ({
      resend_after_s: await profiles.requestEmailChange(context.actor, { email, password }, factsOf(context)),
    }),
    changeEmail: ({ code }, context) => profiles.changeEmail(context.actor, code, context),
  };
}
