import { IdentityCallback } from '#src/nouns/identities/components/identity-callback.tsx';

/** Ends a sign-in that was begun here and went through another site. */
export function IdentityCallbackScreen() {
  return <IdentityCallback />;
}
