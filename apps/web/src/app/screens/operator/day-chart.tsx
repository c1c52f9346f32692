import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountTable } from './count-table.tsx';
import classes from './statistics.module.css';

interface DayChartProps {
  days: { day: string; views: number; visitors: number }[];
}

/** In units of the drawing. */
const HEIGHT = 100;
const BAR_SHARE = 0.72;

/** Visitors per day as bars, and as a table. */
export function DayChart({ days }: DayChartProps) {
  const { t, i18n } = useTranslation('operator');
  const language = i18n.resolvedLanguage ?? 'en';
  const dates = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const sayDay = (day: string): string => dates.format(new Date(day));
  const most = Math.max(0, ...days.map(({ visitors }) => visitors));
  const first = days[0];
  const last = days.at(-1);
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t('statistics.perDay')}
      </Title>
      {most > 0 && (
        <div className={classes.most} aria-hidden>
          {new Intl.NumberFormat(language).format(most)}
        </div>
      )}
      <svg
        className={classes.chart}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('statistics.chart', { most })}
      >
        {days.map(({ day, visitors }, index) => {
          const height = most === 0 ? 0 : (visitors / most) * HEIGHT;
          return (
            <g key={day}>
              {/* The whole column answers to the pointer. */}
              <rect x={index} y={0} width={1} height={HEIGHT} fill="transparent" />
              <rect
                className={classes.bar}
                x={index + (1 - BAR_SHARE) / 2}
                y={HEIGHT - height}
                width={BAR_SHARE}
                height={height}
              />
              <title>{`${sayDay(day)}: ${visitors}`}</title>
            </g>
          );
        })}
      </svg>
      <div className={classes.axis} aria-hidden>
        {first && <time dateTime={first.day}>{sayDay(first.day)}</time>}
        {last && <time dateTime={last.day}>{sayDay(last.day)}</time>}
      </div>
      <details className={classes.details}>
        <summary>{t('statistics.asTable')}</summary>
        <CountTable
          title={t('statistics.perDay')}
          nameColumn={t('statistics.day')}
          columns={[t('statistics.visitors'), t('statistics.views')]}
          rows={days.map(({ day, visitors, views }) => ({ name: sayDay(day), counts: [visitors, views] }))}
        />
      </details>
    </section>
  );
}
