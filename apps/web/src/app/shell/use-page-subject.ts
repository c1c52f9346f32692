import { useEffect } from 'react';
import { setPageSubject } from './page-title.ts';

/** Titles the page after its content while it is shown; an empty name keeps the page's own title. */
export function usePageSubject(name: string): void {
  useEffect(() => {
    if (name === '') return undefined;
    setPageSubject(name);
    return () => setPageSubject(null);
  }, [name]);
}
