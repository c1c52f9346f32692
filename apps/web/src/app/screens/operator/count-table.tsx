import { useTranslation } from 'react-i18next';
import classes from './statistics.module.css';

interface CountTableProps {
  title: string;
  nameColumn: string;
  /** Names of the numbers of each row. */
  columns: string[];
  rows: { name: string; counts: number[] }[];
}

export function CountTable({ title, nameColumn, columns, rows }: CountTableProps) {
  const { t, i18n } = useTranslation('operator');
  const numbers = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en');
  return (
    <section>
      <table className={classes.table}>
        <caption className={classes.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classes.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, index) => (
                <td key={columns[index]} className={classes.number}>
                  {numbers.format(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={classes.intro}>{t('statistics.none')}</p>}
    </section>
  );
}
