import { Alert, Anchor, Button, Paper, Text, TextInput } from '@mantine/core';
import type { SavedProduct } from '@reelwright/contracts';
import { ArrowRight, Clapperboard, ClipboardPaste, Link as LinkIcon, TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toWebAddress } from '#src/lib/web-address.ts';
import { ProductButton } from '#src/nouns/catalogue/components/product-button.tsx';
import classes from './link-start.module.css';

interface LinkStartProps {
  /** The ad's current link. */
  initialLink: string;
  isStarting: boolean;
  problem: string | undefined;
  onStart(link: string): void;
  /** Continues with a saved product; omitted if the ad has begun. */
  onProduct?: (product: SavedProduct) => void;
  /** Continues without a link; omitted if the ad has one. */
  onByHand?: () => void;
  /** Generates the ad at once with default settings; omitted if another button does so. */
  making?: {
    /** In credits. */
    price: number;
    isPending: boolean;
    onMake(link: string): void;
  };
}

/** The field for a product's link, as the first step. */
export function LinkStart({ initialLink, isStarting, problem, onStart, onProduct, onByHand, making }: LinkStartProps) {
  const { t } = useTranslation('adWizard');
  const [link, setLink] = useState(initialLink);
  const [wrong, setWrong] = useState<string | null>(null);
  const goOn = (typed: string, go: (link: string) => void): void => {
    const address = toWebAddress(typed);
    if (address === null) setWrong(t('link.wrong'));
    else go(address);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    goOn(link, onStart);
  };
  const paste = async (): Promise<void> => {
    try {
      const pasted = (await navigator.clipboard.readText()).trim();
      setLink(pasted);
      setWrong(null);
      goOn(pasted, onStart);
    } catch {
      // The browser refuses clipboard access; pasting by the keyboard always works.
      setWrong(t('link.pasteRefused'));
    }
  };
  return (
    <Paper withBorder radius="lg" className={classes.box}>
      <form onSubmit={submit} noValidate>
        <div className={classes.row}>
          <TextInput
            className={classes.input ?? ''}
            size="lg"
            type="url"
            label={t('link.label')}
            placeholder={'https://'}
            leftSection={<LinkIcon size={20} aria-hidden />}
            value={link}
            onChange={(event) => {
              setLink(event.currentTarget.value);
              setWrong(null);
            }}
            error={wrong}
            data-autofocus
            autoComplete="off"
          />
          <Button
            size="lg"
            variant="default"
            className={classes.paste ?? ''}
            leftSection={<ClipboardPaste size={18} aria-hidden />}
            onClick={() => void paste()}
          >
            {t('link.paste')}
          </Button>
          <Button
            type="submit"
            size="lg"
            className={classes.go ?? ''}
            loading={isStarting}
            rightSection={<ArrowRight size={18} aria-hidden />}
          >
            {t('link.start')}
          </Button>
        </div>
      </form>
      {problem !== undefined && (
        <Alert color="red" mt="md" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
          {problem}
        </Alert>
      )}
      <div className={classes.ways}>
        <Text size="sm" c="dimmed">
          {t('link.hint')}{' '}
          {onByHand && (
            <Anchor component="button" type="button" size="sm" className={classes.byHand ?? ''} onClick={onByHand}>
              {t('link.byHand')}
            </Anchor>
          )}
        </Text>
        {onProduct && (
          <ProductButton
            variant="default"
            label={t('link.savedProduct')}
            disabled={isStarting || making?.isPending === true}
            onPick={onProduct}
          />
        )}
        {making && (
          <Button
            variant="light"
            className={classes.make ?? ''}
            leftSection={<Clapperboard size={18} aria-hidden />}
            loading={making.isPending}
            disabled={isStarting}
            onClick={() => goOn(link, making.onMake)}
          >
            {t('bar.makeFor', { count: making.price })}
          </Button>
        )}
      </div>
    </Paper>
  );
}
