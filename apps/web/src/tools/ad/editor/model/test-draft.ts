import type { AdDraft, DraftScript } from '@reelwright/contracts';

const line = (text: string) => ({ text, sources: [] });

function makeScript(id: string): DraftScript {
  const scene = (role: DraftScript['script']['scenes'][number]['role'], text: string) => ({
    role,
    spoken: line(text),
    on_screen: line(text),
    image_wish: '',
    duration_ms: 2000,
  });
  return {
    id,
    script: {
      version: 1,
      framework: 'aida',
      goal: 'sales',
      language: 'en',
      length_s: 15,
      seed: 1,
      hook_pattern: 'question',
      scenes: [scene('hook', 'First.'), scene('benefit', 'Second.'), scene('call_to_action', 'Third.')],
      call_to_action: 'Buy now',
    },
  };
}

/** Makes a draft with two scripts, `one` and `two`, of which the first is selected. */
export function makeDraft(change: Partial<AdDraft> = {}): AdDraft {
  return {
    version: 1,
    step: 'editor',
    source: { kind: 'uploads' },
    product: { name: 'Mug' },
    sources: {},
    settings: {},
    scripts: [makeScript('one'), makeScript('two')],
    chosen_scripts: ['one'],
    ...change,
  };
}
