import type { CheckedInput } from '@reelwright/contracts';
import type { SignUpFacts } from './start-guest.ts';

const SOURCE_FIELDS = [
  'pbtid',
  'channel',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

/** Returns what a link said of a visit: only the fields that it had. */
export function readSignUpFacts(
  input: CheckedInput<'guestLogin'> & { team_invite_code?: string | undefined },
): SignUpFacts {
  const said = [...SOURCE_FIELDS, 'team_invite_code' as const].flatMap((name) => {
    const value = input[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return { inviteCode: input.invite_code || null, source: Object.fromEntries(said) };
}
