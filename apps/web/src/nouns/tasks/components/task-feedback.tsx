import { ActionIcon, Button, Checkbox, Group, Modal, Stack, Text, Tooltip } from '@mantine/core';
import {
  COMMENT_REASONS,
  countWords,
  type Task,
  type TaskFeedback as Feedback,
  TEXT_LIMITS,
} from '@reelwright/contracts';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showToast } from '#src/ui/toast.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { useGiveFeedback } from '../api/give-feedback.ts';
import { loadTaskTexts } from '../model/task-texts.ts';

loadTaskTexts();

/** The reason that the user describes in their own words. */
const OTHER = 7;
/** Large enough for a fingertip on touch screens. */
const TOUCHED = { base: 44, sm: 36 };

interface TaskFeedbackProps {
  task: Task;
  /** One of several results; left out: the task as a whole. */
  variant?: number;
}

/** The user's rating of a result: liked or not, and if not, why. A second press removes it. */
export function TaskFeedback({ task, variant }: TaskFeedbackProps) {
  const { t } = useTranslation('tasks');
  const give = useGiveFeedback();
  const [isAsking, setAsking] = useState(false);
  const given = variant === undefined ? task.feedback : task.result_feedback.find((each) => each.variant === variant);
  const isLiked = given?.is_liked;
  const say = (feedback: Feedback | null): void =>
    give.mutate(
      { taskId: task.task_id, variant, feedback },
      { onSuccess: () => feedback && showToast('success', t('feedback.thanks')), onError: showError },
    );
  const question =
    variant === undefined ? t('feedback.question') : t('feedback.resultQuestion', { number: variant + 1 });
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={question}>
      <Text size="sm" c="dimmed" mr="auto">
        {t('feedback.question')}
      </Text>
      <Tooltip label={t('feedback.like')}>
        <ActionIcon
          variant={isLiked === true ? 'light' : 'subtle'}
          color={isLiked === true ? 'teal' : 'gray'}
          size={44}
          aria-label={t('feedback.like')}
          aria-pressed={isLiked === true}
          onClick={() => say(isLiked === true ? null : { is_liked: true, reasons: [], comment: '' })}
        >
          <ThumbsUp size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('feedback.dislike')}>
        <ActionIcon
          variant={isLiked === false ? 'light' : 'subtle'}
          color={isLiked === false ? 'red' : 'gray'}
          size={44}
          aria-label={t('feedback.dislike')}
          aria-pressed={isLiked === false}
          onClick={() => (isLiked === false ? say(null) : setAsking(true))}
        >
          <ThumbsDown size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isAsking && (
        <WhyDialog
          onClose={() => setAsking(false)}
          onSend={(reasons, comment) => {
            setAsking(false);
            say({ is_liked: false, reasons, comment });
          }}
        />
      )}
    </Group>
  );
}

interface WhyDialogProps {
  onClose(): void;
  onSend(reasons: Feedback['reasons'], comment: string): void;
}

function WhyDialog({ onClose, onSend }: WhyDialogProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const [reasons, setReasons] = useState<ReadonlySet<Feedback['reasons'][number]>>(new Set());
  const [comment, setComment] = useState('');
  const words = countWords(comment);
  const isTooLong = words > TEXT_LIMITS.feedbackWords;
  const hasOther = reasons.has(OTHER);
  const choose = (reason: Feedback['reasons'][number], isChosen: boolean): void => {
    const next = new Set(reasons);
    if (isChosen) next.add(reason);
    else next.delete(reason);
    setReasons(next);
  };
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (hasOther && isTooLong) return;
    onSend(
      [...reasons].toSorted((one, other) => one - other),
      hasOther ? comment.trim() : '',
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('feedback.whyTitle')}
      centered
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('feedback.whyText')}
          </Text>
          {COMMENT_REASONS.map((reason) => (
            <Checkbox
              key={reason}
              label={t(`feedback.reason.${reason}`)}
              checked={reasons.has(reason)}
              onChange={(event) => choose(reason, event.currentTarget.checked)}
              styles={{ body: { alignItems: 'center', minHeight: 32 } }}
            />
          ))}
          {hasOther && (
            <GrowingTextarea
              aria-label={t('feedback.comment')}
              placeholder={t('feedback.commentPlaceholder')}
              minRows={3}
              maxRows={6}
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
              description={t('feedback.words', { count: words, max: TEXT_LIMITS.feedbackWords })}
              inputWrapperOrder={['input', 'description', 'error']}
              error={isTooLong && t('feedback.tooLong')}
            />
          )}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" mih={TOUCHED} onClick={onClose}>
              {t('translation:action.cancel')}
            </Button>
            <Button type="submit" mih={TOUCHED} disabled={reasons.size === 0 || (hasOther && isTooLong)}>
              {t('feedback.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
