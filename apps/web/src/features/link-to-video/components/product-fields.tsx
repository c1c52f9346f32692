import { NumberInput, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { TEXT_LIMITS } from '@reelwright/contracts';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdForm } from '../model/ad-form.ts';

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
export type RenderReview = (text: string) => ReactNode;

interface ProductFieldsProps {
  renderReview: RenderReview;
}

/** What the product is; everything but the name may be left empty. */
export function ProductFields({ renderReview }: ProductFieldsProps) {
  const { t } = useTranslation('adForm');
  const { register, control, formState } = useFormContext<AdForm>();
  const { errors } = formState;
  const [sellingPoints, description] = useWatch({ control, name: ['sellingPoints', 'description'] });
  return (
    <Stack>
      <TextInput
        label={t('form.name')}
        wrapperProps={{ 'data-field': 'name' }}
        required
        maxLength={TEXT_LIMITS.productName}
        error={errors.name?.message}
        {...register('name')}
      />
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
      {renderReview(sellingPoints)}
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
      {renderReview(description)}
      <SimpleGrid cols={{ base: 2, xs: 3 }}>
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
        <TextInput
          label={t('form.currency')}
          wrapperProps={{ 'data-field': 'currency' }}
          placeholder="USD"
          maxLength={3}
          error={errors.currency?.message}
          {...register('currency')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('form.brand')}
          wrapperProps={{ 'data-field': 'brand' }}
          maxLength={100}
          error={errors.brand?.message}
          {...register('brand')}
        />
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
