import {
  type AssetId,
  ERRORS,
  formatMessage,
  type Task,
  type TaskOutput,
  type UiLanguage,
} from '@reelwright/contracts';
import { sayError } from '../../say-error.ts';
import type { OutputFile, ShownTask } from './tasks.store.ts';

/** An output with the addresses signed for this response. */
export interface SignedOutput extends OutputFile {
  url: string;
  downloadUrl: string;
}

export function presentTask(row: ShownTask, outputs: readonly SignedOutput[], language: UiLanguage): Task {
  return {
    task_id: row.taskId,
    draft_id: row.draftId,
    tool_type: row.toolType,
    title: row.title,
    state: row.state,
    queue_position: row.queuePosition,
    step: row.step,
    percent: row.percent,
    // Of a waiting task: until it starts.
    seconds_left: row.secondsLeft ?? row.queueSeconds,
    credits: row.credits,
    seed: row.seed,
    failure: presentFailure(row, language),
    variant_failures: (row.variantFailures ?? []).map(({ variant, code, values, credits }) => ({
      variant,
      code: ERRORS[code].code,
      reason: code,
      msg: sayError({ code, values }, language),
      credits,
    })),
    input: row.input,
    outputs: outputs.map(presentOutput),
    ...presentFeedback(row.feedback),
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

function presentFeedback(kept: ShownTask['feedback']): Pick<Task, 'feedback' | 'result_feedback'> {
  const { is_liked, reasons = [], comment = '', results = {} } = kept ?? {};
  return {
    feedback: is_liked === undefined ? null : { is_liked, reasons, comment },
    result_feedback: Object.entries(results)
      .map(([variant, feedback]) => ({ variant: Number(variant), ...feedback }))
      .toSorted((one, other) => one.variant - other.variant),
  };
}

function presentOutput({ kind, variant, file, url, downloadUrl }: SignedOutput): TaskOutput {
  return {
    asset_id: file.assetId as AssetId,
    kind,
    variant,
    url,
    download_url: downloadUrl,
    content_type: file.contentType,
    width: file.width,
    height: file.height,
    duration_s: file.durationS,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
  };
}

/** Chinese sentences follow each other without a space. */
const SENTENCE_GAP: Readonly<Record<UiLanguage, string>> = { en: ' ', 'zh-CN': '' };

function presentFailure(
  { failureCode, failureValues, credits }: ShownTask,
  language: UiLanguage,
): NonNullable<Task['failure']> | null {
  if (failureCode === null) return null;
  const failed = formatMessage('generate_failed', language);
  const why = sayError({ code: failureCode, values: failureValues ?? {} }, language);
  return {
    code: ERRORS[failureCode].code,
    reason: failureCode,
    msg: why === failed ? failed : `${failed}${SENTENCE_GAP[language]}${why}`,
    refund_msg: credits > 0 ? formatMessage('credits_returned', language) : '',
  };
}
