import { Stack, Text, Title } from '@mantine/core';
import { productToVideo } from '@reelwright/contracts';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { type DraftStart, startDraft } from '../draft/start-draft.ts';
import { RecentDrafts } from '#src/nouns/drafts/components/recent-drafts.tsx';
import { HowAnAdIsMade } from '../wizard/components/how-an-ad-is-made.tsx';
import { UploadsStart } from '../wizard/components/uploads-start.tsx';
import { loadAdWizardTexts } from '../wizard/model/ad-wizard-texts.ts';
import { ProductDetailsStep } from './product-details-step.tsx';
import { WizardScreen } from './wizard-screen.tsx';

loadAdWizardTexts();

const TOOL_TYPE = productToVideo.id;

/**
 * Description to video: a product's files or description begin an ad; after that, the screen is the wizard's first
 * step.
 */
export function AiVideoAdsScreen() {
  const { draft } = useSearch({ from: '/ai-video-ads' });
  if (draft === undefined) return <BeginAd />;
  return (
    <WizardScreen toolType={TOOL_TYPE} step="product">
      <ProductDetailsStep />
    </WizardScreen>
  );
}

function BeginAd() {
  const { t } = useTranslation('adWizard');
  const navigate = useScreenNavigate();
  const start = useMutation({
    mutationFn: (given: DraftStart) => startDraft(given),
    onSuccess: (address) => navigate(address),
  });
  return (
    <Stack maw={960} mx="auto" gap="xl">
      <div>
        <Title order={1} size="h2">
          {t('uploads.title')}
        </Title>
        <Text c="dimmed">{t('uploads.subtitle')}</Text>
      </div>
      <UploadsStart
        isStarting={start.isPending}
        problem={start.error ? describeError(start.error, getLanguage()) : undefined}
        onStart={(given) => start.mutate({ kind: 'uploads', ...given })}
        onProduct={(product) => start.mutate({ kind: 'product', product, as: 'uploads' })}
      />
      <RecentDrafts toolType={TOOL_TYPE} />
      <HowAnAdIsMade begin="uploads" />
    </Stack>
  );
}
