import { Accordion, Button, Group, Input, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { PRODUCT_PROOF_LIMITS } from '@reelwright/contracts';
import { MessageSquareQuote, Palette } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdForm } from '../model/ad-form.ts';
import { BrandColorField } from './brand-color-field.tsx';
import { ReviewFields } from './review-fields.tsx';
import { SourcedField } from './sourced-field.tsx';

const { maxReviews, maxBrandColors, maxRating } = PRODUCT_PROOF_LIMITS;
const NEW_COLOR = '#1f6feb';

/** What buyers say, and the brand's colours: all of it may be left out, and most products leave it. */
export function ProofFields() {
  const { t } = useTranslation(['adForm', 'translation']);
  const { control, formState, setValue, getValues } = useFormContext<AdForm>();
  const { ratingValue, reviews: reviewsProblem, brandColors: colorsProblem } = formState.errors;
  const hasProblem = Boolean(ratingValue ?? reviewsProblem ?? colorsProblem);
  const [isUnfolded, setUnfolded] = useState(false);
  // A field that is wrong must be seen to be put right.
  const isOpen = isUnfolded || hasProblem;
  const reviews = useFieldArray({ control, name: 'reviews' });
  const colors = useWatch({ control, name: 'brandColors' });
  const changeColors = (change: (colors: string[]) => string[]): void =>
    setValue('brandColors', change(getValues('brandColors')), { shouldDirty: true });

  return (
    <Accordion
      variant="contained"
      chevronPosition="left"
      value={isOpen ? 'proof' : null}
      onChange={(value) => setUnfolded(value !== null)}
    >
      <Accordion.Item value="proof">
        <Accordion.Control>{t('proof.title')}</Accordion.Control>
        <Accordion.Panel>
          <Stack>
            <SimpleGrid cols={2}>
              <SourcedField field="ratingValue">
                <Controller
                  name="ratingValue"
                  control={control}
                  render={({ field }) => (
                    <NumberInput
                      label={t('proof.ratingValue')}
                      wrapperProps={{ 'data-field': 'ratingValue' }}
                      placeholder="4.7"
                      min={0}
                      max={maxRating}
                      decimalScale={1}
                      step={0.1}
                      hideControls
                      inputMode="decimal"
                      value={field.value}
                      onChange={(value) => field.onChange(typeof value === 'number' ? value : '')}
                      onBlur={field.onBlur}
                      error={ratingValue?.message}
                    />
                  )}
                />
              </SourcedField>
              <SourcedField field="ratingCount">
                <Controller
                  name="ratingCount"
                  control={control}
                  render={({ field }) => (
                    <NumberInput
                      label={t('proof.ratingCount')}
                      placeholder="1,284"
                      min={1}
                      max={1_000_000_000}
                      allowDecimal={false}
                      thousandSeparator=","
                      hideControls
                      inputMode="numeric"
                      value={field.value}
                      onChange={(value) => field.onChange(typeof value === 'number' ? value : '')}
                      onBlur={field.onBlur}
                    />
                  )}
                />
              </SourcedField>
            </SimpleGrid>
            <Text size="xs" c="dimmed" mt={-8}>
              {t('proof.ratingHint')}
            </Text>
            <div data-field="reviews">
              <Stack gap="sm">
                {reviews.fields.length > 0 && (
                  <SourcedField field="reviews">
                    <Text size="sm" fw={500}>
                      {t('translation:productSources.field.reviews')}
                    </Text>
                  </SourcedField>
                )}
                {reviews.fields.map((row, index) => (
                  <ReviewFields key={row.id} index={index} onRemove={() => reviews.remove(index)} />
                ))}
                {reviewsProblem && <Input.Error role="alert">{reviewsProblem.message}</Input.Error>}
                {reviews.fields.length < maxReviews && (
                  <Group gap="sm">
                    <Button
                      variant="default"
                      size="xs"
                      leftSection={<MessageSquareQuote size={15} aria-hidden />}
                      onClick={() => reviews.append({ quote: '', author: '', rating: '' })}
                    >
                      {t('proof.addReview')}
                    </Button>
                    <Text size="xs" c="dimmed" flex={1} miw={200}>
                      {t('proof.reviewsHint')}
                    </Text>
                  </Group>
                )}
              </Stack>
            </div>
            <div data-field="brandColors">
              <Input.Wrapper
                label={t('proof.colors')}
                description={t('proof.colorsHint')}
                labelElement="div"
                error={colorsProblem?.message}
              >
                <Group gap="sm" mt={8} mb={4} align="flex-start">
                  {colors.map((color, index) => (
                    <BrandColorField
                      // Colours have no other name than their place.
                      // oxlint-disable-next-line react/no-array-index-key
                      key={index}
                      position={index + 1}
                      value={color}
                      onChange={(value) => changeColors((all) => all.map((old, at) => (at === index ? value : old)))}
                      onRemove={() => changeColors((all) => all.filter((_old, at) => at !== index))}
                    />
                  ))}
                  {colors.length < maxBrandColors && (
                    <Button
                      variant="default"
                      leftSection={<Palette size={15} aria-hidden />}
                      onClick={() => changeColors((all) => [...all, NEW_COLOR])}
                    >
                      {t('proof.addColor')}
                    </Button>
                  )}
                </Group>
              </Input.Wrapper>
            </div>
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
