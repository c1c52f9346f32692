import { Stack, Text, Title } from '@mantine/core';
import { TOOL_TYPES } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { startDraft } from '#src/lib/ad-draft/start-draft.ts';
import { LinkStart } from '../../features/link-to-video/components/link-start.tsx';
import { RecentDrafts } from '../../features/link-to-video/components/recent-drafts.tsx';
import { loadAdWizardTexts } from '../../features/link-to-video/model/ad-wizard-texts.ts';
import { toWebAddress } from '#src/lib/web-address.ts';

loadAdWizardTexts();

/** A link begins an ad: here, or wherever somebody pasted one and came here with it. */
export function LinkToVideoScreen() {
  const { t } = useTranslation('adWizard');
  const navigate = useNavigate();
  const { url } = useSearch({ from: '/link-to-video' });
  const start = useMutation({
    mutationFn: (link: string) => startDraft({ kind: 'link', link }),
    // Going back leads to before this screen, not here again and into a second draft.
    onSuccess: (address) => navigate({ ...address, replace: url !== undefined }),
  });
  const begin = useEffectEvent((link: string) => {
    if (start.isIdle) start.mutate(link);
  });
  useEffect(() => {
    const link = url === undefined ? null : toWebAddress(url);
    if (link !== null) begin(link);
  }, [url]);
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
        problem={start.error?.message}
        onStart={(link) => start.mutate(link)}
      />
      <RecentDrafts toolType={TOOL_TYPES.URL_TO_VIDEO.id} />
    </Stack>
  );
}
