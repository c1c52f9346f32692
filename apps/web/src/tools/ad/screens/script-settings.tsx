import { type DraftToolType, productToVideo, urlToVideo } from '@reelwright/contracts';
import { type RenderScriptReview, ScriptSettings } from '../wizard/components/script-settings.tsx';
import { TextReview } from '#src/nouns/ad-reviews/components/text-review.tsx';
import { WizardScreen } from './wizard-screen.tsx';

export const LinkScriptSettingsScreen = () => <ScriptSettingsScreen toolType={urlToVideo.id} />;
export const UploadsScriptSettingsScreen = () => <ScriptSettingsScreen toolType={productToVideo.id} />;

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
