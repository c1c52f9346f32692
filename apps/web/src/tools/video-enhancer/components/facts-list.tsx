import { Text } from '@mantine/core';
import type { EnhancementFacts } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../model/format-rate.ts';
import classes from './facts-list.module.css';

interface FactsListProps {
  before: { width: number; height: number; frame_rate: { num: number; den: number } };
  after: { width: number; height: number; frame_rate: { num: number; den: number } };
  facts: Pick<EnhancementFacts, 'noise_before' | 'noise_after' | 'zoom'>;
}

/** What was changed in a video: size, rate and noise, as measured. */
export function FactsList({ before, after, facts }: FactsListProps) {
  const { t, i18n } = useTranslation('videoEnhancer');
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const change = (one: string, other: string): string =>
    one === other ? t('result.same', { value: one }) : t('result.change', { before: one, after: other });
  const sizeOf = ({ width, height }: FactsListProps['before']): string => `${width} × ${height}`;
  const rateOf = ({ frame_rate: rate }: FactsListProps['before']): string =>
    t('result.fps', { rate: formatRate(rate, i18n.language) });
  return (
    <div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('result.size')}</dt>
          <dd>{change(sizeOf(before), sizeOf(after))}</dd>
        </div>
        <div>
          <dt>{t('result.rate')}</dt>
          <dd>{change(rateOf(before), rateOf(after))}</dd>
        </div>
        <div>
          <dt>{t('result.noise')}</dt>
          <dd>{change(format.format(facts.noise_before), format.format(facts.noise_after))}</dd>
        </div>
        {facts.zoom !== null && (
          <div>
            <dt>{t('result.zoom')}</dt>
            <dd>{t('result.percent', { percent: format.format(100 * (facts.zoom - 1)) })}</dd>
          </div>
        )}
      </dl>
      <Text size="xs" c="dimmed" mt={6}>
        {t('result.noiseHint')}
      </Text>
    </div>
  );
}
