import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaCategory } from '../model/media-entry.ts';
import classes from './select-media-dialog.module.css';

interface CategoryCascaderProps {
  categories: readonly MediaCategory[];
  categoryPath: readonly string[];
  onChoose(categoryPath: readonly string[]): void;
}

/** The click that opens the menus must not close them. */
const OUTSIDE_LISTENER_MS = 100;

/** Chooses a category, then one of its sub-categories. */
export function CategoryCascader({ categories, categoryPath, onChoose }: CategoryCascaderProps) {
  const { t } = useTranslation('mediaSelection');
  const [isOpen, setIsOpen] = useState(false);
  const [expandedId, setExpandedId] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const menuId = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: MouseEvent) => {
      // A listener of the page sees only the host of a shadow root as target.
      if (box.current && !event.composedPath().includes(box.current)) setIsOpen(false);
    };
    const timer = setTimeout(() => document.addEventListener('click', closeOutside), OUTSIDE_LISTENER_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', closeOutside);
    };
  }, [isOpen]);

  const chosen = categories.find(({ id }) => id === categoryPath[0]);
  const chosenSub = chosen?.sub_category.find(({ id }) => id === categoryPath[1]);
  const expanded = categories.find(({ id }) => id === (expandedId ?? chosen?.id));
  const label =
    chosen && chosenSub
      ? t('categoryAndSub', { category: chosen.cat_name, sub: chosenSub.cat_name })
      : (chosen?.cat_name ?? '');
  const close = () => {
    setIsOpen(false);
    input.current?.focus();
  };
  const choose = (path: readonly string[]) => {
    close();
    onChoose(path);
  };
  const toggle = () => {
    setExpandedId(undefined);
    setIsOpen(!isOpen);
  };
  return (
    <div
      ref={box}
      className={classes['cascader']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Only the menus close, not the dialog.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <input
        ref={input}
        className={classes['cascaderControl']}
        role="combobox"
        readOnly
        aria-label={t('category')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={menuId}
        placeholder={t('all')}
        title={label}
        value={label}
        onClick={toggle}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          toggle();
        }}
      />
      <ChevronDown className={classes['cascaderMark']} size={16} aria-hidden />
      {isOpen && (
        <div id={menuId} className={classes['cascaderMenus']} role="group" aria-label={t('category')}>
          {categories.length === 0 && (
            <p className={classes['noCategories']} role="status">
              {t('noCategories')}
            </p>
          )}
          {categories.length > 0 && (
            <CategoryMenu
              label={t('categories')}
              categories={categories}
              currentId={expanded?.id}
              onPick={(category) => {
                if (category.sub_category.length > 0) setExpandedId(category.id);
                else choose([category.id]);
              }}
            />
          )}
          {expanded && expanded.sub_category.length > 0 && (
            <CategoryMenu
              label={t('subCategories')}
              categories={expanded.sub_category}
              currentId={expanded.id === chosen?.id ? categoryPath[1] : undefined}
              onPick={(sub) => choose([expanded.id, sub.id])}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface CategoryMenuProps {
  label: string;
  categories: readonly MediaCategory[];
  currentId: string | undefined;
  onPick(category: MediaCategory): void;
}

function CategoryMenu({ label, categories, currentId, onPick }: CategoryMenuProps) {
  return (
    <ul className={classes['cascaderMenu']} aria-label={label}>
      {categories.map((category) => (
        <li key={category.id}>
          <button
            type="button"
            className={classes['cascaderChoice']}
            aria-current={category.id === currentId}
            onClick={() => onPick(category)}
          >
            <span className={classes['cascaderLabel']} title={category.cat_name}>
              {category.cat_name}
            </span>
            {category.sub_category.length > 0 && <ChevronRight size={14} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
