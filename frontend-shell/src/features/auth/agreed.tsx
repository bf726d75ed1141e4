import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { useArrivalText } from '../../i18n/late/arrival.ts';

/** Names what somebody agrees to by opening an account. The version is kept with the account. */
export function Agreed() {
  const t = useArrivalText();
  return (
    <p className="small soft">
      {t('auth.signUp.agree')} <Link to={paths.terms}>{t('auth.signUp.terms')}</Link> {t('auth.signUp.and')}{' '}
      <Link to={paths.privacy}>{t('auth.signUp.privacy')}</Link>
      {t('auth.signUp.agreed')}
    </p>
  );
}
