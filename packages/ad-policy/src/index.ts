export { lintLine, type LintOptions } from './lint-line.ts';
export { isForbidden, lintScript, type PolicyScript, type ScriptFinding } from './lint-script.ts';
export { lintTimeline, type TimelineFinding } from './lint-timeline.ts';
export { choosePacks } from './packs/all.ts';
export { listTimelineTexts, type TimelineText } from './timeline-texts.ts';
export type { PolicyPack, PolicyRule, PolicyTest } from './policy-pack.ts';
