import { ActionIcon, Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import type { BrandKit } from '@reelwright/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './brand-kits.module.css';

interface BrandKitCardProps {
  kit: BrandKit;
  onEdit(): void;
  onDelete(): void;
}

/** One brand kit: its name, logo, colours and fonts. */
export function BrandKitCard({ kit, onEdit, onDelete }: BrandKitCardProps) {
  const { t } = useTranslation('brandKits');
  const { name, logo_url: logo, colors, fonts, is_default: isDefault } = kit;
  const families = [...new Set([fonts.title, fonts.body])].filter((family) => family !== undefined);
  return (
    <Paper component="li" withBorder radius="lg" p="md" className={classes.card ?? ''} aria-label={name}>
      {logo === undefined ? <span className={classes.noLogo} /> : <img className={classes.logo} src={logo} alt="" />}
      <div className={classes.facts}>
        <Group gap={8}>
          <Title order={2} size="h5">
            {name}
          </Title>
          {isDefault && <Badge variant="light">{t('list.default')}</Badge>}
        </Group>
        <Group gap={6} mt={6} aria-hidden>
          {colors.map((color) => (
            <span key={color} className={classes.color} style={{ background: color }} />
          ))}
        </Group>
        {families.length > 0 && (
          <Text size="sm" c="dimmed" mt={4}>
            {families.join(' · ')}
          </Text>
        )}
      </div>
      <Group gap={4} wrap="nowrap">
        <Button
          variant="default"
          h={44}
          leftSection={<Pencil size={16} aria-hidden />}
          aria-label={t('list.editOf', { name })}
          onClick={onEdit}
        >
          {t('list.edit')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('list.deleteOf', { name })}
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
