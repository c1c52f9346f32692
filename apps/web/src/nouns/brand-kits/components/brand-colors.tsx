import { ActionIcon, Button, Group, Input, TextInput } from '@mantine/core';
import { brandColor, PRODUCT_PROOF_LIMITS } from '@reelwright/contracts';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './brand-kits.module.css';

interface BrandColorsProps {
  colors: readonly string[];
  onChange(colors: string[]): void;
}

const NEW_COLOR = '#1f6feb';

/** The colours of a brand, typed or picked; the first leads. */
export function BrandColors({ colors, onChange }: BrandColorsProps) {
  const { t } = useTranslation('brandKits');
  const isColor = (color: string): boolean => brandColor.safeParse(color).success;
  return (
    <Input.Wrapper label={t('form.colors')} description={t('form.colorsHint')} labelElement="div">
      <Group gap="sm" mt={6}>
        {colors.map((color, index) => (
          // Colours have no ids, only their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Group key={index} gap={4} wrap="nowrap">
            <input
              type="color"
              className={classes.swatch}
              aria-label={t('form.pickColor', { position: index + 1 })}
              value={isColor(color) ? color.trim().toLowerCase() : '#000000'}
              onChange={(event) => onChange(colors.with(index, event.currentTarget.value))}
            />
            <TextInput
              aria-label={t('form.color', { position: index + 1 })}
              w={104}
              maxLength={7}
              spellCheck={false}
              error={!isColor(color)}
              value={color}
              onChange={(event) => onChange(colors.with(index, event.currentTarget.value))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('form.removeColor', { position: index + 1 })}
              onClick={() => onChange(colors.toSpliced(index, 1))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {colors.length < PRODUCT_PROOF_LIMITS.maxBrandColors && (
          <Button
            variant="default"
            h={44}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => onChange([...colors, NEW_COLOR])}
          >
            {t('form.addColor')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
