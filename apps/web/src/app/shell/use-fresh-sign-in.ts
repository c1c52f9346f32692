import { useCallback, useEffect, useState } from 'react';
import { freshSignIn } from '#src/lib/fresh-sign-in.ts';

/** Returns true while a member is asked to sign in once more. */
export function useFreshSignIn(): { isConfirming: boolean; stopConfirming: () => void } {
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => freshSignIn.showWith(() => setConfirming(true)), []);
  const stopConfirming = useCallback(() => {
    setConfirming(false);
    freshSignIn.answer(false);
  }, []);
  return { isConfirming, stopConfirming };
}
