import { formatDay } from '@sahaay/contracts/i18n';
import { useQuery } from '@sahaay/kit';
import { SoloPage } from '../../components/solo-page.tsx';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useText, type TextKey } from '../../i18n/text.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { privacy as privacyInEnglish } from './i18n/en-privacy.ts';
import { terms as termsInEnglish } from './i18n/en-terms.ts';
import { privacy as privacyInHindi } from './i18n/hi-privacy.ts';
import { terms as termsInHindi } from './i18n/hi-terms.ts';
import styles from './legal.module.css';
import type { LegalText } from './legal-text.ts';

const TEXTS = {
  terms: { title: 'title.terms', en: termsInEnglish, hi: termsInHindi },
  privacy: { title: 'title.privacy', en: privacyInEnglish, hi: privacyInHindi },
} as const satisfies Record<string, { title: TextKey; en: LegalText; hi: LegalText }>;

/** A whole page of terms. In a language that it is not written in, it is in English, and says so to screen readers. */
function LegalPage({ kind }: { kind: keyof typeof TEXTS }) {
  const t = useText();
  const locale = usePreferences((state) => state.locale);
  const language = locale === 'hi' ? 'hi' : 'en';
  const { since, complaints, sections }: LegalText = TEXTS[kind][language];
  const contact = useQuery(publicConfigQuery).data?.complaints;
  return (
    <SoloPage title={t(TEXTS[kind].title)} intro={formatDay(since, locale)} wide>
      <div lang={language} className={styles.text}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2 className="h3">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {complaints && contact && (
          <p>
            {complaints} {contact.name},{' '}
            <a href={contact.address}>{contact.address.replace(/^(mailto:|https:\/\/)/, '')}</a>
          </p>
        )}
      </div>
    </SoloPage>
  );
}

export const TermsPage = () => <LegalPage kind="terms" />;
export const PrivacyPage = () => <LegalPage kind="privacy" />;
