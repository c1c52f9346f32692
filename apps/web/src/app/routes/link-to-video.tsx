import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { CallInput } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdFormView } from '../../features/link-to-video/components/ad-form-view.tsx';
import type { RenderReview } from '../../features/link-to-video/components/product-fields.tsx';
import { toFormFields } from '../../features/link-to-video/model/ad-form.ts';
import { findFileKind } from '../../features/link-to-video/model/check-media-file.ts';
import type { Upload } from '../../features/link-to-video/model/use-image-uploads.ts';
import { uploadFile } from '../../features/media-library/api/upload-file.ts';
import { useProductPage } from '../../features/products/api/analyse-url.ts';
import { TextReview } from '../../features/script-review/components/text-review.tsx';
import { ProductSources } from '../../features/products/components/product-sources.tsx';
import { useTaskCost } from '../../features/tasks/api/get-task-cost.ts';
import { usePushTask } from '../../features/tasks/api/push-task.ts';
import { showError } from '#src/lib/toast.ts';

/** What is typed here becomes the product's data, so nothing is checked against it; law and platforms have their say. */
const renderReview: RenderReview = (text, platforms) => <TextReview text={text} platforms={platforms} />;

/** A moving picture file is taken as a still; only a film moves. */
const uploadMedia: Upload = (file, options) =>
  uploadFile(file, findFileKind(file.name) === 'video' ? options : { ...options, wantedAs: 'image' });

export function LinkToVideoScreen() {
  const { t } = useTranslation('adForm');
  const navigate = useNavigate();
  const { url } = useSearch({ from: '/link-to-video' });
  const page = useProductPage(url);
  const push = usePushTask();
  const [input, setInput] = useState<CallInput<'getTaskCost'> | null>(null);
  const cost = useTaskCost(input);
  const found = useMemo(() => (page.data ? toFormFields(page.data.product) : undefined), [page.data]);

  const makeVideo = async (task: CallInput<'pushTask'>): Promise<boolean> => {
    try {
      const { task_id: id } = await push.mutateAsync(task);
      void navigate({ to: '/video-detail', search: { id } });
      return true;
    } catch (error) {
      showError(error as Error);
      return false;
    }
  };

  return (
    <Stack maw={1400} mx="auto" gap="lg">
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
      {page.data && <ProductSources sources={page.data.sources} />}
      <AdFormView
        key={url ?? ''}
        link={url}
        found={url !== undefined && page.isFetching && !page.data ? null : found}
        sources={page.data?.sources}
        readProblem={page.isFetching ? undefined : page.error?.message}
        onReadAgain={() => void page.refetch()}
        upload={uploadMedia}
        renderReview={renderReview}
        onInput={setInput}
        cost={input === null ? undefined : cost.data}
        isPushing={push.isPending}
        onPush={makeVideo}
      />
    </Stack>
  );
}
