import { Button, Stack } from '@mantine/core';
import { type DraftToolType, urlToVideo } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#src/ui/state-message.tsx';

/** Shown if a step is opened without an ad: offers unfinished ads, or a new one. */
export function ChooseDraft({ toolType, children }: { toolType: DraftToolType; children: ReactNode }) {
  const { t } = useTranslation('adWizard');
  return (
    <Stack maw={1240} mx="auto" gap="lg">
      <StateMessage
        icon={Clapperboard}
        headingOrder={1}
        title={t('choose.title')}
        text={t('choose.text')}
        action={
          <Button component={Link} to={toolType === urlToVideo.id ? '/link-to-video' : '/ai-video-ads'}>
            {t('open.begin')}
          </Button>
        }
      />
      {children}
    </Stack>
  );
}
