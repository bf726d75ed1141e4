import type { Schema } from '@sahaay/contracts';
import { diagnosticsAnswer } from '@sahaay/contracts/languages/diagnostics';
import { late } from '@sahaay/contracts/late';
import { PageHeading } from '@sahaay/ui';
import { LatePart } from '../../../late-part.tsx';
import { texts } from '../../../i18n/texts.ts';
import { useT } from '../../../services.ts';

/** Nobody has an answer before they have asked, so this comes while they write. The emergency page waits for nothing. */
const parts = late(() => import('./parts.ts'), texts.beside(diagnosticsAnswer));

export const fetchAnswerParts = (): void => void parts.get();

/** Shows the answer, or that there is none yet and why. */
export function Answer({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useT();
  const { response_type: type } = prediction;
  const isUnclear = type === 'need_more_information' || type === 'not_medical';
  return (
    <LatePart
      of={parts}
      heading={<PageHeading title={t('result.title')} />}
      loading={t('result.loading')}
      failed={t('result.failed')}
    >
      {({ ResultPage, UnclearPage }) =>
        isUnclear ? <UnclearPage prediction={prediction} /> : <ResultPage prediction={prediction} />
      }
    </LatePart>
  );
}

/** Says over everything else that care is needed sooner than the answer said, which was shown before. */
export function SoonerCare({ onShow }: { onShow: () => void }) {
  const { here } = parts;
  return here && <here.SoonerCare onShow={onShow} />;
}
