import { useEffect } from 'react';
import { setPageSubject } from './page-title.ts';

/** Calls the page by what it shows for as long as it shows it; an empty name leaves the page its own. */
export function usePageSubject(name: string): void {
  useEffect(() => {
    if (name === '') return undefined;
    setPageSubject(name);
    return () => setPageSubject(null);
  }, [name]);
}
