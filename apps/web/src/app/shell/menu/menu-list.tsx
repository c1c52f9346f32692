import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { afterPaint } from '#src/lib/after-paint.ts';
import { useText } from '#src/lib/use-text.ts';
import { RouteBadges } from './route-badges.tsx';
import { isBelow, isOpen, listMenu, type MenuEntry, TOOLS_HEADING } from './list-menu.ts';
import classes from './menu-list.module.css';
import { useCurrentPathSelector } from './use-current-path.ts';

interface MenuListProps {
  /** Shows only icons; `onHint` receives the name to show beside them, and its height. */
  isCollapsed?: boolean;
  onHint?: ((hint: { text: string; top: number } | null) => void) | undefined;
  onFollow?: (() => void) | undefined;
}

/** All menu entries by category. */
export function MenuList({ isCollapsed = false, onHint, onFollow }: MenuListProps) {
  const text = useText();
  return listMenu().map(({ category, entries }) => {
    // A category whose only entry has the same name needs no heading.
    const heading =
      category !== null && !(entries.length === 1 && text(category) === text(entries[0]?.metadata.menuName ?? category))
        ? text(category)
        : null;
    // Its heading: the whole list leaves no room for the tour beside it in a low window.
    const tourPart = category === TOOLS_HEADING ? 'create' : undefined;
    return (
      <div key={category ?? ''} className={classes.group}>
        {heading !== null &&
          (isCollapsed ? (
            <hr className={classes.rule} data-tour={tourPart} />
          ) : (
            <p className={classes.heading} data-tour={tourPart}>
              {heading}
            </p>
          ))}
        <ul className={classes.list} aria-label={heading ?? undefined}>
          {entries.map((entry) => (
            <Entry key={entry.path} entry={entry} isCollapsed={isCollapsed} onHint={onHint} onFollow={onFollow} />
          ))}
        </ul>
      </div>
    );
  });
}

type EntryProps = Required<Pick<MenuListProps, 'isCollapsed'>> &
  Pick<MenuListProps, 'onHint' | 'onFollow'> & { entry: MenuEntry };

function Entry({ entry, isCollapsed, onHint, onFollow }: EntryProps) {
  const text = useText();
  // Of all the entries, only the one that is left and the one that is entered render anew.
  const isAt = useCurrentPathSelector((path) => path === entry.path);
  const isAbove = useCurrentPathSelector((path) => isBelow(path ?? '', entry.path));
  const isOpened = useCurrentPathSelector((path) => isOpen(entry, path ?? ''));
  const { menuName, shortName, icon, iconActive } = entry.metadata;
  // While collapsed, an entry also represents the entries below it.
  const isHere = isCollapsed ? isAt || isAbove : isOpened;
  const Icon = isHere ? (iconActive ?? icon) : icon;
  const name = text(menuName);
  const showsChildren = !isCollapsed && (isAt || isAbove);
  const link = useRef<HTMLAnchorElement>(null);
  // The menu is longer than a low window: whoever comes by an address still sees where they are.
  useEffect(() => {
    if (!isHere) return;
    // Before that, the page would be laid out twice.
    return afterPaint(() => link.current?.scrollIntoView({ block: 'nearest' }));
  }, [isHere]);
  return (
    <li>
      <Link
        ref={link}
        to={entry.path}
        activeOptions={{ exact: true }}
        className={classes.link}
        data-collapsed={isCollapsed || undefined}
        data-active={isHere || undefined}
        aria-current={isAt ? 'page' : undefined}
        aria-label={isCollapsed ? name : undefined}
        onClick={onFollow}
        onPointerEnter={({ currentTarget }) => onHint?.({ text: name, top: currentTarget.getBoundingClientRect().top })}
        onFocus={({ currentTarget }) => onHint?.({ text: name, top: currentTarget.getBoundingClientRect().top })}
        onPointerLeave={() => onHint?.(null)}
        onBlur={() => onHint?.(null)}
      >
        {Icon && <Icon size={18} aria-hidden className={classes.icon} />}
        {!isCollapsed && (
          <>
            <span className={classes.name}>{text(shortName ?? menuName)}</span>
            <RouteBadges path={entry.path} />
          </>
        )}
      </Link>
      {showsChildren && entry.children.length > 0 && (
        <ul className={classes.children}>
          {entry.children.map((child) => (
            <Entry key={child.path} entry={child} isCollapsed={false} onHint={onHint} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}
