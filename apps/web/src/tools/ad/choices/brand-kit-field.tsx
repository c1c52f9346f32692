import { BrandKitSelect } from '#src/nouns/brand-kits/components/brand-kit-select.tsx';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { applyBrandKit } from '../draft/apply-brand-kit.ts';

/** Chooses the brand kit of the ad. */
export function BrandKitField() {
  const store = useAdDraftStore();
  const value = useDraftState((state) => state.content.settings.brand_kit);
  return <BrandKitSelect value={value} onChange={(kit, former) => store.change(applyBrandKit(kit, former))} />;
}
