import { Select } from '@mantine/core';
import { TASK_SORTS } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { findWebTool } from '#src/nouns/tools/tool-registry.ts';
import classes from './project-filters.module.css';
import { PROJECT_KINDS, PROJECT_STATES, type ProjectKind, type ProjectSearch } from './project-search.ts';
import { SearchField } from '#src/ui/search-field.tsx';

interface ProjectFiltersProps {
  search: ProjectSearch;
  onChange(change: Partial<ProjectSearch>): void;
}

const ANY = 'any';

/** Filter and order of the projects. */
export function ProjectFilters({ search, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation(['tasks', 'translation']);
  const states = {
    running: t('filter.running'),
    success: t('translation:task.state.success'),
    failed: t('translation:task.state.failed'),
    cancelled: t('translation:task.state.cancelled'),
  };
  const text = useText();
  const nameKind = (kind: ProjectKind): string => {
    if ('medium' in kind) return t(`filter.medium.${kind.medium}`);
    const tool = findWebTool(kind.toolType);
    return tool ? text(tool.name) : t('unknownTool');
  };
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField
          value={search.q ?? ''}
          label={t('tasks:search.label')}
          placeholder={t('tasks:search.placeholder')}
          clearLabel={t('tasks:search.clear')}
          onChange={(q) => onChange({ q })}
        />
      </div>
      <div>
        <Select
          aria-label={t('filter.state')}
          data={[
            { value: ANY, label: t('filter.anyState') },
            ...PROJECT_STATES.map((value) => ({ value, label: states[value] })),
          ]}
          value={search.state ?? ANY}
          onChange={(value) => onChange({ state: PROJECT_STATES.find((state) => state === value) })}
          allowDeselect={false}
        />
      </div>
      <div>
        <Select
          aria-label={t('filter.kind')}
          data={[
            { value: ANY, label: t('filter.anyKind') },
            ...PROJECT_KINDS.map((kind) => ({ value: kind.name, label: nameKind(kind) })),
          ]}
          value={search.kind ?? ANY}
          onChange={(value) => onChange({ kind: PROJECT_KINDS.find(({ name }) => name === value)?.name })}
          allowDeselect={false}
        />
      </div>
      <div>
        <Select
          aria-label={t('sort.label')}
          data={TASK_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={search.sort ?? 'newest'}
          onChange={(value) => onChange({ sort: TASK_SORTS.find((sort) => sort === value) })}
          allowDeselect={false}
        />
      </div>
    </div>
  );
}
