import { splitLine } from '@reelwright/contracts';
import { questionItem } from '../layout/question-item.ts';
import { tieredItems } from '../layout/text-items.ts';
import { hasText } from '../layout/scene-content.ts';
import { edgeOf, firstOf, spokenArea } from '../shots/overlays.ts';
import { phraseSpans } from '../shots/cut-spans.ts';
import type { ComposeContext, SpokenPhrase } from '../shots/shot.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';
import { fitSpokenLine } from './spoken-line.ts';

/**
 * Composes the ad's question on a card like an app's viewer comment, then the answer as type. Both replace the
 * captions.
 */
export const composeComment: Composition = (context: ComposeContext) => {
  const { line } = context.content;
  if (!hasText(line)) return composeHero(context);
  const phrases = listPhrases(context, line);
  // The question is the ad's first line, which is read at a glance.
  const block = firstOf([0.15, 0.2, 0.26, 0.32, 1], (share) =>
    fitSpokenLine(context, line, {
      area: spokenArea(context, share),
      name: '-comment',
      phrases,
      // The answer is no question: it is set as large as a line that stands alone.
      toItems: (scene, text, part) =>
        part === 0 ? [questionItem(scene, text)] : tieredItems({ ...scene, layout: 'punch' }, text, 4),
    }),
  );
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
    ...(block && phrases.length > 0 ? { spans: phraseSpans(context, phrases) } : {}),
  });
  return toScene(shots, {
    clips: shots[0] && block ? block.toClips(shots) : [],
    accents: [context.start],
    captionsEnd: block && context.start,
  });
};

/** Lists the question and the phrases of the answer, which are shown one after the other. */
function listPhrases({ phrases = [], answerAt, start }: ComposeContext, line: string): SpokenPhrase[] {
  const [question = line] = splitLine(line);
  const answers = phrases.filter(({ at }) => answerAt !== undefined && at >= answerAt);
  return answers.length > 0 ? [{ text: question, at: start }, ...answers] : [];
}
