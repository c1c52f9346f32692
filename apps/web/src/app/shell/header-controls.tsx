import { ActionIcon, Button, Menu, Text, Tooltip, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { TIMINGS_MS, UI_LANGUAGES, type UiLanguage, USER_TYPES } from '@reelwright/contracts';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check, CircleUser, Coins, Languages, LogIn, LogOut, Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { useLogout } from '../../features/session/api/logout.ts';
import { setLanguage } from '#src/lib/i18n.ts';
import classes from './shell.module.css';

const LANGUAGE_NAMES: Record<UiLanguage, string> = { en: 'English', 'zh-CN': '简体中文' };

/** What stands at the right of the header: balance, language, theme, account. */
export function HeaderControls() {
  return (
    <>
      <Credits />
      <LanguageMenu />
      <ThemeMenu />
      <AccountMenu />
    </>
  );
}

function Credits() {
  const { t } = useTranslation();
  const { data: user } = useUserInfo();
  if (!user) return null;
  return (
    <Tooltip
      label={t('header.creditsHeld', { count: user.credits_held })}
      closeDelay={TIMINGS_MS.tooltipHideDelay}
      events={{ hover: true, focus: true, touch: true }}
    >
      <UnstyledButton
        className={classes.credits}
        data-testid="credits"
        aria-label={t('header.credits', { count: user.credits })}
      >
        <Coins size={16} aria-hidden />
        {user.credits}
      </UnstyledButton>
    </Tooltip>
  );
}

function LanguageMenu() {
  const { t, i18n } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('header.language')}>
          <Languages size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {UI_LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            onClick={() => setLanguage(language)}
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

function ThemeMenu() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = THEME_ICONS[colorScheme];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('header.theme')}>
          <Current size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(['light', 'dark', 'auto'] as const).map((scheme) => {
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

function AccountMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useUserInfo();
  const logout = useLogout();
  if (!user || user.user_type === USER_TYPES.guest) {
    return (
      <Button component={Link} to="/login" size="xs" leftSection={<LogIn size={14} aria-hidden />}>
        {t('action.signIn')}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('header.account')}>
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
        <Menu.Item
          leftSection={<LogOut size={16} aria-hidden />}
          onClick={() => logout.mutate(undefined, { onSettled: () => void navigate({ to: '/login' }) })}
        >
          {t('action.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
