import { useMantineColorScheme } from '@mantine/core';
import { UI_LANGUAGES, USER_TYPES } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import {
  AppWindow,
  CirclePlus,
  Gift,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  type LucideIcon,
  MonitorDown,
  SunMoon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { setLanguage } from '#src/lib/i18n.ts';
import type { TextKey } from '#src/lib/texts.ts';
import { useText } from '#src/lib/use-text.ts';
import { getRouteMetadata, ROUTE_PATHS, type RoutePath } from '../../route-table.ts';
import { getStartPath } from '../../start-path.ts';
import { COLOR_SCHEMES, LANGUAGE_NAMES } from '../switches.tsx';
import { useInstallPrompt } from '../use-install-prompt.ts';
import { useSignOut } from '../use-sign-out.ts';
import { readVisits } from '../use-visits.ts';
import type { Findable } from './filter-commands.ts';

export interface Command extends Findable {
  id: string;
  icon: LucideIcon;
  /** The route of a screen, for its badges. */
  path?: RoutePath;
  run(): void;
}

/** Returns the screens that can be opened from anywhere: all with an icon, except login for a member. */
function listPaletteScreens(): RoutePath[] {
  return ROUTE_PATHS.filter((path) => getRouteMetadata(path).icon !== undefined);
}

/** Returns the palette's screens, the last visited first. */
export function useScreenCommands(): { recent: Command[]; screens: Command[] } {
  const { t, i18n } = useTranslation();
  const text = useText();
  const navigate = useNavigate();
  const inEnglish = i18n.getFixedT('en') as (key: TextKey) => string;
  const toCommand = (path: RoutePath): Command => {
    const { menuName, category, beta, icon = AppWindow, tdk } = getRouteMetadata(path);
    const name = text(menuName);
    return {
      id: path,
      icon,
      path,
      label: beta ? t('shell.betaName', { name }) : name,
      words: [
        inEnglish(menuName),
        category === undefined ? '' : text(category),
        tdk.keywords === undefined ? '' : text(tdk.keywords),
      ].join(' '),
      run: () => void navigate({ to: path }),
    };
  };
  const known = listPaletteScreens();
  const recent = readVisits().filter((path): path is RoutePath => known.includes(path as RoutePath));
  return {
    // The newest visit is the open screen.
    recent: recent.slice(1).map(toCommand),
    screens: known.map(toCommand),
  };
}

/** Returns the palette's actions that open no screen. */
export function useActionCommands({ onShortcuts, onNews }: { onShortcuts(): void; onNews(): void }): Command[] {
  const install = useInstallPrompt();
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const { data: user } = useUserInfo();
  const signOut = useSignOut();
  const isMember = user !== undefined && user.user_type !== USER_TYPES.guest;
  const inEnglish = i18n.getFixedT('en', 'shell');
  return [
    {
      id: 'new-video',
      icon: CirclePlus,
      label: t('palette.action.newVideo'),
      words: inEnglish('palette.action.newVideo'),
      run: () => void navigate({ to: getStartPath() }),
    },
    ...COLOR_SCHEMES.map((scheme) => ({
      id: `theme-${scheme}`,
      icon: SunMoon,
      label: t(`palette.action.theme.${scheme}`),
      words: inEnglish(`palette.action.theme.${scheme}`),
      run: () => setColorScheme(scheme),
    })),
    ...UI_LANGUAGES.filter((language) => language !== i18n.resolvedLanguage).map((language) => ({
      id: `language-${language}`,
      icon: Languages,
      label: t('palette.action.language', { language: LANGUAGE_NAMES[language] }),
      words: `${inEnglish('palette.action.language', { language })} ${LANGUAGE_NAMES[language]}`,
      run: () => void setLanguage(language),
    })),
    {
      id: 'shortcuts',
      icon: Keyboard,
      label: t('palette.action.shortcuts'),
      words: inEnglish('palette.action.shortcuts'),
      run: onShortcuts,
    },
    {
      id: 'whats-new',
      icon: Gift,
      label: t('palette.action.whatsNew'),
      words: inEnglish('palette.action.whatsNew'),
      run: onNews,
    },
    ...(install
      ? [
          {
            id: 'install',
            icon: MonitorDown,
            label: t('palette.action.install'),
            words: inEnglish('palette.action.install'),
            run: install,
          },
        ]
      : []),
    isMember
      ? {
          id: 'sign-out',
          icon: LogOut,
          label: t('palette.action.signOut'),
          words: inEnglish('palette.action.signOut'),
          run: signOut,
        }
      : {
          id: 'sign-in',
          icon: LogIn,
          label: t('palette.action.signIn'),
          words: inEnglish('palette.action.signIn'),
          run: () => void navigate({ to: '/login' }),
        },
  ];
}
