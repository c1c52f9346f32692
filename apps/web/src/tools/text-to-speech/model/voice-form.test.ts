import { describe, expect, it } from 'vitest';
import type { Voice } from '@reelwright/contracts';
import { fromTaskInput, makeEmptyForm, restoreForm, toTaskInput, withBrandVoice } from './voice-form.ts';

const EMPTY = makeEmptyForm('en');

describe('the form', () => {
  it('becomes a task once it has a text', () => {
    expect(toTaskInput({ ...EMPTY, text: 'Hello' })).toEqual({
      ok: true,
      input: { text: 'Hello', language: 'en', speed: 1, pitch: 0, pronunciations: [] },
    });
    expect(toTaskInput({ ...EMPTY, text: ' [pause 1s] ' })).toEqual({ ok: false, problems: ['speech_text_missing'] });
    expect(toTaskInput({ ...EMPTY, text: 'a'.repeat(100_001) })).toEqual({
      ok: false,
      problems: ['speech_text_too_long'],
    });
  });

  it('is restored from its task', () => {
    const form = {
      text: '你好',
      language: 'zh-CN' as const,
      voice: 'zh-zhiyuan',
      speed: 1.2,
      pitch: -2,
      pronunciations: [{ written: 'Lumen', spoken: 'ˈluːmən', notation: 'ipa' as const, is_case_sensitive: true }],
    };
    const result = toTaskInput(form);
    expect(result.ok && fromTaskInput(result.input)).toEqual(form);
    expect(fromTaskInput({ text: '' })).toBeNull();
  });

  it("begins with the brand's voice, unless another is chosen or it is gone", () => {
    const kit = { words: { en: { voice: 'en-ethan' } } };
    const voices = [{ id: 'en-ethan', language: 'en' }] as Voice[];
    expect(withBrandVoice(EMPTY, { kit, voices }).voice).toBe('en-ethan');
    expect(withBrandVoice({ ...EMPTY, voice: 'en-olivia' }, { kit, voices }).voice).toBe('en-olivia');
    expect(withBrandVoice({ ...EMPTY, language: 'zh-CN' }, { kit, voices }).voice).toBe('');
    expect(withBrandVoice(EMPTY, { kit, voices: [] }).voice).toBe('');
  });

  it('takes valid values from a draft', () => {
    expect(restoreForm({ text: 'Hi', speed: 1.5 }, EMPTY)).toEqual({ ...EMPTY, text: 'Hi', speed: 1.5 });
    expect(restoreForm({ language: 'xx', voice: 'xx-nobody' }, EMPTY)).toEqual(EMPTY);
    expect(restoreForm('broken', EMPTY)).toEqual(EMPTY);
  });
});
