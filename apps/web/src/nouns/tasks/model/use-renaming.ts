import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of editing a title. If a key ends the edit, the focus moves to the element that replaces the field. */
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
