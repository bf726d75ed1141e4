import { Button } from '@sahaay/ui';
import { SoloPage } from '../components/solo-page.tsx';
import { useText } from '../i18n/text.ts';

/** Stands in for a page that threw, or whose code could not be fetched. */
export function ErrorPage() {
  const t = useText();
  return (
    <SoloPage title={t('error.page.title')} intro={t('error.page.text')}>
      <Button onClick={() => location.reload()}>{t('error.page.reload')}</Button>
    </SoloPage>
  );
}
