import { Group, Stack, Text } from '@mantine/core';
import type { AdDraft } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { toTrust } from '../model/trust.ts';

type Sources = AdDraft['sources'];

/** In the order of the form. */
const FIELDS = [
  'name',
  'selling_points',
  'description',
  'price',
  'original_price',
  'currency',
  'brand',
  'audience',
  'sku',
  'availability',
  'category',
  'rating',
  'reviews',
  'images',
  'videos',
] as const satisfies readonly (keyof Sources)[];

/** Shows where each product value was found, on its page or in the description, and how reliable it is. */
export function ProductSources({ sources }: { sources: Sources }) {
  const { t } = useTranslation();
  const rows = FIELDS.flatMap((field) => {
    const found = sources[field];
    return found ? [{ field, ...found }] : [];
  });
  if (rows.length === 0) return null;
  const toCheck = rows.filter(({ confidence }) => toTrust(confidence) === 'check').length;
  return (
    <details>
      <Text component="summary" size="sm" py={{ base: 12, sm: 0 }} style={{ cursor: 'pointer' }}>
        {toCheck > 0 ? t('productSources.titleToCheck', { count: toCheck }) : t('productSources.title')}
      </Text>
      <Stack component="ul" gap={4} mt="xs" pl={0} style={{ listStyle: 'none' }}>
        {rows.map(({ field, source, confidence }) => (
          <Group component="li" key={field} gap="xs" wrap="wrap">
            <Text size="sm" fw={600} w={140}>
              {t(`productSources.field.${field}`)}
            </Text>
            <Text size="sm">{t(`productSources.source.${source}`)}</Text>
            <Text size="sm" c={toTrust(confidence) === 'check' ? 'orange.9' : 'dimmed'}>
              {t(`productSources.trust.${toTrust(confidence)}`, { percent: Math.round(confidence * 100) })}
            </Text>
          </Group>
        ))}
      </Stack>
    </details>
  );
}
