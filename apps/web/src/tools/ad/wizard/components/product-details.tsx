import { Card, Grid, SimpleGrid, Stack, Title } from '@mantine/core';
import { type AdPlatform, productToVideo, TEXT_LIMITS } from '@reelwright/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { LanguageField } from './language-field.tsx';
import { ImageBoard } from './image-board.tsx';
import { PriceFields } from './price-fields.tsx';
import { ProofFields } from './proof-fields.tsx';
import { SellingPoints } from './selling-points.tsx';
import { SourceMark } from './source-mark.tsx';
import { TextField } from './text-field.tsx';

/** Renders the review of a field's text below it. */
export type RenderReview = (text: string, platforms: readonly AdPlatform[]) => ReactNode;

const NO_PLATFORMS: readonly AdPlatform[] = [];

/** Edits the product: its images, and everything the ad may say about it. */
export function ProductDetails({ renderReview }: { renderReview: RenderReview }) {
  const { t } = useTranslation(['adWizard', 'adForm']);
  const { toolType } = useAdDraftStore();
  const isUploads = toolType === productToVideo.id;
  const platforms = useDraftState((state) => state.content.settings.platforms ?? NO_PLATFORMS);
  const description = useDraftState((state) => state.content.product.description ?? '');
  const review = (text: string): ReactNode => renderReview(text, platforms);
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Card withBorder padding="lg" radius="lg">
          <SourceMark field="images">
            <ImageBoard hint={t(isUploads ? 'images.hintUploads' : 'images.hint')} isRequired />
          </SourceMark>
        </Card>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Card withBorder padding="lg" radius="lg">
          <Title order={2} size="h4" mb="md">
            {t('product.words')}
          </Title>
          <Stack>
            <SourceMark field="name">
              <TextField field="name" label={t('adForm:form.name')} max={TEXT_LIMITS.productName} isRequired />
            </SourceMark>
            <SourceMark field="selling_points">
              <SellingPoints isRequired={isUploads} renderReview={review} />
            </SourceMark>
            <SourceMark field="description">
              <TextField
                field="description"
                label={t('adForm:form.description')}
                rows={3}
                max={TEXT_LIMITS.productDescription}
                review={description.trim() === '' ? null : review(description)}
              />
            </SourceMark>
            <PriceFields />
            <SimpleGrid cols={{ base: 1, xs: 3 }}>
              <SourceMark field="brand">
                <TextField field="brand" label={t('adForm:form.brand')} max={100} />
              </SourceMark>
              <SourceMark field="audience">
                <TextField
                  field="audience"
                  label={t('adForm:form.audience')}
                  placeholder={t('adForm:form.audiencePlaceholder')}
                  max={200}
                />
              </SourceMark>
              <LanguageField />
            </SimpleGrid>
            <ProofFields />
          </Stack>
        </Card>
      </Grid.Col>
    </Grid>
  );
}
