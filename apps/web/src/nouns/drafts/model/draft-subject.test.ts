import { adDraft, type AdDraft, type AdScene, type DraftScript } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { findSubject } from './draft-subject.ts';

const line = (text: string) => ({ text, sources: [] });
const scene = (text: string): DraftScript['script']['scenes'][number] => ({
  role: 'detail',
  spoken: line(text),
  on_screen: line(`${text} on screen`),
  image_wish: '',
  duration_ms: 2000,
});
const script: DraftScript = {
  id: 'one',
  script: {
    version: 1,
    framework: 'discovery',
    goal: 'sales',
    language: 'en',
    length_s: 15,
    seed: 1,
    hook_pattern: '',
    call_to_action: 'Shop now',
    scenes: [scene('One'), scene('Two'), scene('Three')],
  },
};

function draftOf(own: DraftScript): AdDraft {
  return { ...adDraft.parse({ version: 1, source: { kind: 'uploads' } }), scripts: [own], chosen_scripts: ['one'] };
}
const withScenes = (scenes: AdScene[]): DraftScript => ({ ...script, scenes });
const [one = scene(''), two = scene(''), three = scene('')] = script.script.scenes;
const retold = (scenes: DraftScript['script']['scenes']): DraftScript => ({
  ...script,
  is_edited: true,
  script: { ...script.script, scenes },
});

it.each<[string, DraftScript]>([
  ['spoken', retold([one, { ...two, spoken: line('New') }, three])],
  ['on_screen', retold([one, { ...two, on_screen: line('New') }, three])],
  ['scene_order', retold([two, one, three])],
  ['scene_added', retold([one, two, three, scene('Four')])],
  ['scene_removed', retold([one, three])],
  ['button', { ...script, script: { ...script.script, call_to_action: 'Get it' } }],
  ['look', { ...script, look: 'food-warm' }],
  ['scene_layout', withScenes([{}, { layout: 'hero' }])],
  ['scene_duration', withScenes([{ min_duration_ms: 3000 }])],
  ['scene_video', withScenes([{ video_start_ms: 500, min_duration_ms: 3000 }])],
  ['element_place', withScenes([{ elements: [{ name: 'title', x: 0.1, y: 0.2 }] }])],
  ['element_size', withScenes([{ elements: [{ name: 'title', x: 0.1, scale: 2 }] }])],
  ['element_font', withScenes([{ elements: [{ name: 'title', font: 'Anton' }] }])],
  ['element_color', withScenes([{ elements: [{ name: 'price', color: '#ff0000' }] }])],
  ['element_hidden', withScenes([{}, { elements: [{ name: 'badge', is_hidden: true }] }])],
  ['element', withScenes([{ elements: [{ name: 'title', font: 'Anton', color: '#ff0000' }] }])],
  ['script', { ...script, id: 'two' }],
])('names the change of a script: %s', (subject, changed) => {
  expect(findSubject(draftOf(script), draftOf(changed))).toBe(subject);
  expect(findSubject(draftOf(changed), draftOf(script))).toBe(
    subject === 'scene_added' ? 'scene_removed' : subject === 'scene_removed' ? 'scene_added' : subject,
  );
});
