import { Container, Skeleton, Stack, Tabs, Title } from '@mantine/core';
import { type SignInMethods, USER_TYPES } from '@reelwright/contracts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Bell, Database, KeyRound, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSetting } from '#src/nouns/accounts/api/app-setting.ts';
import { useProfile } from '#src/nouns/accounts/api/get-profile.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data-section.tsx';
import { MethodsSection } from './methods-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import classes from './profile.module.css';
import { loadProfileTexts } from './profile-texts.ts';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

loadProfileTexts();

const SECTIONS = {
  account: { icon: UserRound, panel: AccountSection },
  security: { icon: ShieldCheck, panel: SecuritySection },
  methods: { icon: KeyRound, panel: MethodsSection },
  sessions: { icon: MonitorSmartphone, panel: SessionsSection },
  notifications: { icon: Bell, panel: NotificationsSection },
  data: { icon: Database, panel: DataSection },
} as const;
type SectionName = keyof typeof SECTIONS;
const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Whether this installation has ways to sign in that can be linked. */
const hasMethods = ({ google, facebook, openid, passkeys }: SignInMethods): boolean =>
  google !== null || facebook !== null || openid.length > 0 || passkeys;

/** The personal center. Each section has an address of its own. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const { section } = useSearch({ from: '/profile' });
  const { data: user } = useUserInfo();
  const isGuest = user?.user_type === USER_TYPES.guest;
  const profile = useProfile({ isEnabled: user !== undefined && !isGuest });
  const { data: setting } = useAppSetting();
  const names = SECTION_NAMES.filter((name) => name !== 'methods' || (setting && hasMethods(setting.sign_in_methods)));
  const open = names.find((name) => name === section) ?? 'account';

  const tab = useRef<HTMLButtonElement>(null);

  // The list of tabs is wider than a phone, and gets longer once the ways to sign in are known.
  useEffect(() => {
    tab.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open, names.length]);
  useEffect(() => {
    if (isGuest) void navigate({ to: '/login', replace: true });
  }, [isGuest, navigate]);

  return (
    <Container size={860} px={0} py="md">
      <Title order={1} size="h2" mb="md">
        {t('title')}
      </Title>
      <Tabs
        value={open}
        onChange={(name) =>
          void navigate({ to: '/profile', search: name === null ? {} : { section: name }, replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="lg" className={classes.tabs} aria-label={t('sections')}>
          {names.map((name) => {
            const Icon = SECTIONS[name].icon;
            return (
              <Tabs.Tab
                key={name}
                {...(name === open && { ref: tab })}
                className={classes.tab}
                value={name}
                leftSection={<Icon size={16} aria-hidden />}
                h={44}
              >
                {t(`section.${name}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <ListTrouble query={profile} />
        {profile.isPending && profile.fetchStatus !== 'paused' && <Skeleton height={220} radius="md" />}
        {profile.data &&
          SECTION_NAMES.map((name) => {
            const Panel = SECTIONS[name].panel;
            return (
              <Tabs.Panel key={name} value={name}>
                <Stack gap="lg">
                  <Panel profile={profile.data} />
                </Stack>
              </Tabs.Panel>
            );
          })}
      </Tabs>
    </Container>
  );
}
