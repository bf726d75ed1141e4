import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { buttonClass } from '@sahaay/ui';
import { SoloPage } from '../components/solo-page.tsx';
import { useText } from '../i18n/text.ts';

export function NotFoundPage() {
  const t = useText();
  return (
    <SoloPage centred title={t('title.notFound')} intro={t('notFound.text')}>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.landing}>
        {t('notFound.home')}
      </Link>
    </SoloPage>
  );
}
