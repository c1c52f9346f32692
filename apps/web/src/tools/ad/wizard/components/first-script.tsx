import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useWriteAll } from '../model/use-write-all.ts';
import { ProductMissing } from './product-missing.tsx';

/** Writes the draft's scripts for an editor that has none yet, so that the shortest way needs no step in between. */
export function FirstScript() {
  const { t } = useTranslation(['adWizard', 'translation']);
  const { write, writeAll, product } = useWriteAll();
  const begin = useEffectEvent(() => {
    if (write.isIdle) writeAll({ isFirst: true });
  });
  const canBegin = product !== undefined;
  useEffect(() => {
    if (canBegin) begin();
  }, [canBegin]);

  if (!product) return <ProductMissing />;
  if (write.isError) {
    return (
      <Alert color="red" role="alert" radius="lg" icon={<TriangleAlert size={18} aria-hidden />}>
        <Group justify="space-between">
          <Text size="sm">{describeError(write.error, getLanguage())}</Text>
          <Button size="xs" variant="default" onClick={() => writeAll({ isFirst: true })}>
            {t('translation:action.tryAgain')}
          </Button>
        </Group>
      </Alert>
    );
  }
  return (
    <div aria-busy="true">
      <Text size="sm" c="dimmed" role="status" mb="sm">
        {t('scripts.writing')}
      </Text>
      <Skeleton height={520} radius="lg" />
    </div>
  );
}
