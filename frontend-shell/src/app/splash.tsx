import { Kolam } from '@sahaay/ui';
import { useText } from '../i18n/text.ts';

/** The mark and the name, which `index.html` shows from the first paint on while the app loads. It needs no script. */
export function Splash() {
  const t = useText();
  return (
    <p className="brand">
      <Kolam figure="mark" />
      <span>{t('app.name')}</span>
    </p>
  );
}
