import { Text, Title } from '@mantine/core';
import type { FunnelStep } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import classes from './statistics.module.css';

/** How many visitors got to each step, as a list whose rows are bars. */
export function Funnel({ funnel }: { funnel: { step: FunnelStep; visitors: number }[] }) {
  const { t, i18n } = useTranslation('operator');
  const language = i18n.resolvedLanguage ?? 'en';
  const numbers = new Intl.NumberFormat(language);
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const all = funnel[0]?.visitors ?? 0;
  return (
    <section>
      <Title order={2} size="h4">
        {t('statistics.funnel')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('statistics.funnelHint')}
      </Text>
      <ol className={classes.funnel}>
        {funnel.map(({ step, visitors }) => {
          const share = all === 0 ? 0 : visitors / all;
          return (
            <li key={step} className={classes.step}>
              <span>{t(`statistics.step.${step}`)}</span>
              <span className={classes.number}>{`${numbers.format(visitors)} · ${shares.format(share)}`}</span>
              <svg className={classes.share} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
                <rect className={classes.bar} width={share} height={1} />
              </svg>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
