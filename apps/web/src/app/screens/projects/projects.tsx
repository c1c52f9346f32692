import { Button, Group, Stack, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTaskTexts } from '#src/nouns/tasks/model/task-texts.ts';
import { DraftList } from './draft-list.tsx';
import { ProjectList } from './project-list.tsx';
import { changeSearch, type ProjectSearch } from './project-search.ts';
import classes from './projects.module.css';

loadTaskTexts();

const PANEL_ID = 'projects-panel';

export function ProjectsScreen() {
  const { t } = useTranslation(['tasks', 'translation']);
  const navigate = useNavigate();
  const search = useSearch({ from: '/projects' });
  const change = (next: Partial<ProjectSearch>): void =>
    void navigate({ to: '/projects', search: changeSearch(search, next), replace: true, resetScroll: false });
  const isDrafts = search.tab === 'drafts';
  return (
    <Stack maw={1600} mx="auto" gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('translation:projects.title')}
        </Title>
        <NewVideo />
      </Group>
      <ProjectTabs isDrafts={isDrafts} onChoose={(tab) => void navigate({ to: '/projects', search: { tab } })} />
      <Stack gap="md" role="tabpanel" id={PANEL_ID} aria-label={t(isDrafts ? 'tabs.drafts' : 'tabs.videos')}>
        {isDrafts ? (
          <DraftList search={search} onChange={change} newVideo={<NewVideo />} />
        ) : (
          <ProjectList search={search} onChange={change} newVideo={<NewVideo />} />
        )}
      </Stack>
    </Stack>
  );
}

function NewVideo() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/home" className={classes.make} leftSection={<Plus size={16} aria-hidden />}>
      {t('projects.new')}
    </Button>
  );
}

interface ProjectTabsProps {
  isDrafts: boolean;
  onChoose(tab: ProjectSearch['tab']): void;
}

/** The tabs of videos and drafts. */
function ProjectTabs({ isDrafts, onChoose }: ProjectTabsProps) {
  const { t } = useTranslation('tasks');
  const tabs = useRef<HTMLDivElement>(null);
  const other = isDrafts ? undefined : 'drafts';
  const onKeyDown = (event: KeyboardEvent): void => {
    // With two tabs, next and previous are the same.
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const wanted = event.key === 'Home' ? undefined : event.key === 'End' ? 'drafts' : other;
    onChoose(wanted);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[wanted === undefined ? 0 : 1]?.focus();
  };
  return (
    <div
      ref={tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={t('tabs.label')}
      className={classes.tabs}
      onKeyDown={onKeyDown}
    >
      {(['videos', 'drafts'] as const).map((name) => {
        const isOpen = (name === 'drafts') === isDrafts;
        return (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={isOpen}
            aria-controls={PANEL_ID}
            tabIndex={isOpen ? 0 : -1}
            className={classes.tab}
            onClick={() => onChoose(name === 'drafts' ? 'drafts' : undefined)}
          >
            {t(`tabs.${name}`)}
          </button>
        );
      })}
    </div>
  );
}
