import { EMERGENCY_NUMBER, OTHER_HELPLINES } from '@sahaay/contracts/constants';
import { CallButton, PageHeading, RuledList, Steps } from '@sahaay/ui';
import { EmergencyNumbers } from '../../components/emergency-numbers.tsx';
import { SoloHeader } from '../../components/solo-page.tsx';
import { useEmergencyText, type EmergencyKey } from '../../i18n/late/emergency.ts';
import styles from './emergency.module.css';
import { FirstAidSection } from './first-aid-section.tsx';

const TO_SAY: readonly EmergencyKey[] = [
  'emergency.say.place',
  'emergency.say.what',
  'emergency.say.state',
  'emergency.say.number',
  'emergency.say.stay',
];

/** Whom to call, what to say and what to do until help comes. It needs no account, and no network once it was kept. */
export function EmergencyPage() {
  const t = useEmergencyText();
  return (
    <div className={styles.wrap}>
      <SoloHeader />
      <main id="main" tabIndex={-1}>
        <PageHeading title={t('emergency.page')} intro={t('emergency.page.lead')} />
        <div className="cols-side">
          <div>
            <div className={styles.first}>
              <CallButton block label={t('emergency.short')} number={EMERGENCY_NUMBER} />
              <CallButton block label={t('emergency.ambulance')} number="108" />
            </div>
            <section aria-labelledby="say">
              <h2 className="h2" id="say">
                {t('emergency.say')}
              </h2>
              <Steps steps={TO_SAY.map((text) => t(text))} />
            </section>
          </div>
          <div>
            <FirstAidSection />
            <section aria-labelledby="lines" className={styles.lines}>
              <h2 className="h2" id="lines">
                {t('emergency.lines')}
              </h2>
              <EmergencyNumbers />
              <div className="in-columns">
                <RuledList className={styles.more}>
                  {OTHER_HELPLINES.map(({ key, number }) => (
                    <li key={key}>
                      <CallButton variant="row" label={t(`helpline.${key}`)} number={number} />
                    </li>
                  ))}
                </RuledList>
              </div>
            </section>
          </div>
        </div>
      </main>
    </div>
  );
}
