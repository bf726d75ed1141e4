import { useEffect } from 'react';
import { useServices } from '../../services.ts';
import { AskPage } from './ask-page.tsx';
import { dismissAlarm, useDiagnosis } from './diagnosis.ts';
import { EmergencyPage } from './emergency-page.tsx';
import { fetchRedFlags } from './red-flag-check.ts';
import { ResultPage } from './result-page.tsx';
import { UnclearPage } from './unclear-page.tsx';
import { whenIdle } from './when-idle.ts';

/** Asks, and shows what the answer means; an emergency covers both. */
export function DiagnosticsPage() {
  const services = useServices();
  const { stage, prediction, dangerSigns, alarm } = useDiagnosis();
  const isUnclear =
    prediction?.response_type === 'need_more_information' || prediction?.response_type === 'not_medical';

  useEffect(() => whenIdle(fetchRedFlags), []);

  return (
    <>
      {stage !== 'answered' || !prediction ? (
        <AskPage />
      ) : isUnclear ? (
        <UnclearPage prediction={prediction} />
      ) : (
        <ResultPage prediction={prediction} />
      )}
      {alarm === 'raised' && <EmergencyPage dangerSigns={dangerSigns} onDismiss={() => dismissAlarm(services)} />}
    </>
  );
}
