import { Link } from '@sahaay/kit';
import { CallButton, Note, RuledList } from '@sahaay/ui';
import { useServices } from '../../../services.ts';
import { useSafetyT } from '../../../i18n/late/safety.ts';
import styles from '../feed.module.css';
import type { Danger } from './danger.ts';

/** The helplines that a danger may name besides the first number. */
const LINES = {
  '112': 'safety.line.112',
  '108': 'safety.line.108',
  '14416': 'safety.line.14416',
  '181': 'safety.line.181',
  '1091': 'safety.line.1091',
  '1098': 'safety.line.1098',
  '1800 116 117': 'safety.line.poisons',
} as const;

const isKnown = (number: string): number is keyof typeof LINES => number in LINES;

/** Whom to call and what to do. */
export function Help({ danger: { isSelfHarm, numbers } }: { danger: Danger }) {
  const t = useSafetyT();
  const { paths } = useServices();
  const [first, ...others] = numbers;
  return (
    <div className={styles.help}>
      <p>{t(isSelfHarm ? 'safety.selfHarm.text' : 'safety.emergency.text')}</p>
      <CallButton block label={t('safety.call')} number={first} />
      <RuledList>
        {others.filter(isKnown).map((number) => (
          <li key={number}>
            <CallButton variant="row" label={t(LINES[number])} number={number} />
          </li>
        ))}
      </RuledList>
      <p>
        <Link to={paths.emergency}>{t('safety.firstAid')}</Link>
      </p>
      {!isSelfHarm && (
        <p>
          <Link to={paths.diagnostics}>{t('safety.check')}</Link>
        </p>
      )}
    </div>
  );
}

export const titleOf = ({ isSelfHarm }: Danger) => (isSelfHarm ? 'safety.selfHarm.title' : 'safety.emergency.title');

/** The help that is there after something was sent. It stays. */
export function StayingHelp({ danger }: { danger: Danger }) {
  const t = useSafetyT();
  return (
    <Note urgent role="alert">
      <h2 className="h3">{t(titleOf(danger))}</h2>
      <Help danger={danger} />
    </Note>
  );
}
