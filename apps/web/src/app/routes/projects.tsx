import { Button, Group, Stack, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadTaskTexts } from '#src/features/tasks/model/task-texts.ts';
import { DraftList } from './projects/draft-list.tsx';
import { ProjectList } from './projects/project-list.tsx';
import { changeSearch, type ProjectSearch } from './projects/project-search.ts';
import classes from './projects.module.css';

loadTaskTexts();

export function ProjectsScreen() {
  const { t } = useTranslation(['projects', 'translation']);
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
      <nav className={classes.tabs} aria-label={t('tabs.label')}>
        <Link to="/projects" search={{}} className={classes.tab} aria-current={isDrafts ? undefined : 'page'}>
          {t('tabs.videos')}
        </Link>
        <Link
          to="/projects"
          search={{ tab: 'drafts' }}
          className={classes.tab}
          aria-current={isDrafts ? 'page' : undefined}
        >
          {t('tabs.drafts')}
        </Link>
      </nav>
      {isDrafts ? (
        <DraftList search={search} onChange={change} newVideo={<NewVideo />} />
      ) : (
        <ProjectList search={search} onChange={change} newVideo={<NewVideo />} />
      )}
    </Stack>
  );
}

function NewVideo() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/home" leftSection={<Plus size={16} aria-hidden />}>
      {t('projects.new')}
    </Button>
  );
}
