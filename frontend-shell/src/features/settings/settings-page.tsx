import { shellAccount } from '@sahaay/contracts/languages/shell';
import { late } from '@sahaay/contracts/late';
import { useQuery } from '@sahaay/kit';
import { PageHeading, QueryView } from '@sahaay/ui';
import { useTakenParam } from '../../components/use-taken-param.ts';
import { useText } from '../../i18n/text.ts';
import { texts } from '../../i18n/texts.ts';
import { LatePart } from '../../components/late-part.tsx';
import { AccountInformation } from './account-information.tsx';
import { Appearance } from './appearance.tsx';
import { ConfirmationProblem } from './confirmation-problem.tsx';
import { DangerZone } from './danger-zone.tsx';
import { Devices } from './devices.tsx';
import { Identity } from './identity.tsx';
import { Language } from './language.tsx';
import { OwnPassword } from './own-password.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile-query.ts';
import { profileMessage } from './profile-message.ts';
import styles from './settings.module.css';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { useSignInAfterRefusal } from './use-sign-in-after-refusal.ts';

/** The adult who cares for a child, for a child alone. */
const guardian = late(() => import('./guardian-section.tsx'), texts.beside(shellAccount));

/** `reload` loads the page again, as Retry after a failed load does. */
export function SettingsPage({ reload = () => location.reload() }: { reload?: () => void }) {
  const t = useText();
  const query = useQuery(profileQuery);
  const confirmed = useTakenParam('confirmed');
  useSignInAfterRefusal(query.error);
  return (
    <>
      <PageHeading title={t('settings.title')} />
      <div className={styles.column}>
        <ConfirmationProblem />
        <QueryView
          query={query}
          loadingLabel={t('settings.loading')}
          errorTitle={t('settings.load.title')}
          errorMessage={(error) => profileMessage(error, t)}
          retryLabel={t('retry')}
          onRetry={reload}
        >
          {(user) => (
            <>
              <Identity user={user} />
              <ProfileForm key={user.id} user={user} />
              {(user.child || user.guardian) && (
                <section className={styles.section}>
                  <LatePart of={guardian}>{({ GuardianSection }) => <GuardianSection user={user} />}</LatePart>
                </section>
              )}
              <Language />
              <Appearance />
              <Devices />
              <OwnPassword email={user.email} isConfirmed={confirmed === 'password'} />
              <Passkeys email={user.email} isConfirmed={confirmed === 'passkeys'} />
              <SecondFactor email={user.email} isConfirmed={confirmed === 'second_factor'} />
              <AccountInformation user={user} isConfirmed={confirmed === 'export'} />
              <DangerZone email={user.email} isConfirmed={confirmed === 'delete'} />
            </>
          )}
        </QueryView>
      </div>
    </>
  );
}
