import { Alert, Badge, Button, Card, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { CREDIT_PRICES, PLANS, userGroupOf, type UserGroup, type UserInfo, type UserType } from '@reelwright/contracts';
import { Link, useSearch } from '@tanstack/react-router';
import { Check, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '#src/lib/texts.ts';
import { useUserInfo } from '#src/nouns/accounts/api/get-user-info.ts';
import { CreditMovements } from '#src/nouns/credits/components/credit-movements.tsx';
import { RedeemCode } from '#src/nouns/promotion-codes/components/redeem-code.tsx';
import classes from './vip-price.module.css';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    vipPrice: typeof en;
  }
}

addTexts('vipPrice', { en, 'zh-CN': zhCN });

type PlanName = keyof typeof PLANS;

/** The plan that users of a group have. */
const PLAN_OF_GROUP: Readonly<Record<UserGroup, PlanName | null>> = {
  guest: null,
  free: 'free',
  personal: 'starter',
  business: 'business',
};

/** The user's credits, where they come from, and what the plans include. Plans can't be bought: the screen says so. */
export function VipPriceScreen() {
  const { t } = useTranslation('vipPrice');
  const { data: user } = useUserInfo();
  const group = user && userGroupOf(user.user_type as UserType);
  const current = group ? PLAN_OF_GROUP[group] : null;
  const { video, draftVideo } = CREDIT_PRICES;
  return (
    <Container size={1120} px={0} py="md">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text c="dimmed" mt={4} mb="lg" maw={640}>
        {t('subtitle', { credits: video.credits, draft: draftVideo.credits })}
      </Text>
      {user && <YourCredits user={user} isGuest={group === 'guest'} />}
      <Title order={2} size="h3" mb="sm">
        {t('plans')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md">
        {(Object.keys(PLANS) as PlanName[]).map((name) => (
          <PlanCard key={name} name={name} isCurrent={name === current} />
        ))}
      </SimpleGrid>
      <Alert mt="lg" color="blue" icon={<Info size={18} aria-hidden />} title={t('buyTitle')}>
        <Text size="sm" mb="sm">
          {t('buyText')}
        </Text>
        <Button component={Link} to="/ad-needs" variant="default" h={44}>
          {t('needs')}
        </Button>
      </Alert>
    </Container>
  );
}

/** The balance, where credits come from, and every movement. */
function YourCredits({ user, isGuest }: { user: UserInfo; isGuest: boolean }) {
  const { t } = useTranslation(['vipPrice', 'credits']);
  const { code } = useSearch({ from: '/vip-price' });
  const here = code === undefined ? '/vip-price' : `/vip-price?${new URLSearchParams({ code })}`;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mb="xl">
      <Card component="section" withBorder padding="lg" aria-labelledby="balance">
        <Title order={2} size="h4" id="balance">
          {t('balance')}
        </Title>
        <Text fz={32} fw={700} mt={4}>
          {t('credits:available', { count: user.credits })}
        </Text>
        {user.credits_held > 0 && (
          <Text size="sm" c="dimmed">
            {t('credits:held', { count: user.credits_held })}
          </Text>
        )}
        <Title order={3} size="h5" mt="lg" mb={4}>
          {t('how')}
        </Title>
        <Stack gap="sm" align="flex-start">
          <Text size="sm">{t(isGuest ? 'howGuest' : 'howMember')}</Text>
          <Text size="sm">{t('howReturned')}</Text>
        </Stack>
        <Title order={3} size="h5" mt="lg" mb={4} id="redeem">
          {t('redeem')}
        </Title>
        {isGuest ? (
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('redeemGuest')}</Text>
            {/* The route of the screen leaves its search to the screen. */}
            <Button component={Link} to="/login" search={{ from: here } as never} h={44} variant="default">
              {t('signIn')}
            </Button>
          </Stack>
        ) : (
          <RedeemCode code={code} />
        )}
      </Card>
      <Card component="section" withBorder padding="lg" aria-labelledby="movements">
        <Title order={2} size="h4" id="movements" mb="sm">
          {t('credits:movements')}
        </Title>
        <CreditMovements balance={user.credits} />
      </Card>
    </SimpleGrid>
  );
}

function PlanCard({ name, isCurrent }: { name: PlanName; isCurrent: boolean }) {
  const { t, i18n } = useTranslation('vipPrice');
  const price = new Intl.NumberFormat(i18n.resolvedLanguage, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(PLANS.starter.amountCentsPerMonth / 100);
  return (
    <Card component="section" withBorder padding="lg" aria-label={t(`${name}.name`)}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4">
          {t(`${name}.name`)}
        </Title>
        {isCurrent && <Badge variant="light">{t('current')}</Badge>}
      </Group>
      <Text fw={600} mt={4}>
        {t(`${name}.price`, { price })}
      </Text>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t(`${name}.text`)}
      </Text>
      <ul className={classes.contents}>
        {useContents(name).map((content) => (
          <li key={content}>
            <Check size={16} aria-hidden />
            {content}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useContents(name: PlanName): string[] {
  const { t } = useTranslation('vipPrice');
  const { starter, business } = PLANS;
  switch (name) {
    case 'free':
      return [t('noCredits')];
    case 'starter':
      return [t('credits', { credits: starter.creditsPerMonth }), t('trial', { days: starter.trialDays })];
    case 'business':
      return [
        t('seatCredits', { credits: business.creditsPerSeatPerMonth }),
        t('minSeats', { seats: business.minSeats }),
        t('avatars', { count: business.customAvatarsPerSeat }),
        t('priority'),
        t('service'),
      ];
    case 'enterprise':
      return [t('custom')];
  }
}
