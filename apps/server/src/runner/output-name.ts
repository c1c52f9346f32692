import type { VariantOutput } from './tool.ts';

/** Of a task's first variant, or its only one, just the kind. */
export function toOutputName({ kind, variant }: Pick<VariantOutput, 'kind' | 'variant'>): string {
  return variant === 0 ? kind : `${kind}-${variant}`;
}
