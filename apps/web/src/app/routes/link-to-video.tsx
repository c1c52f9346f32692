import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AdFormView } from '../../features/link-to-video/components/ad-form-view.tsx';
import { toFormFields } from '../../features/link-to-video/model/ad-form.ts';
import { uploadImage } from '../../features/media-library/api/upload-image.ts';
import { useProductPage } from '../../features/products/api/analyse-url.ts';
import { useTaskCost } from '../../features/tasks/api/get-task-cost.ts';
import { usePushTask } from '../../features/tasks/api/push-task.ts';
import { showError } from '../../lib/toast.ts';

export function LinkToVideoScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { url } = useSearch({ from: '/link-to-video' });
  const page = useProductPage(url);
  const push = usePushTask();
  const found = useMemo(() => (page.data ? toFormFields(page.data.product) : undefined), [page.data]);
  return (
    <Stack maw={1400} mx="auto">
      <div>
        <Title order={1} size="h2">
          {t('linkToVideo.title')}
        </Title>
        {url === undefined ? (
          <Text c="dimmed">{t('linkToVideo.byHand')}</Text>
        ) : (
          <Anchor href={url} target="_blank" rel="noreferrer noopener" size="sm" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Anchor>
        )}
      </div>
      <AdFormView
        key={url ?? ''}
        link={url}
        found={url !== undefined && page.isPending ? null : found}
        readProblem={page.error?.message}
        upload={uploadImage}
        useCost={(input) => useTaskCost(input).data}
        isPushing={push.isPending}
        onPush={async (input) => {
          const task = await push.mutateAsync(input).catch((error: Error) => {
            showError(error);
            throw error;
          });
          await navigate({ to: '/video-detail', search: { id: task.task_id } });
        }}
      />
    </Stack>
  );
}
