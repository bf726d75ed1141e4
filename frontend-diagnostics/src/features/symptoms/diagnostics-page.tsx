import { useEffect } from 'react';
import { useServices } from '../../services.ts';
import { Answer, SoonerCare } from './answer/on-demand.tsx';
import { AskPage } from './ask-page.tsx';
import { askInLanguage, dismissAlarm, openSecondOpinion } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { EmergencyPage } from './emergency-page.tsx';
import { leaveAtOnce } from './leave-at-once.ts';
import { NoticedOnDevice } from './noticed-on-device.tsx';
import { useEngineWhenIdle } from './on-device/use-engine-when-idle.ts';
import { PastChecks } from './past-checks/on-demand.tsx';
import { usePastChecksInHistory } from './past-checks/use-past-checks-in-history.ts';
import { shownResult } from './result.ts';
import { watchSecondOpinions } from './second-opinion.ts';
import { useResultInHistory } from './use-result-in-history.ts';
import { localVoices } from './voice/local-voices.ts';
import { whenIdle } from '@sahaay/contracts/late';

/** Asks how the person feels, and shows what the answer means. The page for emergencies covers both. */
export function DiagnosticsPage() {
  const services = useServices();
  const { prediction: own, second, dangerSigns, alarm } = useDiagnosis();
  const prediction = own && shownResult(own, second);

  const pastChecks = usePastChecksInHistory();
  const result = useResultInHistory(pastChecks.isShown);

  // Browsers fetch their voices when first asked for them; so Read aloud is there as soon as a result is.
  useEffect(() => whenIdle(() => void localVoices()), []);
  useEffect(watchSecondOpinions, []);
  useEffect(() => void askInLanguage(services), [services]);
  useEngineWhenIdle(services.locale);

  return (
    <>
      <NoticedOnDevice />
      {pastChecks.isShown ? (
        <PastChecks />
      ) : !result.isShown || !prediction ? (
        <AskPage onResult={prediction ? result.open : null} />
      ) : (
        <Answer prediction={prediction} />
      )}
      <SoonerCare onShow={() => openSecondOpinion(services)} />
      {alarm === 'raised' && (
        <EmergencyPage
          dangerSigns={dangerSigns}
          disputed={own?.understood.disputed ?? []}
          onDismiss={() => dismissAlarm(services)}
          onLeave={() => leaveAtOnce(result.isAtEntry)}
        />
      )}
    </>
  );
}
