import { STORAGE_KEYS } from '@reelwright/contracts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addVisit, parseVisits } from '../navigation-rules.ts';

/** Returns the last visited addresses, newest first, of this and earlier visits. */
export function readVisits(): string[] {
  return parseVisits(localStorage.getItem(STORAGE_KEYS.visitedPaths));
}

/** Stores the last distinct addresses, and once more when the page is left. */
export function useVisits(): void {
  const router = useRouter();
  useEffect(() => {
    let visits = readVisits();
    const keep = (): void => localStorage.setItem(STORAGE_KEYS.visitedPaths, JSON.stringify(visits));
    const visit = (path: string): void => {
      visits = addVisit(visits, path);
      keep();
    };
    visit(router.state.location.pathname);
    const stop = router.subscribe('onResolved', ({ toLocation }) => visit(toLocation.pathname));
    addEventListener('pagehide', keep);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
    };
  }, [router]);
}
