import { Modal, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { loadShellTexts } from '../shell-texts.ts';
import classes from './shortcut-sheet.module.css';
import { getRouteMetadata } from '../../route-table.ts';
import { useCurrentPath } from '../menu/use-current-path.ts';
import { listToolShortcuts, SHORTCUTS } from './shortcuts.ts';
import { useSingleKeys } from './single-keys.ts';
import { formatStroke } from './strokes.ts';

loadShellTexts();

const GROUPS = ['general', 'go'] as const;

/** Lists the shortcuts, from the same list that the keyboard handler uses. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const path = useCurrentPath();
  const ofStep = path === null ? undefined : getRouteMetadata(path).keys;
  const text = useText();
  const shortcuts = [
    ...SHORTCUTS.map(({ id, ...shortcut }) => ({ ...shortcut, id, label: t(`shortcuts.label.${id}`) })),
    ...listToolShortcuts().map((shortcut) => ({ ...shortcut, label: text(shortcut.tool.name) })),
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shortcuts.title')}
      radius="lg"
      padding="lg"
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`shortcuts-${group}`}>
            <Text id={`shortcuts-${group}`} fw={600} size="sm" mb={6}>
              {t(`shortcuts.group.${group}`)}
            </Text>
            <dl className={classes.list}>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ id, strokes, label }) => (
                  <div key={id} className={classes.row} data-off={!hasSingleKeys && !strokes[0].startsWith('mod+')}>
                    <dt>{label}</dt>
                    <dd className={classes.keys} translate="no">
                      {strokes.map((stroke) => (
                        <kbd key={stroke} className={classes.key}>
                          {formatStroke(stroke)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        {ofStep && (
          <section aria-labelledby="shortcuts-step">
            <Text id="shortcuts-step" fw={600} size="sm" mb={6}>
              {t('shortcuts.group.step')}
            </Text>
            <dl className={classes.list}>
              {ofStep.map(({ label, strokes }) => (
                <div key={label} className={classes.row}>
                  <dt>{text(label)}</dt>
                  <dd className={classes.keys} translate="no">
                    {strokes.map((stroke) => (
                      <kbd key={stroke} className={classes.key}>
                        {formatStroke(stroke)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <Switch
        mt="lg"
        label={t('shortcuts.single')}
        description={t('shortcuts.singleHint')}
        checked={hasSingleKeys}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
    </Modal>
  );
}
