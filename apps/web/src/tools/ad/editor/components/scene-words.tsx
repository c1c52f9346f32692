import { dequal } from 'dequal/lite';
import { Captions } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { type SceneText, type ScriptScene, writeScene } from '../model/edit-script.ts';
import classes from './scene-list.module.css';

interface SceneWordsProps {
  scriptId: string;
  scene: ScriptScene;
  index: number;
  isSelected: boolean;
  /** Stable, as all functions here: each key typed renders the list, and only the scene that changed. */
  renderReview(text: string): ReactNode;
  onSelect(index: number): void;
  onShow(index: number): void;
}

/** What a scene says and shows as text. */
export const SceneWords = memo((props: SceneWordsProps) => {
  const { scriptId, scene, index, isSelected } = props;
  const { t } = useTranslation(['adEditor', 'translation']);
  const store = useAdDraftStore();

  const select = (): void => {
    if (!isSelected) props.onSelect(index);
  };
  /** Tab passes closed scenes; Enter opens one, as a line has no line breaks. */
  function selectByEnter(event: KeyboardEvent): void {
    const isHeld = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== 'Enter' || isHeld || event.nativeEvent.isComposing) return;
    event.preventDefault();
    select();
  }
  /** The canvas follows what is typed, also into a closed scene. */
  function write(text: SceneText): void {
    const [field] = Object.keys(text);
    store.change((content) => writeScene(content, { scriptId, index }, text), {
      mergeKey: `${scriptId}.${index}.${field}`,
    });
    if (!isSelected) props.onShow(index);
  }

  return (
    <>
      <GrowingTextarea
        aria-label={t('scene.spoken', { position: index + 1 })}
        placeholder={t('scene.spokenPlaceholder')}
        variant="unstyled"
        minRows={1}
        maxRows={8}
        maxLength={2000}
        value={scene.spoken.text}
        classNames={{ input: classes.spoken ?? '' }}
        onClick={select}
        onKeyDown={selectByEnter}
        onChange={({ currentTarget: { value } }) => write({ spoken: value.replaceAll('\n', ' ') })}
      />
      {props.renderReview(scene.spoken.text)}
      <GrowingTextarea
        aria-label={t('scene.onScreen', { position: index + 1 })}
        placeholder={t('scene.onScreenPlaceholder')}
        variant="unstyled"
        minRows={1}
        maxRows={4}
        maxLength={1000}
        leftSection={<Captions size={15} aria-hidden />}
        leftSectionProps={{ style: { color: 'var(--mantine-color-dimmed)', width: 30 } }}
        value={scene.on_screen.text}
        classNames={{ input: classes.onScreen ?? '' }}
        onClick={select}
        onKeyDown={selectByEnter}
        onChange={({ currentTarget: { value } }) => write({ onScreen: value.replaceAll('\n', ' ') })}
      />
      {scene.on_screen.text !== scene.spoken.text && props.renderReview(scene.on_screen.text)}
    </>
  );
}, dequal);
SceneWords.displayName = 'SceneWords';
