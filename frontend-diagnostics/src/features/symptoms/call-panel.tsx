import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, Card, TickList } from '@sahaay/ui';
import { useT, type TextKey } from '../../services.ts';
import styles from './symptoms.module.css';

const signs: readonly TextKey[] = ['call.sign.heart', 'call.sign.stroke', 'call.sign.bleeding', 'call.sign.fits'];

/** Says, beside the question, in which cases to call instead of asking. */
export function CallPanel() {
  const t = useT();
  return (
    <aside className="sec-gap" aria-labelledby="when-to-call">
      <Card>
        <h2 className="h3" id="when-to-call">
          {t('call.title')}
        </h2>
        <TickList className={styles.signs} items={signs.map((key) => ({ key, text: t(key), icon: 'minus' }))} />
        <CallButton variant="row" number={EMERGENCY_NUMBER} label={t('call.helpline')} className={styles.helpline} />
      </Card>
    </aside>
  );
}
