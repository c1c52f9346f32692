import { Modal, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { loadShellTexts } from '../shell-texts.ts';
import classes from './shortcut-sheet.module.css';
import { useCurrentPath } from '../menu/use-current-path.ts';
import { EDITOR_SHORTCUTS, SHORTCUTS } from './shortcuts.ts';
import { useSingleKeys } from './single-keys.ts';
import { formatStroke } from './strokes.ts';

loadShellTexts();

const GROUPS = ['general', 'go'] as const;
const EDITORS: ReadonlySet<string | null> = new Set(['/link-to-video/editor', '/ai-video-ads/editor']);

/** What the keyboard can do, from the list that it listens to. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const isEditor = EDITORS.has(useCurrentPath());
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
              {SHORTCUTS.filter((shortcut) => shortcut.group === group).map(({ id, strokes }) => (
                <div key={id} className={classes.row} data-off={!hasSingleKeys && !strokes[0].startsWith('mod+')}>
                  <dt>{t(`shortcuts.label.${id}`)}</dt>
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
        {isEditor && (
          <section aria-labelledby="shortcuts-editor">
            <Text id="shortcuts-editor" fw={600} size="sm" mb={6}>
              {t('shortcuts.group.editor')}
            </Text>
            <dl className={classes.list}>
              {EDITOR_SHORTCUTS.map(({ id, strokes }) => (
                <div key={id} className={classes.row}>
                  <dt>{t(`shortcuts.editor.${id}`)}</dt>
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
