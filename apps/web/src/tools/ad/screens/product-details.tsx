import { urlToVideo } from '@reelwright/contracts';
import { ProductDetailsStep } from './product-details-step.tsx';
import { WizardScreen } from './wizard-screen.tsx';

export function ProductDetailsScreen() {
  return (
    <WizardScreen toolType={urlToVideo.id} step="product">
      <ProductDetailsStep />
    </WizardScreen>
  );
}
