import { type Medium, TASK_SORTS, type TaskSort, type TaskState, TOOLS, type ToolType } from '@reelwright/contracts';
import type { TaskFilter } from '#src/nouns/tasks/model/task-filter.ts';

/** The names of task states in the address. */
const STATES = {
  running: ['in_queue', 'generating'],
  success: ['success'],
  failed: ['failed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly TaskState[]>;

/** A filter of tasks: one tool, or all tools that make the same medium. `name` is its name in the address. */
export type ProjectKind = { name: string; toolTypes: readonly ToolType[] } & (
  | { medium: FilteredMedium }
  | { toolType: ToolType }
);

/** A tool's medium is that of its first output. */
const makes = ({ outputs }: (typeof TOOLS)[number], medium: Medium): boolean => Object.values(outputs)[0] === medium;

/** Media that users search by name. */
const FILTERED_MEDIA = ['video', 'image', 'audio'] as const satisfies readonly Medium[];
type FilteredMedium = (typeof FILTERED_MEDIA)[number];

/** Every kind: media that several tools make, then each tool by name. */
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

/** Reads the filter from the address of the projects; invalid parameters are ignored. */
export function readProjectSearch({ tab, q, state, kind, sort }: Readonly<Record<string, unknown>>): ProjectSearch {
  const knownState = PROJECT_STATES.find((each) => each === state);
  const knownKind = findKind(kind)?.name;
  const knownSort = TASK_SORTS.find((each) => each === sort);
  return {
    ...(tab === 'drafts' ? { tab } : {}),
    // The router parses a bare number as a number.
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

/** Returns the search parameters after a change, without default values. */
export function changeSearch(search: ProjectSearch, change: Partial<ProjectSearch>): ProjectSearch {
  const next = { ...search, ...change };
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined && value !== '' && value !== DEFAULT_SORT),
  );
}

export function isFiltered({ q, state, kind }: ProjectSearch): boolean {
  return (q ?? '').trim() !== '' || state !== undefined || kind !== undefined;
}
