import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a title is being written. Ended by a key, the focus goes to what stands in the field's place. */
export function useRenaming(place: RefObject<HTMLElement | null>) {
  const [isRenaming, setRenaming] = useState(false);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (isRenaming || !wantsFocus.current) return;
    wantsFocus.current = false;
    place.current?.focus();
  }, [isRenaming, place]);
  return {
    isRenaming,
    startRenaming: (): void => setRenaming(true),
    endRenaming({ byKey }: { byKey: boolean }): void {
      wantsFocus.current = byKey;
      setRenaming(false);
    },
  };
}
