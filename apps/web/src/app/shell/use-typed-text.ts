import { useEffect } from 'react';
import { watchTypedText } from '#src/lib/typed-text.ts';

/** Watches what the user types, so that nothing typed is lost without a question. */
export function useTypedText(): void {
  useEffect(watchTypedText, []);
}
