import { Badge, Group, Select, Text } from '@mantine/core';
import { EMBEDDED_MODEL_ID, type GenerationModelFacts, priceOfClips, priceOfImages } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { type GeneratorMode, needsWords, quantityOf } from '../model/generator-mode.ts';

interface ModelPickerProps {
  /** Those that can do the mode. */
  models: readonly GenerationModelFacts[];
  chosen: GenerationModelFacts | undefined;
  mode: GeneratorMode;
  onChoose(id: string): void;
}

/** The model, with what it can do, its price and its limits. */
export function ModelPicker({ models, chosen, mode, onChoose }: ModelPickerProps) {
  const { t } = useTranslation('generator');
  const nameOf = ({ id, name, provider }: GenerationModelFacts): string =>
    id === EMBEDDED_MODEL_ID ? t('model.embedded') : t('model.of', { name, provider: provider ?? '' });
  const abilities = chosen && [
    ...(chosen.has_camera && mode.kind === 'clip' ? [t('model.camera')] : []),
    ...(chosen.makes_audio && mode.kind === 'clip' ? [t('model.audio')] : []),
    ...(chosen.takes_negative && (mode.kind === 'clip' || needsWords(mode)) ? [t('model.negative')] : []),
    ...(chosen.is_seeded && quantityOf(mode, 2) > 1 ? [t('model.seeded')] : []),
    ...(chosen.seconds && mode.kind === 'clip' ? [t('model.seconds', chosen.seconds)] : []),
  ];
  return (
    <div>
      <Select
        label={t('model.label')}
        data={models.map((model) => ({ value: model.id, label: nameOf(model) }))}
        value={chosen?.id ?? null}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(id) => id !== null && onChoose(id)}
      />
      {chosen && (
        <Group gap={6} mt={6}>
          <Text size="xs" c="dimmed">
            {mode.kind === 'image'
              ? t('model.imagePrice', { count: priceOfImages(chosen.price_class, false, 1) })
              : t('model.clipPrice', { count: priceOfClips(chosen.price_class, 1, 1) })}
          </Text>
          {abilities?.map((ability) => (
            <Badge key={ability} variant="light" color="gray" tt="none">
              {ability}
            </Badge>
          ))}
        </Group>
      )}
    </div>
  );
}
