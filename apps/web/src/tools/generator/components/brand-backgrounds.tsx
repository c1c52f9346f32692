import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDefaultBrandKit } from '#src/nouns/brand-kits/api/list-brand-kits.ts';
import classes from './brand-backgrounds.module.css';

/** Offers the colors of the workspace's brand for what is behind the subject; nothing without a brand kit. */
export function BrandBackgrounds({ onChoose }: { onChoose(color: string): void }) {
  const { t } = useTranslation('generator');
  const kit = useDefaultBrandKit();
  if (!kit || kit.colors.length === 0) return null;
  return (
    <Group gap={6} mt={6} role="group" aria-label={t('prompt.brandBackgrounds', { name: kit.name })}>
      <Text size="sm" c="dimmed" aria-hidden>
        {t('prompt.brandBackgrounds', { name: kit.name })}
      </Text>
      {[...new Set(kit.colors.map((each) => each.toLowerCase()))].map((color) => (
        <button
          key={color}
          type="button"
          className={classes.color}
          style={{ background: color }}
          aria-label={t('prompt.background', { color })}
          title={t('prompt.background', { color })}
          onClick={() => onChoose(color)}
        />
      ))}
    </Group>
  );
}
