import { ActionIcon, Loader, Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, EllipsisVertical, Plus, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { listChosenScripts, toProductInput } from '../../draft/draft-input.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { useRewriteLine } from '../api/rewrite-line.ts';
import { replaceScene } from '../model/edit-script.ts';
import classes from './scene-list.module.css';

interface SceneMenuProps {
  scriptId: string;
  index: number;
  sceneCount: number;
  /** Stable, as all functions here. */
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  /** Adds a scene at a position. */
  onAdd(index: number): void;
}

/** Rewrites, moves, adds and removes a scene. */
export const SceneMenu = memo(({ scriptId, index, sceneCount, ...on }: SceneMenuProps) => {
  const { t } = useTranslation(['adEditor', 'translation']);
  const store = useAdDraftStore();
  const rewrite = useRewriteLine();
  const isOnly = sceneCount === 1;

  async function writeAnew(): Promise<void> {
    const { content } = store.getState();
    const product = toProductInput(content.product, content.settings.language);
    const script = listChosenScripts(content).find(({ id }) => id === scriptId)?.script;
    if (product.name === undefined || !script) return;
    try {
      const { scene: written } = await rewrite.mutateAsync({
        product: { ...product, name: product.name } as Parameters<typeof rewrite.mutateAsync>[0]['product'],
        script,
        scene: index,
      });
      if (written.spoken.text === script.scenes[index]?.spoken.text) showToast('info', t('scene.noOther'));
      else store.change((before) => replaceScene(before, { scriptId, index }, written));
    } catch (error) {
      showError(error as Error);
    }
  }

  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={classes.menu ?? ''}
          aria-label={t('scene.menu', { position: index + 1 })}
        >
          {rewrite.isPending ? <Loader size={16} /> : <EllipsisVertical size={18} aria-hidden />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<RefreshCw size={16} aria-hidden />} onClick={() => void writeAnew()}>
          {t('scene.rewrite')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<ArrowUp size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => on.onMove(index, index - 1)}
        >
          {t('scene.earlier')}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowDown size={16} aria-hidden />}
          disabled={index === sceneCount - 1}
          onClick={() => on.onMove(index, index + 1)}
        >
          {t('scene.later')}
        </Menu.Item>
        <Menu.Item leftSection={<Plus size={16} aria-hidden />} onClick={() => on.onAdd(index + 1)}>
          {t('scene.addAfter')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={isOnly ? <TriangleAlert size={16} aria-hidden /> : <Trash2 size={16} aria-hidden />}
          color="red"
          disabled={isOnly}
          onClick={() => on.onRemove(index)}
        >
          {t('scene.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
});
SceneMenu.displayName = 'SceneMenu';
