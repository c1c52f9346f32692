import { ActionIcon, Group, NumberInput, TextInput, Textarea } from '@mantine/core';
import { measureWideText, PRODUCT_PROOF_LIMITS, TEXT_LIMITS } from '@reelwright/contracts';
import { X } from 'lucide-react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdForm } from '../model/ad-form.ts';
import classes from './review-fields.module.css';

/** One review: what somebody wrote, who, and how many stars. */
export function ReviewFields({ index, onRemove }: { index: number; onRemove(): void }) {
  const { t } = useTranslation('adForm');
  const { control, register } = useFormContext<AdForm>();
  const quote = useWatch({ control, name: `reviews.${index}.quote` });
  const length = measureWideText(quote.trim());
  const isTooLong = length > TEXT_LIMITS.reviewQuote;
  const position = index + 1;
  return (
    <fieldset className={classes.review}>
      <legend className={classes.legend}>{t('proof.review', { position })}</legend>
      <ActionIcon
        className={classes.remove}
        size={26}
        variant="default"
        onClick={onRemove}
        aria-label={t('proof.removeReview', { position })}
      >
        <X size={14} aria-hidden />
      </ActionIcon>
      <Textarea
        label={t('proof.quote')}
        autosize
        minRows={2}
        maxRows={6}
        error={isTooLong}
        description={`${length} / ${TEXT_LIMITS.reviewQuote}`}
        inputWrapperOrder={['label', 'input', 'description']}
        {...register(`reviews.${index}.quote`)}
      />
      <Group grow preventGrowOverflow={false} gap="sm" mt={6}>
        <TextInput
          label={t('proof.author')}
          maxLength={TEXT_LIMITS.reviewAuthor}
          {...register(`reviews.${index}.author`)}
        />
        <Controller
          name={`reviews.${index}.rating`}
          control={control}
          render={({ field }) => (
            <NumberInput
              label={t('proof.stars')}
              maw={110}
              min={0}
              max={PRODUCT_PROOF_LIMITS.maxRating}
              decimalScale={1}
              hideControls
              inputMode="decimal"
              value={field.value}
              onChange={(value) => field.onChange(typeof value === 'number' ? value : '')}
              onBlur={field.onBlur}
            />
          )}
        />
      </Group>
    </fieldset>
  );
}
