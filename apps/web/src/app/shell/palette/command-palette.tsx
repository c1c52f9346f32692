import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteBadges } from '../menu/route-badges.tsx';
import { loadShellTexts } from '../shell-texts.ts';
import classes from './command-palette.module.css';
import { filterCommands } from './filter-commands.ts';
import { type Command, useActionCommands, useScreenCommands } from './use-commands.ts';
import { useProjectCommands } from './use-project-commands.ts';

loadShellTexts();

/** The number of screens that fits without much scrolling. */
const MAX_SCREENS_UNASKED = 6;
/** The key's label, the same in every language. */
const ESCAPE = 'Esc';

interface CommandPaletteProps {
  onClose(): void;
  onShortcuts(): void;
  onNews(): void;
}

/** Finds everything by name: screens, actions, projects. */
export function CommandPalette({ onClose, onShortcuts, onNews }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={600}
      padding={0}
      yOffset="12vh"
      radius="lg"
      aria-label={t('palette.title')}
      classNames={{ content: classes.content }}
    >
      <Palette onClose={onClose} onShortcuts={onShortcuts} onNews={onNews} />
      <div className={classes.foot} aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('palette.choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('palette.open')}
        </span>
        <span>
          <kbd translate="no">{ESCAPE}</kbd> {t('palette.leave')}
        </span>
      </div>
    </Modal>
  );
}

function Palette({ onClose, onShortcuts, onNews }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const store = useCombobox({ opened: true, onDropdownClose: onClose });
  const { recent, screens } = useScreenCommands();
  const actions = useActionCommands({ onShortcuts, onNews });
  const projects = useProjectCommands(query.trim());
  const hasQuery = query.trim() !== '';
  const groups = (
    hasQuery
      ? [
          { name: 'screens', commands: filterCommands(screens, query) },
          { name: 'actions', commands: filterCommands(actions, query) },
          { name: 'projects', commands: projects },
        ]
      : [
          { name: 'recent', commands: recent },
          {
            name: 'screens',
            commands: screens
              .filter(({ id }) => !recent.some((command) => command.id === id))
              .slice(0, MAX_SCREENS_UNASKED),
          },
          { name: 'actions', commands: actions },
          { name: 'projects', commands: projects },
        ]
  ) as { name: 'recent' | 'screens' | 'actions' | 'projects'; commands: Command[] }[];
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const all = shown.flatMap(({ commands }) => commands);

  // The best match is selected for Enter after every keystroke.
  useEffect(() => {
    // The library tells screen readers only about lines reached by a key.
    input.current?.setAttribute('aria-activedescendant', store.selectFirstOption() ?? '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is another object in each render
  }, [query, all.length]);

  const run = (id: string): void => {
    onClose();
    all.find((command) => command.id === id)?.run();
  };

  return (
    <Combobox store={store} onOptionSubmit={run} size="md">
      <Combobox.EventsTarget>
        <TextInput
          ref={input}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          placeholder={t('palette.placeholder')}
          aria-label={t('palette.title')}
          role="combobox"
          aria-expanded
          aria-controls={store.listId ?? undefined}
          size="lg"
          variant="unstyled"
          leftSection={<Search size={20} aria-hidden />}
          classNames={{ input: classes.input, wrapper: classes.inputLine }}
          data-autofocus
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options} aria-label={t('palette.results')}>
        {shown.map(({ name, commands }) => (
          <Combobox.Group key={name} label={t(`palette.group.${name}`)}>
            {commands.map(({ id, icon: Icon, label, path }) => (
              <Combobox.Option key={id} value={id} className={classes.option}>
                <Icon size={18} aria-hidden className={classes.icon} />
                <span className={classes.label}>{label}</span>
                {path !== undefined && <RouteBadges path={path} />}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
        {all.length === 0 && <Combobox.Empty>{t('palette.empty', { query: query.trim() })}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  );
}
