import { ApiError, unwrap } from '@sahaay/contracts';
import type { Locale } from '@sahaay/contracts/constants';
import { late } from '@sahaay/contracts/late';
import { useMutation } from '@sahaay/kit';
import { Button } from '@sahaay/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';
import { saveFile } from './save-file.ts';
import styles from './settings.module.css';
import { useConfirmation } from './use-confirmation.tsx';

const readable = late(() => import('./readable/readable-export.ts'));

/** Fetches everything as the file that the server makes, which programs read. */
const asJson = (): Promise<Blob> => unwrap(api.GET('/api/v1/account/user/export', { parseAs: 'blob' }));

/** Fetches everything and writes a page of it, which people read. */
async function asPage(locale: Locale): Promise<Blob> {
  const writer = await readable.get();
  if (!writer) throw new ApiError(0);
  const everything = await unwrap(api.GET('/api/v1/account/user/export'));
  return new Blob([await writer.readableExport(everything, locale)], { type: 'text/html' });
}

const FORMS = {
  data: { text: 'settings.export', fileName: 'sahaay-export.json', fetch: asJson },
  page: { text: 'settings.export.read', fileName: 'sahaay-export.html', fetch: asPage },
} as const;

export interface ExportButtonProps {
  /** Whether the file is for programs or for people. */
  readonly form: keyof typeof FORMS;
  readonly email: string;
  /** True when Google has just confirmed, on the way here, that it is them. */
  readonly isConfirmed: boolean;
}

/**
 * Downloads everything held about the person as a file, once they have shown that it is them. The page fetches it first,
 * so that it can tell a failure. A person who is back from Google presses the button again, since opening an
 * address must not leave a file on somebody's device.
 */
export function ExportButton({ form, email, isConfirmed }: ExportButtonProps) {
  const t = useText();
  const locale = usePreferences((state) => state.locale);
  const { text, fileName, fetch } = FORMS[form];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirmed) button.current?.focus();
  }, [isConfirmed]);
  const download = useMutation({
    mutationFn: () => fetch(locale),
    onSuccess: (file) => {
      saveFile(file, fileName);
      notify.success(t('settings.export.done'));
    },
    onError: (error) => toastError(error, t),
  });
  const confirmation = useConfirmation({ purpose: 'export', email, onConfirmed: () => download.mutate() });
  return (
    <>
      {isConfirmed && <p role="status">{t('settings.export.confirmed')}</p>}
      <Button
        ref={button}
        variant="quiet"
        className={styles.exportButton}
        busy={download.isPending}
        onClick={confirmation.ask}
      >
        {t(download.isPending ? 'settings.export.busy' : text)}
      </Button>
      {confirmation.dialog}
    </>
  );
}
