import { Alert, SegmentedControl, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { type CallData, STATISTICS_DAYS, type StatisticsDays } from '@reelwright/contracts';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatistics } from '#src/nouns/analytics/api/get-statistics.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { CountTable } from './count-table.tsx';
import { DayChart } from './day-chart.tsx';
import { Funnel } from './funnel.tsx';
import { OperatorPage } from './operator-page.tsx';
import { loadOperatorTexts } from './operator-texts.ts';
import classes from './statistics.module.css';

loadOperatorTexts();

const DEFAULT_DAYS: StatisticsDays = 30;

/** Who visits this installation, and how many make a video. */
export function StatisticsScreen() {
  const { t } = useTranslation('operator');
  const [days, setDays] = useState<StatisticsDays>(DEFAULT_DAYS);
  return (
    <OperatorPage
      title={t('statistics.title')}
      control={
        <SegmentedControl
          classNames={{ root: classes.period, control: classes.periodOption }}
          aria-label={t('statistics.period')}
          value={String(days)}
          onChange={(value) => setDays(STATISTICS_DAYS.find((each) => String(each) === value) ?? DEFAULT_DAYS)}
          data={STATISTICS_DAYS.map((count) => ({
            value: String(count),
            label: t('statistics.days', { days: count }),
          }))}
        />
      }
    >
      <Figures days={days} />
    </OperatorPage>
  );
}

function Figures({ days }: { days: StatisticsDays }) {
  const { t } = useTranslation('operator');
  const statistics = useStatistics(days);
  if (statistics.isPending && statistics.fetchStatus !== 'paused') return <Skeleton height={480} radius="md" />;
  if (!statistics.data) return <ListTrouble query={statistics} />;
  const { data } = statistics;
  return (
    <Stack gap="xl" aria-busy={statistics.isPlaceholderData}>
      <p className={classes.intro}>{t('statistics.intro', { days: data.kept_days })}</p>
      {!data.is_recording && <Alert color="yellow">{t('statistics.off')}</Alert>}
      {data.views === 0 && data.events.length === 0 ? (
        <StateMessage icon={ChartColumn} title={t('statistics.emptyTitle')} text={t('statistics.emptyText')} />
      ) : (
        <Counted data={data} />
      )}
    </Stack>
  );
}

function Counted({ data }: { data: CallData<'getStatistics'> }) {
  const { t } = useTranslation('operator');
  const made = data.funnel.find(({ step }) => step === 'made')?.visitors ?? 0;
  const sums = [
    { name: t('statistics.visitors'), count: data.visitors },
    { name: t('statistics.views'), count: data.views },
    { name: t('statistics.made'), count: made },
  ];
  const columns = [t('statistics.visitors'), t('statistics.views')];
  const countsOf = (rows: { name: string; views: number; visitors: number }[], unnamed: string) =>
    rows.map(({ name, views, visitors }) => ({ name: name || unnamed, counts: [visitors, views] }));
  return (
    <>
      <dl className={classes.sums}>
        {sums.map(({ name, count }) => (
          <div key={name} className={classes.sum}>
            <dt>{name}</dt>
            <dd>
              <Count value={count} />
            </dd>
          </div>
        ))}
      </dl>
      <DayChart days={data.days} />
      <Funnel funnel={data.funnel} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <CountTable
          title={t('statistics.pages')}
          nameColumn={t('statistics.page')}
          columns={columns}
          rows={countsOf(data.pages, '/')}
        />
        <CountTable
          title={t('statistics.sources')}
          nameColumn={t('statistics.source')}
          columns={columns}
          rows={countsOf(data.sources, t('statistics.direct'))}
        />
        <CountTable
          title={t('statistics.events')}
          nameColumn={t('statistics.event')}
          columns={[t('statistics.count')]}
          rows={data.events.map(({ name, count }) => ({ name, counts: [count] }))}
        />
      </SimpleGrid>
    </>
  );
}

function Count({ value }: { value: number }) {
  const { i18n } = useTranslation();
  return new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(value);
}
