import type { AssetId } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showError } from '#src/ui/toast.ts';
import type { ToolAddress } from './tool-intent.ts';
import type { ToolPathWith } from './tool-screen.ts';

/** Adds the file of the library that the address of a screen names, once; then it leaves the address. */
export function useLinkedAsset(to: ToolPathWith<'asset'>, add: (assetId: AssetId) => Promise<void> | void): void {
  const { asset }: { asset?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    if (asset === undefined) return;
    void navigate({ ...({ to, search: {} } as ToolAddress), replace: true });
    Promise.resolve(add(asset as AssetId)).catch((error: unknown) => showError(error as Error));
  }, [asset, add, navigate, to]);
}
