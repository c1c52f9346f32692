import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { getRouteMetadata, type RoutePath } from '#src/app/route-table.ts';
import { RouteBadges } from '#src/app/shell/menu/route-badges.tsx';
import { listTools, type ToolGroup } from './list-tools.ts';
import classes from './tools.module.css';

const GROUPS = listTools();

/** Every tool by category. */
export function Tools() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tools">
      <Title order={2} size="h3" id="tools" mb="md">
        {t('home.tools')}
      </Title>
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <Group key={group.category} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { category, paths } }: { group: ToolGroup }) {
  const text = useText();
  const id = `tools-${category.replace('.', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h3 className={classes.category} id={id}>
        {text(category)}
      </h3>
      <ul className={classes.grid}>
        {paths.map((path) => (
          <li key={path}>
            <Tool path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tool({ path }: { path: RoutePath }) {
  const text = useText();
  const { icon: Icon = Sparkles, menuName, tdk } = getRouteMetadata(path);
  return (
    <Link to={path} className={classes.tool}>
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
