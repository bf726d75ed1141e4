import { unwrap } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { Button } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';
import styles from './settings.module.css';

const FILE_NAME = 'sahaay-export.json';

/** Hands a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has read its beginning by then; some browsers read on after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Everything held about the person, as a JSON file. Fetched here first, so that a failure can be told. */
export function ExportButton() {
  const t = useText();
  const download = useMutation({
    mutationFn: () => unwrap(api.GET('/api/v1/account/user/export', { parseAs: 'blob' })),
    onSuccess: (file) => {
      save(file, FILE_NAME);
      notify.success(t('settings.export.done'));
    },
    onError: (error) => toastError(error, t),
  });
  return (
    <Button variant="quiet" className={styles.exportButton} busy={download.isPending} onClick={() => download.mutate()}>
      {t(download.isPending ? 'settings.export.busy' : 'settings.export')}
    </Button>
  );
}
