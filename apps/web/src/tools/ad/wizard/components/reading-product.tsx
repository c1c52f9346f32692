import { Group, Loader, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const IMAGES = ['a', 'b', 'c', 'd'];

/** Placeholder of the product while its page is read. */
export function ReadingProduct() {
  const { t } = useTranslation('adForm');
  return (
    <Stack aria-busy="true" gap="lg">
      <Group gap="sm" role="status">
        <Loader size="sm" />
        <Text size="sm" c="dimmed">
          {t('form.reading')}
        </Text>
      </Group>
      <Group gap={10} wrap="nowrap">
        {IMAGES.map((key) => (
          <Skeleton key={key} height={112} maw={140} style={{ flex: 1 }} />
        ))}
      </Group>
      <Skeleton height={36} />
      <Skeleton height={92} />
      <Skeleton height={64} />
    </Stack>
  );
}
