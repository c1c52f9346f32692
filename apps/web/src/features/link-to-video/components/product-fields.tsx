import { NumberInput, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { type AdPlatform, TEXT_LIMITS } from '@reelwright/contracts';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdForm } from '../model/ad-form.ts';
import { SourcedField } from './sourced-field.tsx';

const PRICE = {
  min: 0,
  max: 10 ** TEXT_LIMITS.priceDigits - 1,
  decimalScale: 2,
  hideControls: true,
  allowNegative: false,
  inputMode: 'decimal',
  thousandSeparator: ',',
} as const;

/** Shows beneath a field what a reviewer would say to its text. */
export type RenderReview = (text: string, platforms: readonly AdPlatform[]) => ReactNode;

interface ProductFieldsProps {
  renderReview: RenderReview;
}

/** What the product is; everything but the name may be left empty. */
export function ProductFields({ renderReview }: ProductFieldsProps) {
  const { t } = useTranslation('adForm');
  const { register, control, formState } = useFormContext<AdForm>();
  const { errors } = formState;
  const [sellingPoints, description, platforms] = useWatch({
    control,
    name: ['sellingPoints', 'description', 'platforms'],
  });
  return (
    <Stack>
      <SourcedField field="name">
        <TextInput
          label={t('form.name')}
          wrapperProps={{ 'data-field': 'name' }}
          required
          maxLength={TEXT_LIMITS.productName}
          error={errors.name?.message}
          {...register('name')}
        />
      </SourcedField>
      <SourcedField field="sellingPoints">
        <Textarea
          label={t('form.sellingPoints')}
          wrapperProps={{ 'data-field': 'sellingPoints' }}
          description={t('form.sellingPointsHint', TEXT_LIMITS.sellingPoints)}
          autosize
          minRows={3}
          maxRows={10}
          error={errors.sellingPoints?.message}
          {...register('sellingPoints')}
        />
      </SourcedField>
      {renderReview(sellingPoints, platforms)}
      <SourcedField field="description">
        <Textarea
          label={t('form.description')}
          wrapperProps={{ 'data-field': 'description' }}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={TEXT_LIMITS.productDescription}
          error={errors.description?.message}
          {...register('description')}
        />
      </SourcedField>
      {renderReview(description, platforms)}
      <SimpleGrid cols={{ base: 2, xs: 3 }}>
        <SourcedField field="price">
          <Controller
            name="price"
            control={control}
            render={({ field }) => (
              <NumberInput
                label={t('form.price')}
                wrapperProps={{ 'data-field': 'price' }}
                {...PRICE}
                value={field.value}
                onChange={(value) => field.onChange(typeof value === 'number' ? value : '')}
                onBlur={field.onBlur}
                error={errors.price?.message}
              />
            )}
          />
        </SourcedField>
        <SourcedField field="originalPrice">
          <Controller
            name="originalPrice"
            control={control}
            render={({ field }) => (
              <NumberInput
                label={t('form.originalPrice')}
                wrapperProps={{ 'data-field': 'originalPrice' }}
                {...PRICE}
                value={field.value}
                onChange={(value) => field.onChange(typeof value === 'number' ? value : '')}
                onBlur={field.onBlur}
                error={errors.originalPrice?.message}
              />
            )}
          />
        </SourcedField>
        <SourcedField field="currency">
          <TextInput
            label={t('form.currency')}
            wrapperProps={{ 'data-field': 'currency' }}
            placeholder="USD"
            maxLength={3}
            error={errors.currency?.message}
            {...register('currency')}
          />
        </SourcedField>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SourcedField field="brand">
          <TextInput
            label={t('form.brand')}
            wrapperProps={{ 'data-field': 'brand' }}
            maxLength={100}
            error={errors.brand?.message}
            {...register('brand')}
          />
        </SourcedField>
        <TextInput
          label={t('form.audience')}
          wrapperProps={{ 'data-field': 'audience' }}
          placeholder={t('form.audiencePlaceholder')}
          maxLength={200}
          error={errors.audience?.message}
          {...register('audience')}
        />
      </SimpleGrid>
    </Stack>
  );
}
