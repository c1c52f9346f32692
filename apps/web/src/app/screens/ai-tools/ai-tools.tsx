import { Button, Stack, Text, Title } from '@mantine/core';
import { loadToolContracts } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/use-text.ts';
import { useTaskList } from '#src/nouns/tasks/api/list-tasks.ts';
import { findWebTool, listWebTools } from '#src/nouns/tools/tool-registry.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { loadAiToolsTexts } from './ai-tools-texts.ts';
import classes from './ai-tools.module.css';
import { type ListedTool, listToolGroups, matchesSearch } from './list-tool-groups.ts';
import { ToolBoxCard } from './tool-box-card.tsx';

loadAiToolsTexts();

const MOST_RECENT = 4;

/** Every tool in groups, from the rows and folders of the tools: a new one appears by itself. */
export function AiToolsScreen() {
  const { t } = useTranslation('aiTools');
  const text = useText();
  const navigate = useNavigate();
  const { search = '' } = useSearch({ from: '/ai-tools' });
  // Prices, limits and the names in both languages come with the tools' contracts.
  const contracts = useQuery({ queryKey: ['toolContracts'], queryFn: loadToolContracts, staleTime: Infinity });
  const tools: ListedTool[] = listWebTools().map((tool) => ({
    tool,
    listing: contracts.data?.find(({ row }) => row.id === tool.row.id)?.listing,
  }));
  const words = search.trim();
  const found = words === '' ? tools : tools.filter((listed) => matchesSearch(listed, words));
  const recent = useRecentTools(tools);
  const setSearch = (next: string): void =>
    void navigate({ to: '/ai-tools', search: next.trim() === '' ? {} : { search: next }, replace: true });
  return (
    <Stack maw={1400} mx="auto" gap="xl">
      <div className={classes.head}>
        <div>
          <Title order={1} size="h2">
            {t('title')}
          </Title>
          <Text c="dimmed">{t('subtitle')}</Text>
        </div>
        <SearchField
          className={classes.search}
          value={search}
          label={t('search')}
          placeholder={t('placeholder')}
          clearLabel={t('clear')}
          onChange={setSearch}
        />
      </div>
      {contracts.isError && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {t('failed')}
        </Text>
      )}
      {words === '' && recent.length > 0 && <Group title={t('recent')} tools={recent} />}
      {listToolGroups(found).map(({ category, tools: members }) => (
        <Group key={category ?? ''} title={category === null ? t('other') : text(category)} tools={members} />
      ))}
      {found.length === 0 && (
        <StateMessage
          icon={SearchX}
          title={t('none', { search: words })}
          text={t('noneText')}
          action={<Button onClick={() => setSearch('')}>{t('showAll')}</Button>}
        />
      )}
    </Stack>
  );
}

/** Returns the tools of the user's newest tasks, each once. */
function useRecentTools(tools: readonly ListedTool[]): ListedTool[] {
  const tasks = useTaskList(null);
  const types = tasks.data?.pages[0]?.list.map(({ tool_type: type }) => type) ?? [];
  const used = [...new Set(types)].slice(0, MOST_RECENT).map(findWebTool);
  return used.flatMap((tool) => tools.find((listed) => listed.tool === tool) ?? []);
}

function Group({ title, tools }: { title: string; tools: readonly ListedTool[] }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <ul className={classes.grid}>
        {tools.map((listed) => (
          <li key={listed.tool.row.id}>
            <ToolBoxCard {...listed} />
          </li>
        ))}
      </ul>
    </section>
  );
}
