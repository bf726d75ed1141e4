import { useState } from 'react';
import { late } from '@sahaay/contracts/late';
import type { Schema } from '@sahaay/contracts';
import { TextButton } from '@sahaay/ui';
import { useServices, useT } from '../../../services.ts';

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
      <TextButton onClick={() => void open()}>{t('wrong.open')}</TextButton>
      {shown && <shown.ReportDialog prediction={prediction} onClose={() => setShown(undefined)} />}
    </>
  );
}
