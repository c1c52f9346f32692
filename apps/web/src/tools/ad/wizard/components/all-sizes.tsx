import { Button, Stack, Text } from '@mantine/core';
import { AD_RATIOS } from '@reelwright/contracts';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface AllSizesAction {
  /** Of all sizes together, in credits. */
  price: number;
  isDisabled: boolean;
  isPending: boolean;
  onGenerate(): void;
}

/** Generates the ad in every size by one press. */
export function AllSizes({ price, isDisabled, isPending, onGenerate }: AllSizesAction) {
  const { t } = useTranslation('adWizard');
  return (
    <Stack gap={4} align="flex-start">
      <Button
        variant="default"
        leftSection={<Copy size={16} aria-hidden />}
        loading={isPending}
        disabled={isDisabled}
        onClick={onGenerate}
      >
        {t('allSizes.make', { count: price, sizes: AD_RATIOS.length })}
      </Button>
      <Text size="xs" c="dimmed">
        {t('allSizes.hint', { sizes: AD_RATIOS.join(', ') })}
      </Text>
    </Stack>
  );
}
