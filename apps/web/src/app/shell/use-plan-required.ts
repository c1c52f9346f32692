import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { planRequired } from '#src/lib/plan-required.ts';
import { hasTypedText } from '#src/lib/typed-text.ts';

/** Shows the plans when an action needs a bigger one. A screen with a typed text stays: its message tells enough. */
export function usePlanRequired(): void {
  const router = useRouter();
  useEffect(
    () =>
      planRequired.listen(() => {
        if (!hasTypedText()) void router.navigate({ to: '/vip-price' });
      }),
    [router],
  );
}
