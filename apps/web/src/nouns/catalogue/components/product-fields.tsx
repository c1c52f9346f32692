import { ActionIcon, Group, Input, Paper, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { AD_LANGUAGES, TEXT_LIMITS } from '@reelwright/contracts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '#src/ui/currency-select.tsx';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import type { ProductField, ProductForm } from '../model/product-form.ts';
import classes from './catalogue.module.css';
import { ProductMedia } from './product-media.tsx';

interface ProductFieldsProps {
  form: ProductForm;
  /** What is wrong with each field, once saving was tried. */
  problems: Partial<Record<ProductField, string>>;
  onChange(update: (form: ProductForm) => ProductForm): void;
}

type TextName = Exclude<ProductField, 'media' | 'reviews' | 'brandColors'>;

/** Everything that is known of a product. */
export function ProductFields({ form, problems, onChange }: ProductFieldsProps) {
  const { t } = useTranslation(['catalogue', 'translation']);
  const field = (name: TextName) => ({
    'data-field': name,
    label: t(`form.${name}`),
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      onChange((now) => ({ ...now, [name]: value }));
    },
  });
  const choose = (name: 'language' | 'availability' | 'currency') => (value: string | null) =>
    onChange((now) => ({ ...now, [name]: value ?? '' }));
  const { maxLines, maxLineLength } = TEXT_LIMITS.sellingPoints;
  return (
    <div className={classes.columns}>
      <Stack>
        <Paper withBorder p="lg" radius="lg">
          <Stack>
            <TextInput {...field('name')} required maxLength={TEXT_LIMITS.productName} />
            <GrowingTextarea
              {...field('points')}
              required
              description={t('form.pointsHint', { lines: maxLines, characters: maxLineLength })}
              minRows={3}
              maxRows={12}
            />
            <GrowingTextarea
              {...field('description')}
              description={t('form.descriptionHint', {
                length: form.description.length,
                max: TEXT_LIMITS.productDescription,
              })}
              minRows={3}
              maxRows={10}
            />
          </Stack>
        </Paper>
        <Paper withBorder p="lg" radius="lg">
          <Title order={2} size="h5" mb="md">
            {t('form.details')}
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput {...field('brand')} maxLength={100} />
            <TextInput {...field('sku')} maxLength={100} />
            <TextInput {...field('category')} maxLength={TEXT_LIMITS.productCategory} />
            <TextInput {...field('audience')} maxLength={200} />
            <Select
              label={t('form.language')}
              placeholder={t('form.unknown')}
              clearable
              data={AD_LANGUAGES.map((value) => ({ value, label: t(`translation:language.${value}`) }))}
              value={form.language === '' ? null : form.language}
              onChange={choose('language')}
            />
            <Select
              label={t('form.availability')}
              placeholder={t('form.unknown')}
              clearable
              data={(['InStock', 'OutOfStock'] as const).map((value) => ({ value, label: t(`availability.${value}`) }))}
              value={form.availability === '' ? null : form.availability}
              onChange={choose('availability')}
            />
            <TextInput {...field('stars')} inputMode="decimal" />
            <TextInput {...field('ratings')} inputMode="numeric" />
          </SimpleGrid>
          <TextInput mt="md" {...field('link')} inputMode="url" placeholder="https://" />
        </Paper>
      </Stack>
      <Stack>
        <Paper withBorder p="lg" radius="lg">
          <ProductMedia
            media={form.media}
            problem={problems.media}
            onChange={(update) => onChange((now) => ({ ...now, media: update(now.media) }))}
          />
        </Paper>
        <Paper withBorder p="lg" radius="lg">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput {...field('price')} inputMode="decimal" placeholder={t('form.pricePlaceholder')} />
            <TextInput {...field('originalPrice')} inputMode="decimal" />
          </SimpleGrid>
          <div style={{ marginTop: 16 }} data-field="currency">
            <CurrencySelect
              label={t('form.currency')}
              placeholder={t('form.currencyPlaceholder')}
              value={form.currency}
              error={problems.currency}
              onChange={choose('currency')}
            />
          </div>
        </Paper>
        {(form.reviews.length > 0 || form.brandColors.length > 0) && (
          <Paper withBorder p="lg" radius="lg">
            <Proof form={form} onChange={onChange} />
          </Paper>
        )}
      </Stack>
    </div>
  );
}

/** What a page said besides: it can be kept or removed. */
function Proof({ form, onChange }: Pick<ProductFieldsProps, 'form' | 'onChange'>) {
  const { t } = useTranslation('catalogue');
  return (
    <Stack>
      {form.reviews.length > 0 && (
        <Input.Wrapper label={t('form.reviews')} labelElement="div">
          {form.reviews.map((review) => (
            <Group key={review.quote} wrap="nowrap" align="flex-start" gap="xs" mt={6}>
              <Text size="sm" style={{ flex: 1 }}>
                “{review.quote}”{review.author !== undefined && ` — ${review.author}`}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('form.removeReview')}
                onClick={() =>
                  onChange((now) => ({ ...now, reviews: now.reviews.filter((each) => each.quote !== review.quote) }))
                }
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </Input.Wrapper>
      )}
      {form.brandColors.length > 0 && (
        <Input.Wrapper label={t('form.brandColors')} labelElement="div">
          <Group gap="xs" mt={6}>
            {form.brandColors.map((color) => (
              <Group key={color} gap={2}>
                <span className={classes.swatch} style={{ background: color }} title={color} />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('form.removeColor', { color })}
                  onClick={() =>
                    onChange((now) => ({ ...now, brandColors: now.brandColors.filter((each) => each !== color) }))
                  }
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              </Group>
            ))}
          </Group>
        </Input.Wrapper>
      )}
    </Stack>
  );
}
