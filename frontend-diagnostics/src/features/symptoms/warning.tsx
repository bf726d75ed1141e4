import type { Schema } from '@sahaay/contracts';
import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, Icon } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './result.module.css';

type Signs = Schema<'WarningSigns'>;

const ICONS = { call: 'phone', hospital: 'hospital', doctor: 'stethoscope' } as const;

/** Says at which signs to call for help, to go to a hospital or to see a doctor, each with its picture. */
export function Warning({ text, signs = [] }: { text: string; signs?: readonly Signs[] | undefined }) {
  if (signs.length === 0) return <Sentence text={text} />;
  return (
    <ul className={styles.signs}>
      {signs.map(({ act, text: sentence }) => (
        <li key={sentence}>
          <Icon name={ICONS[act]} size={20} />
          <Sentence text={sentence} />
        </li>
      ))}
    </ul>
  );
}

/** The sentence with its "Call 112" as a link, where it says so. */
function Sentence({ text }: { text: string }) {
  const t = useT();
  const [before, ...rest] = text.split(`${t('call.word')} ${EMERGENCY_NUMBER}`);
  return (
    <p data-said="">
      {before}
      {rest.length > 0 && (
        <CallButton variant="link" number={EMERGENCY_NUMBER} label={t('call.word')} className={styles.warningCall} />
      )}
      {rest.join('')}
    </p>
  );
}
