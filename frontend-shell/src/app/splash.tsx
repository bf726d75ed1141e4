import type { Locale } from '@sahaay/contracts/constants';
import type { RemoteName, RemotePage } from '@sahaay/contracts/shell';
import { Kolam } from '@sahaay/ui';
import { useText } from '../i18n/text.ts';
import { texts } from '../i18n/texts.ts';

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

/** The title of a remote's page and the words below it, as the page itself will show them in this language. */
export function FirstWords({ page, language }: { page: RemotePage<RemoteName>; language: Locale }) {
  const t = texts.in(language);
  if (!t) throw new Error(`The first words of "${language}" are rendered before its texts are here.`);
  return (
    <div className={`boot-words boot-words-${page} page`} lang={language}>
      <div className="page-head">
        <p className="h1">{t(`title.${page}`)}</p>
        <p className="soft">{t(`lead.${page}`)}</p>
      </div>
    </div>
  );
}
