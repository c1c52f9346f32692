import { Accordion, ActionIcon, Button, Group, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type DraftProduct, measureWideText, PRODUCT_PROOF_LIMITS, TEXT_LIMITS } from '@reelwright/contracts';
import { MessageSquareQuote, Palette, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editProduct } from '../../draft/draft-edits.ts';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { useFieldProblem } from '../model/draft-problems.ts';
import { BrandColorField } from './brand-color-field.tsx';
import { SourceMark } from './source-mark.tsx';
import classes from './review-fields.module.css';

const { maxReviews, maxBrandColors } = PRODUCT_PROOF_LIMITS;
const NEW_COLOR = '#1f6feb';
type Review = NonNullable<DraftProduct['reviews']>[number];
const NO_REVIEWS: Review[] = [];
const NO_COLORS: string[] = [];

/** Reviews and brand colours. All fields are optional, and empty for most products. */
export function ProofFields() {
  const { t } = useTranslation(['adForm', 'translation']);
  const store = useAdDraftStore();
  const rating = useDraftState((state) => state.content.product.rating);
  const reviews = useDraftState((state) => state.content.product.reviews ?? NO_REVIEWS);
  const colors = useDraftState((state) => state.content.product.brand_colors ?? NO_COLORS);
  const ratingProblem = useFieldProblem('rating', { isEmpty: false });
  const reviewsProblem = useFieldProblem('reviews', { isEmpty: false });
  const colorsProblem = useFieldProblem('brand_colors', { isEmpty: false });
  const hasProblem = Boolean(ratingProblem ?? reviewsProblem ?? colorsProblem);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFilled = rating !== undefined || reviews.length > 0;
  const changeRating = (change: { value?: string; count?: string }): void => {
    const next = { ...rating, ...change };
    store.change(editProduct({ rating: next.value || next.count ? next : undefined }), { mergeKey: 'product.rating' });
  };
  const changeReviews = (next: Review[], mergeKey?: string): void =>
    store.change(
      editProduct({ reviews: next.length > 0 ? next : undefined }),
      mergeKey === undefined ? {} : { mergeKey },
    );
  const changeColors = (next: string[], mergeKey?: string): void =>
    store.change(
      editProduct({ brand_colors: next.length > 0 ? next : undefined }),
      mergeKey === undefined ? {} : { mergeKey },
    );
  return (
    <Accordion
      variant="contained"
      chevronPosition="left"
      // An invalid field must be visible to be corrected.
      value={isUnfolded || hasProblem ? 'proof' : null}
      onChange={(value) => setUnfolded(value !== null)}
    >
      <Accordion.Item value="proof">
        <Accordion.Control>
          {t('proof.title')}
          {isFilled && (
            <Text component="span" size="xs" c="dimmed" ms={8}>
              {t('proof.filled', { count: reviews.length })}
            </Text>
          )}
        </Accordion.Control>
        <Accordion.Panel>
          <Stack>
            <div data-field="rating">
              <SourceMark field="rating">
                <SimpleGrid cols={2}>
                  <TextInput
                    label={t('proof.ratingValue')}
                    placeholder="4.7"
                    inputMode="decimal"
                    value={rating?.value ?? ''}
                    onChange={(event) => changeRating({ value: event.currentTarget.value })}
                    error={ratingProblem}
                  />
                  <TextInput
                    label={t('proof.ratingCount')}
                    placeholder="1,284"
                    inputMode="numeric"
                    value={rating?.count ?? ''}
                    onChange={(event) => changeRating({ count: event.currentTarget.value })}
                  />
                </SimpleGrid>
              </SourceMark>
              <Text size="xs" c="dimmed" mt={4}>
                {t('proof.ratingHint')}
              </Text>
            </div>
            <div data-field="reviews">
              <Stack gap="sm">
                {reviews.length > 0 && (
                  <SourceMark field="reviews">
                    <Text size="sm" fw={500}>
                      {t('translation:productSources.field.reviews')}
                    </Text>
                  </SourceMark>
                )}
                {reviews.map((review, index) => (
                  <ReviewFields
                    // A review has no id, only its position.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={index}
                    position={index + 1}
                    review={review}
                    onChange={(change) =>
                      changeReviews(
                        reviews.map((old, at) => (at === index ? { ...old, ...change } : old)),
                        `reviews.${index}`,
                      )
                    }
                    onRemove={() => changeReviews(reviews.filter((_old, at) => at !== index))}
                  />
                ))}
                {reviewsProblem && <Input.Error role="alert">{reviewsProblem}</Input.Error>}
                {reviews.length < maxReviews && (
                  <Group gap="sm">
                    <Button
                      variant="default"
                      size="xs"
                      leftSection={<MessageSquareQuote size={15} aria-hidden />}
                      onClick={() => changeReviews([...reviews, { quote: '' }])}
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
            <div data-field="brand_colors">
              <Input.Wrapper
                label={t('proof.colors')}
                description={t('proof.colorsHint')}
                labelElement="div"
                error={colorsProblem}
              >
                <Group gap="sm" mt={8} mb={4} align="flex-start">
                  {colors.map((color, index) => (
                    <BrandColorField
                      // Colours have no ids, only their positions.
                      // oxlint-disable-next-line react/no-array-index-key
                      key={index}
                      position={index + 1}
                      value={color}
                      onChange={(value) =>
                        changeColors(
                          colors.map((old, at) => (at === index ? value : old)),
                          `colors.${index}`,
                        )
                      }
                      onRemove={() => changeColors(colors.filter((_old, at) => at !== index))}
                    />
                  ))}
                  {colors.length < maxBrandColors && (
                    <Button
                      variant="default"
                      leftSection={<Palette size={15} aria-hidden />}
                      onClick={() => changeColors([...colors, NEW_COLOR])}
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

interface ReviewFieldsProps {
  position: number;
  review: Review;
  onChange(change: Partial<Review>): void;
  onRemove(): void;
}

/** One review: its text, its author, and its stars. */
function ReviewFields({ position, review, onChange, onRemove }: ReviewFieldsProps) {
  const { t } = useTranslation('adForm');
  const length = measureWideText(review.quote.trim());
  return (
    <fieldset className={classes.review}>
      <legend className={classes.legend}>{t('proof.review', { position })}</legend>
      <ActionIcon
        className={classes.remove ?? ''}
        size={26}
        variant="default"
        onClick={onRemove}
        aria-label={t('proof.removeReview', { position })}
      >
        <X size={14} aria-hidden />
      </ActionIcon>
      <GrowingTextarea
        label={t('proof.quote')}
        minRows={2}
        maxRows={6}
        value={review.quote}
        error={length > TEXT_LIMITS.reviewQuote}
        description={`${length} / ${TEXT_LIMITS.reviewQuote}`}
        inputWrapperOrder={['label', 'input', 'description']}
        onChange={(event) => onChange({ quote: event.currentTarget.value })}
      />
      <Group grow preventGrowOverflow={false} gap="sm" mt={6}>
        <TextInput
          label={t('proof.author')}
          maxLength={TEXT_LIMITS.reviewAuthor}
          value={review.author ?? ''}
          onChange={(event) => onChange({ author: event.currentTarget.value })}
        />
        <TextInput
          label={t('proof.stars')}
          maw={110}
          inputMode="decimal"
          value={review.rating ?? ''}
          onChange={(event) => onChange({ rating: event.currentTarget.value })}
        />
      </Group>
    </fieldset>
  );
}
