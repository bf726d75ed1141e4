import { useState } from 'react';
import { late } from '@sahaay/contracts/late';
import type { Schema } from '@sahaay/contracts';
import { Button } from '@sahaay/ui';
import { useServices, useT } from '../../../services.ts';
import result from '../result.module.css';

/** Few people report an answer, so this comes when somebody asks for it. */
const dialog = late(() => import('./report-dialog.tsx'));
type Parts = NonNullable<typeof dialog.here>;

/** Lets a person say that the answer is wrong. */
export function WrongAnswer({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useT();
  const { notify } = useServices();
  const [shown, setShown] = useState<Parts>();

  async function open() {
    const parts = await dialog.get();
    if (parts) setShown(() => parts);
    else notify.error(t('wrong.notLoaded'));
  }

  return (
    <>
      <Button variant="quiet" size={48} className={result.again} onClick={() => void open()}>
        {t('wrong.open')}
      </Button>
      {shown && <shown.ReportDialog prediction={prediction} onClose={() => setShown(undefined)} />}
    </>
  );
}
