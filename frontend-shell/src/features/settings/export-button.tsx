import { unwrap } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { Button } from '@sahaay/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';
import { saveFile } from './save-file.ts';
import styles from './settings.module.css';
import { useConfirmation } from './use-confirmation.tsx';

const FILE_NAME = 'sahaay-export.json';

export interface ExportButtonProps {
  readonly email: string;
  /** True when Google has just confirmed, on the way here, that it is them. */
  readonly isConfirmed: boolean;
}

/**
 * Downloads everything held about the person as a JSON file, once they have shown that it is them. The page fetches it
 * first, so that it can tell a failure. A person who is back from Google presses the button again, since opening an
 * address must not leave a file on somebody's device.
 */
export function ExportButton({ email, isConfirmed }: ExportButtonProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirmed) button.current?.focus();
  }, [isConfirmed]);
  const download = useMutation({
    mutationFn: () => unwrap(api.GET('/api/v1/account/user/export', { parseAs: 'blob' })),
    onSuccess: (file) => {
      saveFile(file, FILE_NAME);
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
        {t(download.isPending ? 'settings.export.busy' : 'settings.export')}
      </Button>
      {confirmation.dialog}
    </>
  );
}
