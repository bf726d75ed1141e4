import type { RemoteName, RemotePage } from '@sahaay/contracts/shell';
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

/** The title of a remote's page and the words below it, as the page itself will show them. It needs no script. */
export function FirstWords({ page }: { page: RemotePage<RemoteName> }) {
  const t = useText();
  return (
    <div className={`boot-words boot-words-${page} page`}>
      <div className="page-head">
        <p className="h1">{t(`title.${page}`)}</p>
        <p className="soft">{t(`lead.${page}`)}</p>
      </div>
    </div>
  );
}
