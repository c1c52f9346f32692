import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useText } from '#src/lib/use-text.ts';
import { listToolPaths } from './list-tools.ts';
import { getRouteMetadata, type RoutePath } from './route-table.ts';
import { RouteBadges } from './shell/menu/route-badges.tsx';
import classes from './tool-cards.module.css';

/** A card for every tool, which opens it. */
export function ToolCards({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className={classes.grid}>
      {listToolPaths().map((path) => (
        <li key={path}>
          <ToolCard path={path} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function ToolCard({ path, onFollow }: { path: RoutePath; onFollow: (() => void) | undefined }) {
  const text = useText();
  const { icon: Icon = Sparkles, menuName, tdk } = getRouteMetadata(path);
  return (
    <Link to={path} className={classes.tool} onClick={onFollow}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          {text(menuName)} <RouteBadges path={path} />
        </span>
        <span className={classes.text}>{text(tdk.description)}</span>
      </span>
    </Link>
  );
}
