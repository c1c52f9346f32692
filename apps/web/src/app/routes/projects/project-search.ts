import { TASK_SORTS, type TaskSort, type TaskState, TOOL_TYPES, type ToolType } from '@reelwright/contracts';
import type { TaskFilter } from '#src/features/tasks/model/task-filter.ts';

const { PRODUCT_TO_VIDEO, URL_TO_VIDEO, TEXT_TO_VOICE } = TOOL_TYPES;

/** What the address calls a state of tasks. */
const STATES = {
  running: ['in_queue', 'generating'],
  success: ['success'],
  failed: ['failed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly TaskState[]>;

/** What the address calls what tasks make: a kind, or the tool that makes it. */
const KINDS = {
  video: [URL_TO_VIDEO.id, PRODUCT_TO_VIDEO.id],
  link: [URL_TO_VIDEO.id],
  description: [PRODUCT_TO_VIDEO.id],
  speech: [TEXT_TO_VOICE.id],
} as const satisfies Record<string, readonly ToolType[]>;

export type ProjectState = keyof typeof STATES;
export type ProjectKind = keyof typeof KINDS;
export const PROJECT_STATES = Object.keys(STATES) as ProjectState[];
export const PROJECT_KINDS = Object.keys(KINDS) as ProjectKind[];

export interface ProjectSearch {
  tab?: 'drafts' | undefined;
  q?: string | undefined;
  state?: ProjectState | undefined;
  kind?: ProjectKind | undefined;
  sort?: TaskSort | undefined;
}

/** What the address of the projects says is shown; what it says wrongly is as if it were not there. */
export function readProjectSearch({ tab, q, state, kind, sort }: Readonly<Record<string, unknown>>): ProjectSearch {
  const knownState = PROJECT_STATES.find((each) => each === state);
  const knownKind = PROJECT_KINDS.find((each) => each === kind);
  const knownSort = TASK_SORTS.find((each) => each === sort);
  return {
    ...(tab === 'drafts' ? { tab } : {}),
    // The router reads a bare number as one.
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
    ...(knownState ? { state: knownState } : {}),
    ...(knownKind ? { kind: knownKind } : {}),
    ...(knownSort ? { sort: knownSort } : {}),
  };
}

const DEFAULT_SORT: TaskSort = 'newest';

export function toTaskFilter({ q, state, kind, sort }: ProjectSearch): TaskFilter {
  return {
    states: state === undefined ? null : STATES[state],
    toolTypes: kind === undefined ? null : KINDS[kind],
    search: q?.trim() ?? '',
    sort: sort ?? DEFAULT_SORT,
  };
}

/** The address after a change, without what it need not say. */
export function changeSearch(search: ProjectSearch, change: Partial<ProjectSearch>): ProjectSearch {
  const next = { ...search, ...change };
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined && value !== '' && value !== DEFAULT_SORT),
  );
}

export function isFiltered({ q, state, kind }: ProjectSearch): boolean {
  return (q ?? '').trim() !== '' || state !== undefined || kind !== undefined;
}
