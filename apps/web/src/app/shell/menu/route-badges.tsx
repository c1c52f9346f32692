import { BadgePercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getRouteMetadata, type RoutePath } from '../../route-table.ts';
import classes from './route-badges.module.css';

/** The badges of a menu entry: beta, new, hot, pro, a discount. */
export function RouteBadges({ path }: { path: RoutePath }) {
  const { t } = useTranslation();
  const { beta, pro, badge, discount } = getRouteMetadata(path);
  return (
    <>
      {beta && <Badge kind="beta">{t('shell.beta')}</Badge>}
      {badge === 'new' && <Badge kind="new">{t('shell.new')}</Badge>}
      {badge === 'hot' && <Badge kind="hot">{t('shell.hot')}</Badge>}
      {pro && <Badge kind="pro">{t('shell.pro')}</Badge>}
      {discount && <BadgePercent size={15} role="img" aria-label={t('shell.discount')} className={classes.discount} />}
    </>
  );
}

function Badge({ kind, children }: { kind: 'beta' | 'new' | 'hot' | 'pro'; children: string }) {
  return (
    <span className={classes.badge} data-kind={kind}>
      {children}
    </span>
  );
}
