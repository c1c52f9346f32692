import { type DraftToolType, TOOL_TYPES } from '@reelwright/contracts';
import { type RenderScriptReview, ScriptSettings } from '#src/features/link-to-video/components/script-settings.tsx';
import { TextReview } from '#src/features/script-review/components/text-review.tsx';
import { WizardScreen } from './wizard-screen.tsx';

export const LinkScriptSettingsScreen = () => <ScriptSettingsScreen toolType={TOOL_TYPES.URL_TO_VIDEO.id} />;
export const UploadsScriptSettingsScreen = () => <ScriptSettingsScreen toolType={TOOL_TYPES.PRODUCT_TO_VIDEO.id} />;

const renderReview: RenderScriptReview = (text, { product, platforms }) => (
  <TextReview
    text={text}
    product={product}
    platforms={platforms}
    hasFormerPrice={product?.original_price !== undefined}
  />
);

function ScriptSettingsScreen({ toolType }: { toolType: DraftToolType }) {
  return (
    <WizardScreen toolType={toolType} step="scripts">
      <ScriptSettings renderReview={renderReview} />
    </WizardScreen>
  );
}
