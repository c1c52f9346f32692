import { useRouter } from '@tanstack/react-router';
import { readAttribution } from '#src/lib/attribution.ts';
import { useLogout } from '#src/nouns/accounts/api/logout.ts';
import { clearPosters } from '#src/nouns/player/model/kept-posters.ts';
import { keptUploads } from '#src/nouns/uploads/kept-uploads.ts';

/** Signs out, also without a connection, and goes to the register screen, with the campaign that the user came by. */
export function useSignOut(): () => void {
  const logout = useLogout();
  const router = useRouter();
  return () => {
    const { utm_source: source } = readAttribution();
    const href = source === undefined ? '/register' : `/register?utm_source=${encodeURIComponent(source)}`;
    const leave = () => router.navigate({ href });
    void keptUploads.clear();
    clearPosters();
    logout.mutateAsync().then(leave, leave);
  };
}
