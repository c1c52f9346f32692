import type { VariantOutput } from './tool.ts';

/** Returns just the kind for a task's first or only variant. */
export function toOutputName({ kind, variant }: Pick<VariantOutput, 'kind' | 'variant'>): string {
  return variant === 0 ? kind : `${kind}-${variant}`;
}
