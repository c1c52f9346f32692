import { type Medium, TASK_SORTS, type TaskSort, type TaskState, TOOLS, type ToolType } from '@reelwright/contracts';
import type { TaskFilter } from '#src/nouns/tasks/model/task-filter.ts';

/** What the address calls a state of tasks. */
const STATES = {
  running: ['in_queue', 'generating'],
  success: ['success'],
  failed: ['failed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly TaskState[]>;

/** Which tasks are shown: of one tool, or of all that make the same medium. `name` is what the address calls it. */
export type ProjectKind = { name: string; toolTypes: readonly ToolType[] } & (
  | { medium: FilteredMedium }
  | { toolType: ToolType }
);

/** What a tool makes is the first of its outputs. */
const makes = ({ outputs }: (typeof TOOLS)[number], medium: Medium): boolean => Object.values(outputs)[0] === medium;

/** Media that people look for by their name. */
const FILTERED_MEDIA = ['video', 'image', 'audio'] as const satisfies readonly Medium[];
type FilteredMedium = (typeof FILTERED_MEDIA)[number];

/** Every kind: media that several tools make, then each tool by its name. */
export const PROJECT_KINDS: readonly ProjectKind[] = [
  ...FILTERED_MEDIA.map((medium) => ({
    medium,
    name: medium,
    toolTypes: TOOLS.filter((tool) => makes(tool, medium)).map(({ id }) => id),
  })).filter(({ toolTypes }) => toolTypes.length > 1),
  ...TOOLS.map(({ id, name }) => ({
    toolType: id,
    name: name.toLowerCase().replaceAll('_', '-'),
    toolTypes: [id],
  })),
];

export type ProjectState = keyof typeof STATES;
export const PROJECT_STATES = Object.keys(STATES) as ProjectState[];

const findKind = (wanted: unknown): ProjectKind | undefined => PROJECT_KINDS.find(({ name }) => name === wanted);

export interface ProjectSearch {
  tab?: 'drafts' | undefined;
  q?: string | undefined;
  state?: ProjectState | undefined;
  kind?: string | undefined;
  sort?: TaskSort | undefined;
}

/** What the address of the projects says is shown; what it says wrongly is as if it were not there. */
export function readProjectSearch({ tab, q, state, kind, sort }: Readonly<Record<string, unknown>>): ProjectSearch {
  const knownState = PROJECT_STATES.find((each) => each === state);
  const knownKind = findKind(kind)?.name;
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
    toolTypes: findKind(kind)?.toolTypes ?? null,
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
