import { Text, Title } from '@mantine/core';
import type { Example } from '@reelwright/contracts';
import { Clapperboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useExamples } from '../api/list-examples.ts';
import { ExampleCard } from './example-card.tsx';
import classes from './examples.module.css';

const ExampleDialog = lazyPart(async () => (await import('./example-dialog.tsx')).ExampleDialog);

interface ExampleGalleryProps {
  /** Opens a draft with the example's input. */
  onRemix(exampleId: string): void;
  /** The example whose draft is being made. */
  remixing: string | null;
}

/** Ads that this installation made itself. Renders nothing if there are none. */
export function ExampleGallery({ onRemix, remixing }: ExampleGalleryProps) {
  const { t } = useTranslation();
  const { data } = useExamples();
  const [openId, setOpenId] = useState<string | null>(null);
  const { examples = [], in_the_making: making = 0 } = data ?? {};
  const open = examples.find(({ example_id: id }) => id === openId);
  if (examples.length + making === 0) return null;
  const remix = (example: Example) => ({
    isRemixing: remixing === example.example_id,
    onRemix: () => onRemix(example.example_id),
  });
  return (
    <section aria-labelledby="examples">
      <Title order={2} size="h3" id="examples">
        {t('home.examples')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('home.examplesText')}
      </Text>
      <ul className={classes.grid}>
        {examples.map((example) => (
          <li key={example.example_id}>
            <ExampleCard example={example} onOpen={() => setOpenId(example.example_id)} {...remix(example)} />
          </li>
        ))}
        {Array.from({ length: making }, (_none, index) => (
          <li key={`making ${index}`}>
            <div className={classes.making}>
              <Clapperboard size={28} strokeWidth={1.6} aria-hidden />
              <span>{t('home.exampleMaking')}</span>
            </div>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <ExampleDialog example={open} onClose={() => setOpenId(null)} {...remix(open)} />
        </Suspense>
      )}
    </section>
  );
}
