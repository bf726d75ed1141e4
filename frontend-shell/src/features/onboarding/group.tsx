import { Icon } from '@sahaay/ui';
import { useId, type ReactNode } from 'react';
import styles from './onboarding.module.css';

/** A group of questions, with the reason why they are asked. */
export function Group({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <p className={styles.why}>
        <Icon name="info" size={20} />
        <span>{why}</span>
      </p>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
