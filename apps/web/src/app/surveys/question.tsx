import { Chip, Group, Input } from '@mantine/core';
import { isMultipleChoice, SURVEY_OPTIONS, type SurveyQuestion } from '@reelwright/contracts';
import { useId } from 'react';
import { useText } from '#src/lib/use-text.ts';
import type { TextKey } from '#src/lib/texts.ts';
import { loadSurveyTexts } from './survey-texts.ts';

loadSurveyTexts();

interface QuestionProps {
  name: SurveyQuestion;
  /** The chosen options: at most one where only one can be chosen. */
  chosen: readonly string[];
  onChange(chosen: string[]): void;
  error?: string | undefined;
}

/** A question with its options. */
export function Question({ name, chosen, onChange, error }: QuestionProps) {
  const text = useText();
  const id = useId();
  const isMultiple = isMultipleChoice(name);
  return (
    <div role={isMultiple ? 'group' : 'radiogroup'} aria-labelledby={id}>
      <Input.Label id={id} component="div" mb={6}>
        {text(`surveys:question.${name}` as TextKey)}
      </Input.Label>
      <Group gap="xs">
        {SURVEY_OPTIONS[name].map((option) => (
          <Chip
            key={option}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={id}
            size="md"
            checked={chosen.includes(option)}
            onChange={(isChosen) => {
              const others = isMultiple ? chosen.filter((each) => each !== option) : [];
              onChange(isChosen ? [...others, option] : others);
            }}
          >
            {text(`surveys:${name}.${option}` as TextKey)}
          </Chip>
        ))}
      </Group>
      {error && (
        <Input.Error mt={6} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
