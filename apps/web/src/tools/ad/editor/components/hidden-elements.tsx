import { Button, Group, Input } from '@mantine/core';
import type { DraftScript } from '@reelwright/contracts';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { editElement, listHiddenElements } from '../model/edit-element.ts';

/** What the user has hidden in a scene, to show it again. */
export function HiddenElements({ script, scene }: { script: DraftScript; scene: number }) {
  const { t } = useTranslation('adEditor');
  const store = useAdDraftStore();
  const hidden = listHiddenElements(script, scene);
  if (hidden.length === 0) return null;
  return (
    <div>
      <Input.Label component="div" mb={6}>
        {t('canvas.hidden')}
      </Input.Label>
      <Group gap={6}>
        {hidden.map((element) => (
          <Button
            key={element.name}
            size="xs"
            variant="default"
            leftSection={<Eye size={14} aria-hidden />}
            onClick={() =>
              store.change((content) => editElement(content, script.id, element, { is_hidden: undefined }))
            }
          >
            {t('canvas.show', { name: t(`canvas.name.${element.name}`) })}
          </Button>
        ))}
      </Group>
    </div>
  );
}
