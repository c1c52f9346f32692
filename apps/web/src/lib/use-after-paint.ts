import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Returns false until the browser has painted what the component shows first. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
