import { formatMessage, type LibraryAsset, type MessageKey, UPLOAD_LIMITS } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { createTaskFiles } from '#src/nouns/uploads/task-files.ts';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';
import type { CutOutAnswer, SubjectPixels } from '../worker/cut-out-messages.ts';
import type { CutImage } from './cut-image.ts';
import { getCutOutWorker, orderSubject } from './cut-out-worker.ts';
import { addEdit, type Edit, startHistory } from './mark-history.ts';
import { findPhotoProblem } from './photo-problem.ts';

/** What a reload keeps of an image. */
interface KeptMarks {
  isSeen: boolean;
  edit: Edit;
}

const IMAGE_ASSET = 1;
/** Counts the orders of each image, so that late answers are dropped. */
const turns = new Map<string, number>();
let isListening = false;

const say = (problem: MessageKey): string => {
  const limit = `${UPLOAD_LIMITS.backgroundRemovalImage.maxSizeBytes / 2 ** 20} MB`;
  return formatMessage(problem, getLanguage(), { limit });
};

function freeImage(url: string): void {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}

/** The images of the task that is being set up. A reload keeps their marks, and nothing to undo. */
export const cutImages = createTaskFiles<CutImage, KeptMarks>({
  key: 'cut-out-images-2',
  accepts: 'images',
  most: UPLOAD_LIMITS.library.maxFiles,
  upload: (file, options) => uploadFile(file, { ...options, wantedAs: 'image' }),
  findProblem(file) {
    const problem = findPhotoProblem(file);
    return problem && say(problem);
  },
  start: (file, source) => ({
    ...file,
    url: source instanceof File ? URL.createObjectURL(source) : (source?.url ?? ''),
    guess: null,
    isSeen: false,
    history: startHistory(),
    subject: null,
    aspect: 1,
  }),
  take: lookForSubject,
  keep: ({ isSeen, history }) => ({ isSeen, edit: history.now }),
  restore: (image, { isSeen, edit }) => ({ ...image, isSeen, history: startHistory(edit) }),
  onRemoved({ id, guess, url }) {
    if (guess) getCutOutWorker().send({ op: 'close', id });
    freeImage(url);
  },
});

/** Looks for the subject of an image that is in the library, in the tab's worker. */
async function lookForSubject({ id, url: shown }: CutImage, asset: LibraryAsset): Promise<Partial<CutImage>> {
  if (asset.asset_type !== IMAGE_ASSET) return { problem: say('file_format') };
  const response = await fetch(asset.url);
  if (!response.ok) throw new Error(`the image answers ${response.status}`);
  const file = await response.blob();
  freeImage(shown);
  listenToWorker();
  getCutOutWorker().send({ op: 'open', id, file });
  return { url: URL.createObjectURL(file), aspect: asset.width / Math.max(1, asset.height) };
}

function listenToWorker(): void {
  if (isListening) return;
  isListening = true;
  getCutOutWorker().listen(hear);
}

function hear(answer: CutOutAnswer): void {
  const { id } = answer;
  if (answer.op === 'opened') {
    cutImages.update(id, () => ({
      guess: { verdict: answer.verdict, hints: answer.hints },
      aspect: answer.size.width / answer.size.height,
    }));
    const image = findImage(id);
    if (image) order(image);
  }
  if (answer.op === 'failed')
    cutImages.update(id, ({ problem }) => ({ problem: problem ?? formatMessage('analysis_failed', getLanguage()) }));
  if (answer.op === 'matte' && answer.turn === turns.get(id)) void showSubject(id, answer.turn, answer.subject);
}

const findImage = (id: string): CutImage | undefined => cutImages.get().find((image) => image.id === id);

async function showSubject(id: string, turn: number, { data, width, height, region }: SubjectPixels): Promise<void> {
  const bitmap = await createImageBitmap(new ImageData(data, width, height));
  if (turn !== turns.get(id)) return;
  cutImages.update(id, () => ({ subject: { bitmap, region } }));
}

/** Orders an image's subject anew, after its marks or edge have changed. Returns the number of the order. */
export function order({ id, history }: Pick<CutImage, 'id' | 'history'>): number {
  const turn = (turns.get(id) ?? 0) + 1;
  turns.set(id, turn);
  orderSubject(id, turn, history.now);
  return turn;
}

/** Changes what a person has done to an image. */
export function changeHistory(id: string, change: (history: CutImage['history']) => CutImage['history']): void {
  cutImages.update(id, ({ history }) => ({ history: change(history) }));
  const image = findImage(id);
  if (image) order(image);
}

export const editImage = (id: string, edit: Edit): void => changeHistory(id, (history) => addEdit(history, edit));

/** Notes that a person has looked at an image's mask and agrees. */
export const agreeTo = (id: string): void => cutImages.update(id, () => ({ isSeen: true }));
