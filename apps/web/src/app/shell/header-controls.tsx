import {
  ActionIcon,
  Button,
  Menu,
  Popover,
  Skeleton,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import { UI_LANGUAGES, USER_TYPES } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import {
  ChartColumn,
  Check,
  CircleUser,
  Coins,
  Gift,
  Hourglass,
  Inbox,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  MonitorDown,
  Moon,
  Search,
  Sun,
  SunMoon,
  Ticket,
  UserRound,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { RegionBoundary } from '#src/ui/region-boundary.tsx';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { setLanguage } from '#src/lib/i18n.ts';
import classes from './shell.module.css';
import { formatStroke } from './shortcuts/strokes.ts';
import { COLOR_SCHEMES, LANGUAGE_NAMES } from './switches.tsx';
import { useSignOut } from './use-sign-out.ts';
import { TaskTray } from './task-tray/task-tray.tsx';
import { useInstallPrompt } from './use-install-prompt.ts';
import { TrayTrouble } from './task-tray/tray-trouble.tsx';

const CreditsPanel = lazyPart(async () => (await import('./credits-panel.tsx')).CreditsPanel);

export interface HeaderControlsProps {
  /** The screen has no menu and no search, as the login screen. */
  isAlone: boolean;
  isTrayOpen: boolean;
  onTray(isOpen: boolean): void;
  onSearch(): void;
  onShortcuts(): void;
  onNews(): void;
}

/** The right side of the header: search, tasks, balance, language, theme, account. */
export function HeaderControls({ isAlone, isTrayOpen, onTray, onSearch, onShortcuts, onNews }: HeaderControlsProps) {
  return (
    <>
      {!isAlone && (
        <>
          <SearchButton onClick={onSearch} />
          <RegionBoundary trouble={TrayTrouble}>
            <TaskTray isOpen={isTrayOpen} onToggle={onTray} />
          </RegionBoundary>
        </>
      )}
      <Credits />
      {/* On a phone these controls are in the menu, if there is one. */}
      <LanguageMenu className={isAlone ? undefined : classes.wideOnly} />
      <ThemeMenu className={isAlone ? undefined : classes.wideOnly} />
      <AccountMenu offersSignIn={!isAlone} onShortcuts={onShortcuts} onNews={onNews} />
    </>
  );
}

function SearchButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation();
  return (
    <UnstyledButton
      className={classes.search}
      onClick={onClick}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Search size={16} aria-hidden />
      <span className={classes.searchText}>{t('shell.search')}</span>
      <kbd className={classes.key} translate="no" aria-hidden>
        {formatStroke('mod+k')}
      </kbd>
    </UnstyledButton>
  );
}

function Credits() {
  const { t } = useTranslation();
  const { data: user } = useUserInfo();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  const held = t('header.creditsHeld', { count: user.credits_held });
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} shadow="lg" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.credits}
          aria-label={`${t('header.credits', { count: user.credits })}${user.credits_held > 0 ? `, ${held}` : ''}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Coins size={16} aria-hidden />
          <span data-testid="credits">{user.credits}</span>
          {user.credits_held > 0 && (
            <span className={classes.held} data-testid="credits-held">
              <Hourglass size={12} aria-hidden />
              {user.credits_held}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('header.balance')}>
        <RegionBoundary>
          <Suspense fallback={<Skeleton height={180} role="status" aria-label={t('state.loading')} />}>
            <CreditsPanel user={user} onLeave={() => setOpen(false)} />
          </Suspense>
        </RegionBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}

export function LanguageMenu({ className }: { className: string | undefined }) {
  const { t, i18n } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('header.language')} className={className}>
          <Languages size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {UI_LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            translate="no"
            onClick={() => void setLanguage(language)}
            rightSection={i18n.resolvedLanguage === language ? <Check size={16} aria-hidden /> : null}
            aria-current={i18n.resolvedLanguage === language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const THEME_ICONS = { light: Sun, dark: Moon, auto: SunMoon } as const;

export function ThemeMenu({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = THEME_ICONS[colorScheme];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('header.theme')} className={className}>
          <Current size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {COLOR_SCHEMES.map((scheme) => {
          const Icon = THEME_ICONS[scheme];
          return (
            <Menu.Item
              key={scheme}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => setColorScheme(scheme)}
              rightSection={scheme === colorScheme ? <Check size={16} aria-hidden /> : null}
              aria-current={scheme === colorScheme ? 'true' : undefined}
            >
              {t(`theme.${scheme}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

interface AccountMenuProps {
  offersSignIn: boolean;
  onShortcuts(): void;
  onNews(): void;
}

function AccountMenu({ offersSignIn, onShortcuts, onNews }: AccountMenuProps) {
  const install = useInstallPrompt();
  const { t } = useTranslation();
  const { data: user } = useUserInfo();
  const signOut = useSignOut();
  if (!user || user.user_type === USER_TYPES.guest) {
    if (!offersSignIn) return null;
    return (
      <Button
        component={Link}
        to="/login"
        size="xs"
        className={classes.signIn}
        leftSection={<LogIn size={14} aria-hidden />}
      >
        {t('action.signIn')}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('header.account')}>
          <CircleUser size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)">
            {user.nickname}
          </Text>
          <Text size="xs" c="dimmed">
            {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<UserRound size={16} aria-hidden />}>
          {t('menu.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<Keyboard size={16} aria-hidden />} onClick={onShortcuts}>
          {t('header.shortcuts')}
        </Menu.Item>
        <Menu.Item leftSection={<Gift size={16} aria-hidden />} onClick={onNews}>
          {t('header.whatsNew')}
        </Menu.Item>
        {install && (
          <Menu.Item leftSection={<MonitorDown size={16} aria-hidden />} onClick={install}>
            {t('header.install')}
          </Menu.Item>
        )}
        {user.is_operator && (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} to="/operator/statistics" leftSection={<ChartColumn size={16} aria-hidden />}>
              {t('menu.operatorStatistics')}
            </Menu.Item>
            <Menu.Item component={Link} to="/operator/mails" leftSection={<Inbox size={16} aria-hidden />}>
              {t('menu.operatorMails')}
            </Menu.Item>
            <Menu.Item component={Link} to="/operator/codes" leftSection={<Ticket size={16} aria-hidden />}>
              {t('menu.operatorCodes')}
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={signOut}>
          {t('action.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
