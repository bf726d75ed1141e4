import { useState } from 'react';
import { diagnosticsAnswer } from '@sahaay/contracts/languages/diagnostics';
import { late } from '@sahaay/contracts/late';
import type { Schema } from '@sahaay/contracts';
import { Button } from '@sahaay/ui';
import { useAnswerT } from '../../../i18n/late/answer.ts';
import { texts } from '../../../i18n/texts.ts';
import { useServices } from '../../../services.ts';
import result from '../result.module.css';

/** Few people report an answer, so this comes when somebody asks for it. */
const dialog = late(() => import('./report-dialog.tsx'), texts.beside(diagnosticsAnswer));
type Parts = NonNullable<typeof dialog.here>;

/** Lets a person say that the answer is wrong. */
export function WrongAnswer({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useAnswerT();
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
