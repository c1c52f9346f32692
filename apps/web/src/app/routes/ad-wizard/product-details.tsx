import { TOOL_TYPES } from '@reelwright/contracts';
import { ProductDetailsStep } from './product-details-step.tsx';
import { WizardScreen } from './wizard-screen.tsx';

export function ProductDetailsScreen() {
  return (
    <WizardScreen toolType={TOOL_TYPES.URL_TO_VIDEO.id} step="product">
      <ProductDetailsStep />
    </WizardScreen>
  );
}
