import { unwrap } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { useNavigate } from '@sahaay/kit';
import { SoloPage } from '../../components/solo-page.tsx';
import { useText } from '../../i18n/text.ts';
import { api } from '../../session/api.ts';
import { useRememberUser } from '../../session/session.ts';
import { OnboardingForm } from './onboarding-form.tsx';

export function OnboardingPage() {
  const t = useText();
  const navigate = useNavigate();
  const remember = useRememberUser();
  return (
    <SoloPage wide title={t('onboarding.title')} intro={t('onboarding.intro')}>
      <OnboardingForm
        send={async (body) => {
          const { data } = await unwrap(api.POST('/api/v1/onboard/user', { body }));
          remember(data.user);
          await navigate(paths.dashboard, { replace: true });
        }}
      />
    </SoloPage>
  );
}
