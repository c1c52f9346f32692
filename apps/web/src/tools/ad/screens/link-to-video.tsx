import { Stack, Text, Title } from '@mantine/core';
import { AD_VIDEO_LIMITS, type AssetId, priceOfAds, urlToVideo } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { type DraftStart, startDraft } from '../draft/start-draft.ts';
import { HowAnAdIsMade } from '../wizard/components/how-an-ad-is-made.tsx';
import { LinkStart } from '../wizard/components/link-start.tsx';
import { RecentDrafts } from '#src/nouns/drafts/components/recent-drafts.tsx';
import { loadAdWizardTexts } from '../wizard/model/ad-wizard-texts.ts';
import { useMakeFromLink } from './use-make-from-link.ts';
import { WizardScreen } from './wizard-screen.tsx';
import { toWebAddress } from '#src/lib/web-address.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';

loadAdWizardTexts();

const TOOL_TYPE = urlToVideo.id;
/** The price of an ad with default settings. */
const FIRST_PRICE = priceOfAds({ length_s: AD_VIDEO_LIMITS.minLengthS, count: 1, quality: 'final' });

export function LinkToVideoScreen() {
  const { draft } = useSearch({ from: '/link-to-video' });
  if (draft === undefined) return <BeginAd />;
  return (
    <WizardScreen toolType={TOOL_TYPE} step="source">
      <LinkOfDraft />
    </WizardScreen>
  );
}

/** The link of an existing draft; another link makes the page be read again. */
function LinkOfDraft() {
  const navigate = useNavigate();
  const store = useAdDraftStore();
  const source = useDraftState((state) => state.content.source);
  return (
    <LinkStart
      initialLink={source.kind === 'link' ? source.link : ''}
      isStarting={false}
      problem={undefined}
      onStart={(link) => {
        store.change((content) =>
          content.source.kind === 'link' && content.source.link === link
            ? content
            : { ...content, source: { kind: 'link', link } },
        );
        void navigate({ to: '/link-to-video/product-details', search: { draft: store.draftId } });
      }}
    />
  );
}

/** Begins an ad from a link, typed here or brought from another screen. */
function BeginAd() {
  const { t } = useTranslation('adWizard');
  const navigate = useScreenNavigate();
  const { url, asset } = useSearch({ from: '/link-to-video' });
  const start = useMutation({
    mutationFn: (given: DraftStart) => startDraft(given),
    // Going back leads to the screen before this one, not here again and into a second draft.
    onSuccess: (address) => navigate({ ...address, replace: url !== undefined || asset !== undefined }),
  });
  const making = useMakeFromLink();
  const problem = start.error ?? making.error;
  const begin = useEffectEvent((given: DraftStart) => {
    if (start.isIdle) start.mutate(given);
  });
  useEffect(() => {
    const link = url === undefined ? null : toWebAddress(url);
    if (link !== null) begin({ kind: 'link', link });
    else if (asset !== undefined) begin({ kind: 'hand', assetId: asset as AssetId });
  }, [url, asset]);
  return (
    <Stack maw={960} mx="auto" gap="xl">
      <div>
        <Title order={1} size="h2">
          {t('link.title')}
        </Title>
        <Text c="dimmed">{t('link.subtitle')}</Text>
      </div>
      <LinkStart
        initialLink={url ?? ''}
        isStarting={start.isPending}
        problem={problem ? describeError(problem, getLanguage()) : undefined}
        onStart={(link) => start.mutate({ kind: 'link', link })}
        onProduct={(product) => start.mutate({ kind: 'product', product, as: 'link' })}
        onByHand={() => start.mutate({ kind: 'hand' })}
        making={{ price: FIRST_PRICE, isPending: making.isPending, onMake: (link) => void making.make(link) }}
      />
      <RecentDrafts toolType={TOOL_TYPE} />
      <HowAnAdIsMade begin="link" />
    </Stack>
  );
}
