import { ChevronRight } from 'lucide-react';
import { useSay } from '../model/dialog-texts.ts';
import type { PathStep } from '../model/media-entry.ts';
import classes from './media-dialog.module.css';

interface BreadcrumbProps {
  path: readonly PathStep[];
  onGo(index: number): void;
}

/** The way from the root to the folder that is shown. Every crumb but the last leads back. */
export function Breadcrumb({ path, onGo }: BreadcrumbProps) {
  const say = useSay();
  return (
    <nav className={classes.path} aria-label={say('path')}>
      <ol>
        {path.map(({ id, name }, index) => (
          <li key={id ?? ''}>
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            {index === path.length - 1 ? (
              <span aria-current="location" title={name}>
                {name}
              </span>
            ) : (
              <button type="button" title={name} onClick={() => onGo(index)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
