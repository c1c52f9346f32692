import type { LibrarySort } from '@reelwright/contracts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './list-header.module.css';

/** Columns by which a list can be sorted, each with its two orders: the first one is what a first click asks for. */
const ORDERS = {
  name: ['name', 'name_desc'],
  size: ['largest', 'smallest'],
  date: ['newest', 'oldest'],
} as const satisfies Record<string, readonly [LibrarySort, LibrarySort]>;
const ASCENDING: ReadonlySet<LibrarySort> = new Set(['name', 'smallest', 'oldest']);

interface ListHeaderProps {
  sort: LibrarySort;
  onSort(sort: LibrarySort): void;
}

/** The column headings of the library's list; a click sorts by the column, a second one in the other order. */
export function ListHeader({ sort, onSort }: ListHeaderProps) {
  const { t } = useTranslation('assets');
  const heading = (column: keyof typeof ORDERS) => {
    const [first, second] = ORDERS[column];
    const isSorted = sort === first || sort === second;
    const Arrow = ASCENDING.has(sort) ? ArrowUp : ArrowDown;
    return (
      <button
        type="button"
        className={classes.heading}
        data-column={column}
        aria-pressed={isSorted}
        title={t(`sort.${sort === first ? second : first}`)}
        onClick={() => onSort(sort === first ? second : first)}
      >
        {t(`column.${column}`)}
        {isSorted && <Arrow size={13} aria-hidden />}
      </button>
    );
  };
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        {heading('name')}
        <span className={classes.kind}>{t('column.kind')}</span>
        {heading('size')}
        {heading('date')}
      </div>
    </div>
  );
}
