import { LookGrid } from '#src/components/ad-choices/look-grid.tsx';
import { editSettings } from '#src/lib/ad-draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/lib/ad-draft/use-ad-draft.ts';
import { toLookScene } from '../model/look-scene.ts';

/** The looks, each as it would open the draft's ad. */
export function LookPicker() {
  const store = useAdDraftStore();
  const product = useDraftState((state) => state.content.product);
  const settings = useDraftState((state) => state.content.settings);
  return (
    <LookGrid
      scene={toLookScene({ product, settings })}
      value={settings.look}
      onChange={(look) => store.change(editSettings({ look }))}
    />
  );
}
