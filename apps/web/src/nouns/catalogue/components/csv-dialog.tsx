import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { CATALOGUE_LIMITS, type ProductImport } from '@reelwright/contracts';
import { CircleCheck, Download, FileSpreadsheet, TriangleAlert, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { saveText } from '#src/lib/save-text.ts';
import { CurrencySelect } from '#src/ui/currency-select.tsx';
import { showError, showToast } from '#src/ui/toast.ts';
import { useProductChange } from '../api/change-products.ts';
import { toBase64 } from '../model/read-file.ts';
import { writeCsv, writeFailedRows } from '../model/write-csv.ts';
import classes from './catalogue.module.css';

const { maxRows, maxSizeBytes, maxReported } = CATALOGUE_LIMITS.csv;
const CSV = 'text/csv;charset=utf-8';

/** Reads a CSV file of products, and says of each row that fails why. */
export function CsvDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['catalogue', 'translation']);
  const add = useProductChange('importProducts');
  const [currency, setCurrency] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File | null): Promise<void> {
    if (!file) return;
    setProblem(null);
    if (file.size > maxSizeBytes) return setProblem(t('csv.tooLarge'));
    try {
      await add.mutateAsync({ file: await toBase64(file), ...(currency === '' ? {} : { currency }) });
    } catch (error) {
      setProblem(describeError(error, getLanguage()));
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={620}
      title={t('csv.title')}
      closeButtonProps={{ 'aria-label': t('translation:action.close') }}
    >
      {add.data ? (
        <ImportReport done={add.data} onAgain={() => add.reset()} onClose={onClose} />
      ) : (
        <ChooseFile
          isReading={add.isPending}
          problem={problem}
          currency={currency}
          onCurrency={setCurrency}
          onFile={(file) => void send(file)}
        />
      )}
    </Modal>
  );
}

interface ChooseFileProps {
  isReading: boolean;
  problem: string | null;
  currency: string;
  onCurrency(code: string): void;
  onFile(file: File | null): void;
}

function ChooseFile({ isReading, problem, currency, onCurrency, onFile }: ChooseFileProps) {
  const { t } = useTranslation('catalogue');
  const inputId = useId();
  const [isOver, setOver] = useState(false);
  const saveTemplate = (): void =>
    saveText(
      writeCsv([t('csv.template.header', { returnObjects: true }), t('csv.template.example', { returnObjects: true })]),
      { name: 'products.csv', type: CSV },
    );
  return (
    <Stack>
      <Text size="sm">{t('csv.text', { rows: maxRows })}</Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files can be dropped here as well; the input within takes the keyboard */}
      <label
        htmlFor={inputId}
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFile(event.dataTransfer.files[0] ?? null);
        }}
      >
        <FileSpreadsheet size={30} aria-hidden />
        <Text fw={600}>{t(isReading ? 'csv.reading' : 'csv.choose')}</Text>
        <Text size="sm" c="dimmed">
          {t('csv.formats')}
        </Text>
        <input
          id={inputId}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className={classes.input}
          disabled={isReading}
          onChange={(event) => {
            onFile(event.currentTarget.files?.[0] ?? null);
            // The same file, mended, can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </label>
      {problem !== null && (
        <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
          {problem}
        </Alert>
      )}
      <CurrencySelect
        label={t('csv.currency')}
        description={t('csv.currencyHint')}
        placeholder={t('form.currencyPlaceholder')}
        value={currency}
        onChange={onCurrency}
      />
      <Group>
        <Button variant="subtle" leftSection={<Download size={16} aria-hidden />} onClick={saveTemplate}>
          {t('csv.template.save')}
        </Button>
      </Group>
    </Stack>
  );
}

interface ImportReportProps {
  done: ProductImport;
  onAgain(): void;
  onClose(): void;
}

function ImportReport({ done, onAgain, onClose }: ImportReportProps) {
  const { t } = useTranslation('catalogue');
  const undo = useProductChange('undoProductImport');
  const { added, rows, failed, failed_count: failedCount, import_id: importId, ignored_columns: ignored } = done;
  const takeBack = (): void => {
    if (importId === null) return;
    undo.mutate(
      { import_id: importId },
      {
        onSuccess: ({ deleted }) => {
          showToast('success', t('csv.undone', { count: deleted }));
          onAgain();
        },
        onError: showError,
      },
    );
  };
  const saveFailed = (): void =>
    saveText(writeFailedRows(failed, [t('csv.row'), t('form.name'), t('csv.reason')]), {
      name: 'failed-rows.csv',
      type: CSV,
    });
  return (
    <Stack>
      <Alert
        color={added > 0 ? 'teal' : 'yellow'}
        icon={added > 0 ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
        role="status"
      >
        {t('csv.added', { count: added, rows })}
      </Alert>
      {ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('csv.ignored', { columns: ignored.join(', ') })}
        </Text>
      )}
      {failedCount > 0 && (
        <>
          <Group justify="space-between">
            <Text fw={600}>{t('csv.failed', { count: failedCount })}</Text>
            <Button variant="subtle" size="xs" leftSection={<Download size={14} aria-hidden />} onClick={saveFailed}>
              {t('csv.saveFailed')}
            </Button>
          </Group>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard */}
          <ul className={classes.failed} tabIndex={0} aria-label={t('csv.failed', { count: failedCount })}>
            {failed.map(({ row, name, reasons }) => (
              <li key={row} className={classes.failedRow}>
                <Text size="sm" c="dimmed">
                  {t('csv.rowOf', { row })}
                </Text>
                <div>
                  {name !== '' && (
                    <Text size="sm" fw={600} truncate>
                      {name}
                    </Text>
                  )}
                  {reasons.map((reason) => (
                    <Text key={reason} size="sm">
                      {reason}
                    </Text>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          {failedCount > failed.length && (
            <Text size="sm" c="dimmed">
              {t('csv.more', { count: failedCount - failed.length, max: maxReported })}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {t('csv.again')}
          </Text>
        </>
      )}
      <Group justify="flex-end">
        {importId !== null && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Undo2 size={16} aria-hidden />}
            loading={undo.isPending}
            onClick={takeBack}
          >
            {t('csv.undo')}
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          {t('csv.other')}
        </Button>
        <Button onClick={onClose}>{t('csv.done')}</Button>
      </Group>
    </Stack>
  );
}
