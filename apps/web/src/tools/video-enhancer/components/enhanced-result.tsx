import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { videoEnhancerInput } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { VideoResult } from '#src/nouns/tasks/components/video-result.tsx';
import type { ResultProps } from '#src/nouns/tools/web-tool.ts';
import { useEnhancementFacts } from '../api/get-enhancement-facts.ts';
import { loadVideoEnhancerTexts } from '../model/video-enhancer-texts.ts';
import { FactsList } from './facts-list.tsx';

loadVideoEnhancerTexts();

/** The enhanced video, and what was changed in it. */
export function EnhancedResult(props: ResultProps) {
  const { t } = useTranslation('videoEnhancer');
  const { task, variant } = props;
  const { data: facts } = useEnhancementFacts(task.task_id, variant);
  const before = videoEnhancerInput.safeParse(task.input).data?.videos[variant];
  return (
    <Stack gap="md">
      <VideoResult {...props} />
      <Card withBorder radius="lg" padding="md" component="section" aria-label={t('result.title')}>
        <Stack gap="sm">
          {facts && before && (
            <>
              <Title order={2} size="h5">
                {t('result.title')}
              </Title>
              <FactsList before={before} after={facts} facts={facts} />
            </>
          )}
          <Group justify="space-between">
            <Text size="sm">{t('result.library')}</Text>
            <Button component={Link} to="/assets" variant="default" size="compact-sm">
              {t('result.open')}
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}
