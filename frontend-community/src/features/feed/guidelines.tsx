import { Panel, TickList } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

const rules = ['guidelines.share', 'guidelines.private', 'guidelines.cures'] as const;

export function Guidelines() {
  const t = useT();
  return (
    <Panel>
      <h2 className="h3">{t('guidelines.heading')}</h2>
      <TickList className={styles.rules} items={rules.map((rule) => ({ key: rule, text: t(rule) }))} />
    </Panel>
  );
}
