import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { OUTSIDE_CLICK_DELAY_MS } from '../model/click-gates.ts';
import { useSay } from '../model/dialog-texts.ts';
import type { CategoryPath, MediaCategory } from '../model/media-entry.ts';
import classes from './category-cascader.module.css';

interface CategoryCascaderProps {
  categories: readonly MediaCategory[];
  value: CategoryPath | null;
  onChoose(path: CategoryPath): void;
}

/** Chooses a category, then one of its sub-categories, in two menus side by side. */
export function CategoryCascader({ categories, value, onChoose }: CategoryCascaderProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [shownId, setShownId] = useState(value?.[0] ?? null);
  const box = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const chosen = categories.find(({ id }) => id === value?.[0]);
  const chosenSub = chosen?.sub_category.find(({ id }) => id === value?.[1]);
  const shown = categories.find(({ id }) => id === shownId);

  const listOptions = (column: number): HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>(`[data-column="${column}"]`) ?? []),
  ];

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: MouseEvent): void => {
      // Inside a shadow root, the document sees only its host as the target.
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    const timer = setTimeout(() => document.addEventListener('click', closeOutside), OUTSIDE_CLICK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', closeOutside);
    };
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) (box.current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? listOptions(0)[0])?.focus();
  }, [isOpen]);

  // All assets have no category: the placeholder says so.
  const label =
    chosen === undefined || chosen.id === 0
      ? undefined
      : chosenSub
        ? say('categoryPath', { category: chosen.cat_name, subCategory: chosenSub.cat_name })
        : chosen.cat_name;
  const closeMenu = (): void => {
    setOpen(false);
    control.current?.focus();
  };
  const choose = (path: CategoryPath): void => {
    closeMenu();
    onChoose(path);
  };
  const chooseTop = (category: MediaCategory): void => {
    setShownId(category.id);
    if (category.sub_category.length === 0) choose([category.id, 0]);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      // The dialog stays open.
      event.preventDefault();
      closeMenu();
      return;
    }
    const target = event.currentTarget;
    const column = Number(target.dataset['column'] ?? -1);
    if (column < 0) return;
    const options = listOptions(column);
    const index = options.indexOf(target);
    const steps: Record<string, HTMLElement | undefined> = {
      ArrowDown: options[index + 1],
      ArrowUp: options[index - 1],
      Home: options[0],
      End: options.at(-1),
      ArrowRight: column === 0 ? listOptions(1)[0] : undefined,
      ArrowLeft: column === 1 ? listOptions(0).find((each) => each.dataset['shown'] !== undefined) : undefined,
    };
    if (!(event.key in steps)) return;
    event.preventDefault();
    steps[event.key]?.focus();
  };

  return (
    <div ref={box} className={classes.cascader}>
      <button
        ref={control}
        type="button"
        className={classes.control}
        aria-label={`${say('category')}: ${label ?? say('allCategories')}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        title={label}
        onKeyDown={onKeyDown}
        onClick={() => {
          setShownId(value?.[0] ?? null);
          setOpen(!isOpen);
        }}
      >
        <span className={label === undefined ? classes.placeholder : classes.value}>
          {label ?? say('allCategories')}
        </span>
        <ChevronDown size={14} aria-hidden />
      </button>
      {isOpen && (
        <div className={classes.dropdown}>
          {categories.length === 0 ? (
            <p className={classes.none}>{say('noCategories')}</p>
          ) : (
            <>
              <div className={classes.menu} role="listbox" aria-label={say('category')}>
                {categories.map((category) => (
                  <Option
                    key={category.id}
                    column={0}
                    name={category.cat_name}
                    isChosen={category.id === value?.[0]}
                    isShown={category.id === shownId}
                    hasMore={category.sub_category.length > 0}
                    onReach={() => setShownId(category.id)}
                    onChoose={() => chooseTop(category)}
                    onKeyDown={onKeyDown}
                  />
                ))}
              </div>
              {shown && shown.sub_category.length > 0 && (
                <div className={classes.menu} role="listbox" aria-label={say('subCategory')}>
                  {shown.sub_category.map(({ id, cat_name: name }) => (
                    <Option
                      key={id}
                      column={1}
                      name={name}
                      isChosen={shown.id === value?.[0] && id === value[1]}
                      onChoose={() => choose([shown.id, id])}
                      onKeyDown={onKeyDown}
                    />
                  ))}
                </div>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

interface OptionProps {
  column: number;
  name: string;
  isChosen: boolean;
  isShown?: boolean;
  hasMore?: boolean;
  /** Called when the focus comes to it. */
  onReach?(): void;
  onChoose(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

function Option({
  column,
  name,
  isChosen,
  isShown = false,
  hasMore = false,
  onReach,
  onChoose,
  onKeyDown,
}: OptionProps) {
  return (
    <button
      type="button"
      className={classes.option}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      data-column={column}
      data-shown={isShown || undefined}
      onFocus={onReach}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={classes.name} title={name}>
        {name}
      </span>
      {isChosen && <Check size={14} className={classes.check} aria-hidden />}
      {hasMore && <ChevronRight size={14} className={classes.more} aria-hidden />}
    </button>
  );
}
