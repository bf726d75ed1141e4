import { unwrap } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { useNavigate, useQuery } from '@sahaay/kit';
import { useEffect } from 'react';
import { SoloPage } from '../../components/solo-page.tsx';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';
import { PersonBoundary } from '../../session/person-boundary.tsx';
import { isUnauthenticated, sessionQuery, useRememberUser, useRequireSignIn } from '../../session/session.ts';
import { agree, isComplete } from '../../components/guardian/agree.ts';
import { OnboardingForm } from './onboarding-form.tsx';

export function OnboardingPage() {
  return (
    <PersonBoundary left={null}>
      <Onboarding />
    </PersonBoundary>
  );
}

function Onboarding() {
  const t = useArrivalText();
  const navigate = useNavigate();
  const remember = useRememberUser();
  const requireSignIn = useRequireSignIn();
  const { data: user, error } = useQuery(sessionQuery);
  const isSignedOut = isUnauthenticated(error);
  useEffect(() => {
    if (!isSignedOut) return;
    toastError(error, t);
    requireSignIn();
  }, [isSignedOut, error, t, requireSignIn]);
  return (
    <SoloPage wide title={t('onboarding.title')} intro={t('onboarding.intro')}>
      <OnboardingForm
        name={user?.name}
        send={async (body, agreement) => {
          const { data } = await unwrap(api.POST('/api/v1/onboard/user', { body }));
          remember(data.user);
          // The profile is saved by now. Settings asks for the adult again where this fails.
          if (isComplete(agreement)) await agree(agreement).then(remember, (failure) => toastError(failure, t));
          await navigate(paths.dashboard, { replace: true });
        }}
      />
    </SoloPage>
  );
}
