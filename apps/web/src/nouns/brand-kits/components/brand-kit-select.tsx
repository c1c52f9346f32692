import { Anchor, Group, Select, Text } from '@mantine/core';
import type { BrandKit, BrandKitId } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBrandKits } from '../api/list-brand-kits.ts';
import { loadBrandKitTexts } from '../model/brand-kit-texts.ts';

loadBrandKitTexts();

interface BrandKitSelectProps {
  value: BrandKitId | undefined;
  /** Receives the kit that is left as well, so that what it brought can be taken back. */
  onChange(next: BrandKit | undefined, former: BrandKit | undefined): void;
}

const NONE = '';

/** Chooses the brand of an ad, or leads to where the first one is made. */
export function BrandKitSelect({ value, onChange }: BrandKitSelectProps) {
  const { t } = useTranslation('brandKits');
  const { data } = useBrandKits();
  const list = data?.list ?? [];
  const former = list.find(({ id }) => id === value);
  if (data && list.length === 0) {
    return (
      <Group gap={6}>
        <Text size="sm" c="dimmed">
          {t('select.none')}
        </Text>
        <Anchor size="sm" className="link-control" renderRoot={(props) => <Link to="/brand-kits" {...props} />}>
          {t('select.make')}
        </Anchor>
      </Group>
    );
  }
  return (
    <Select
      label={t('select.label')}
      description={t('select.hint')}
      allowDeselect={false}
      disabled={!data}
      data={[
        { value: NONE, label: t('select.without') },
        ...list.map(({ id, name }) => ({ value: id as string, label: name })),
      ]}
      value={former?.id ?? NONE}
      onChange={(id) =>
        onChange(
          list.find((kit) => kit.id === id),
          former,
        )
      }
    />
  );
}
