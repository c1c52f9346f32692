import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SelectionState } from '../model/selection-state.ts';
import { useCrumbClicks } from '../model/use-paced-clicks.ts';
import classes from './select-media-dialog.module.css';

interface CrumbsProps {
  folders: SelectionState['folders'];
  onGo(index: number): void;
}

/** The path from the root to the folder in view, which is the last crumb. */
export function Crumbs({ folders, onGo }: CrumbsProps) {
  const { t } = useTranslation('mediaSelection');
  const go = useCrumbClicks(onGo);
  const crumbs = [{ id: '', name: t('root') }, ...folders];
  return (
    <nav aria-label={t('path')} className={classes['path']}>
      <ol className={classes['crumbs']}>
        {crumbs.map(({ id, name }, index) => (
          <li key={`${index} ${id}`} className={classes['crumb']}>
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            {index < crumbs.length - 1 ? (
              <button type="button" className={classes['crumbLink']} title={name} onClick={() => go(index)}>
                {name}
              </button>
            ) : (
              <span className={classes['crumbHere']} title={name} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
