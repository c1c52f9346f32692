import { Alert, Button, Group, Paper, Select, SimpleGrid, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { AD_LANGUAGES, type AdLanguage, BRAND_FONTS, BRAND_KIT_LIMITS, type CallData } from '@reelwright/contracts';
import { Link2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { useReadBrand } from '../api/read-brand.ts';
import { useSaveBrandKit } from '../api/save-brand-kit.ts';
import { type BrandKitForm as Form, fillFromBrand, toBrandKitInput } from '../model/brand-kit-form.ts';
import { BrandColors } from './brand-colors.tsx';
import classes from './brand-kits.module.css';
import { BrandLogo } from './brand-logo.tsx';

interface BrandKitFormProps {
  start: Form;
  voices: CallData<'listVoices'> | undefined;
  onClose(): void;
}

/** Edits one brand kit; a link to the brand's site fills what is empty. */
export function BrandKitForm({ start, voices, onClose }: BrandKitFormProps) {
  const { t } = useTranslation(['brandKits', 'translation']);
  const [form, setForm] = useState(start);
  const [link, setLink] = useState('');
  const [hasTried, setTried] = useState(false);
  const read = useReadBrand();
  const save = useSaveBrandKit();
  const change = (fields: Partial<Form>): void => setForm((before) => ({ ...before, ...fields }));
  const input = toBrandKitInput(form);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (input) save.mutate(input, { onSuccess: onClose });
  }
  const readSite = (): void => {
    const typed = link.trim();
    if (typed === '') return;
    const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
    read.mutate(url, { onSuccess: (brand) => setForm((before) => fillFromBrand(before, brand)) });
  };

  return (
    <Paper
      component="form"
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      radius="lg"
      className={classes.form ?? ''}
      onSubmit={submit}
      noValidate
    >
      <Stack gap="lg">
        <Title order={2} size="h4">
          {t(start.id === undefined ? 'form.new' : 'form.edit')}
        </Title>
        <div>
          <Group align="flex-end" gap="sm">
            <TextInput
              style={{ flex: '1 1 240px' }}
              label={t('form.link')}
              description={t('form.linkHint')}
              placeholder="https://"
              inputMode="url"
              leftSection={<Link2 size={16} aria-hidden />}
              value={link}
              onChange={(event) => setLink(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                readSite();
              }}
            />
            <Button variant="default" h={44} loading={read.isPending} disabled={link.trim() === ''} onClick={readSite}>
              {t('form.read')}
            </Button>
          </Group>
          {read.isError && (
            <Text size="sm" mt={6} c="var(--mantine-color-error)" role="alert">
              {describeError(read.error, getLanguage())}
            </Text>
          )}
          {read.isSuccess && (
            <Text size="sm" mt={6} c="dimmed" role="status">
              {t('form.filled')}
            </Text>
          )}
        </div>
        <TextInput
          label={t('form.name')}
          required
          maxLength={BRAND_KIT_LIMITS.name}
          error={hasTried && form.name.trim() === '' && t('form.nameMissing')}
          value={form.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <BrandLogo
          address={form.logoUrl}
          onChange={(asset) =>
            change(
              asset ? { logo: { asset_id: asset.id }, logoUrl: asset.url } : { logo: undefined, logoUrl: undefined },
            )
          }
        />
        <BrandColors colors={form.colors} onChange={(colors) => change({ colors })} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {(['title', 'body'] as const).map((role) => (
            <Select
              key={role}
              label={t(`form.font.${role}`)}
              placeholder={t('form.font.auto')}
              searchable
              clearable
              data={[...BRAND_FONTS]}
              value={form.fonts[role] ?? null}
              onChange={(family) => {
                const { [role]: _former, ...others } = form.fonts;
                change({ fonts: family === null ? others : { ...others, [role]: family } });
              }}
            />
          ))}
        </SimpleGrid>
        {AD_LANGUAGES.map((language) => (
          <BrandWords
            key={language}
            language={language}
            voices={voices}
            value={form.words[language]}
            onChange={(words) => change({ words: { ...form.words, [language]: words } })}
          />
        ))}
        <Switch
          label={t('form.default')}
          description={t('form.defaultHint')}
          checked={form.isDefault}
          onChange={(event) => change({ isDefault: event.currentTarget.checked })}
        />
        {save.isError && (
          <Alert color="red" role="alert">
            {describeError(save.error, getLanguage())}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" h={44} onClick={onClose}>
            {t('translation:action.cancel')}
          </Button>
          <Button type="submit" h={44} loading={save.isPending}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface BrandWordsProps {
  language: AdLanguage;
  voices: CallData<'listVoices'> | undefined;
  value: Form['words'][AdLanguage];
  onChange(words: Form['words'][AdLanguage]): void;
}

/** The voice and the standing texts of ads in one language. */
function BrandWords({ language, voices, value, onChange }: BrandWordsProps) {
  const { t } = useTranslation(['brandKits', 'translation']);
  const own = (voices?.list ?? []).filter((voice) => voice.language === language);
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
      <Text component="legend" fw={600} size="sm" mb={6}>
        {t('form.adsIn', { language: t(`translation:language.${language}`) })}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('form.voice')}
          placeholder={t('form.voiceAuto')}
          searchable
          clearable
          data={own.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.voice === '' ? null : value.voice}
          onChange={(voice) => onChange({ ...value, voice: voice ?? '' })}
        />
        <TextInput
          label={t('form.button')}
          placeholder={t('form.buttonAuto')}
          maxLength={BRAND_KIT_LIMITS.callToAction}
          value={value.call_to_action}
          onChange={(event) => onChange({ ...value, call_to_action: event.currentTarget.value })}
        />
      </SimpleGrid>
      <GrowingTextarea
        mt="sm"
        minRows={1}
        maxRows={4}
        label={t('form.legal')}
        description={t('form.legalHint')}
        maxLength={BRAND_KIT_LIMITS.legalLine}
        value={value.legal_line}
        // One line of the ad, however it is typed.
        onChange={(event) => onChange({ ...value, legal_line: event.currentTarget.value.replaceAll('\n', ' ') })}
      />
    </fieldset>
  );
}
