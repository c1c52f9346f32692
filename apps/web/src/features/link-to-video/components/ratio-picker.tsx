import { Group, Input, Text, UnstyledButton } from '@mantine/core';
import { AD_RATIOS, type AdRatio } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import classes from './ratio-picker.module.css';

const LONG_SIDE = 40;

function sizeOf(ratio: AdRatio): { width: number; height: number } {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = LONG_SIDE / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

/** The canvas' shape, as little pictures of it. */
export function RatioPicker({ value, onChange }: { value: AdRatio; onChange(value: AdRatio): void }) {
  const { t } = useTranslation();
  return (
    <Input.Wrapper label={t('form.ratio')} labelElement="div">
      <Group gap="xs" mt={6} role="radiogroup" aria-label={t('form.ratio')}>
        {AD_RATIOS.map((ratio) => (
          <UnstyledButton
            key={ratio}
            role="radio"
            aria-checked={ratio === value}
            className={classes.tile}
            onClick={() => onChange(ratio)}
          >
            <span className={classes.frame}>
              <span className={classes.shape} style={sizeOf(ratio)} />
            </span>
            <Text size="sm" fw={600}>
              {ratio}
            </Text>
          </UnstyledButton>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
