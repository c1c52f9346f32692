import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import classes from './breadcrumb.module.css';
import { findTrail } from './menu/find-trail.ts';
import { useCurrentPath } from './menu/use-current-path.ts';

/** The path to this screen: its category, the screens above it, itself. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const text = useText();
  const path = useCurrentPath();
  if (path === null) return null;
  return (
    <nav aria-label={t('shell.breadcrumb')} className={classes.nav}>
      <ol className={classes.trail}>
        {findTrail(path).map(({ label, path: target, isBeta }) => {
          const name = isBeta ? t('shell.betaName', { name: text(label) }) : text(label);
          return (
            <li key={target ?? label} className={classes.crumb}>
              <ChevronRight size={14} aria-hidden className={classes.mark} />
              {target === undefined ? (
                <span>{name}</span>
              ) : target === path ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link to={target} activeOptions={{ exact: true }}>
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
