import { Segmented } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { AgeField } from './age-field.tsx';
import { setAbout, setDetails } from './form.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { ABOUT, type About } from './details.ts';
import { KeptFamily } from './kept-family.tsx';
import styles from './for-whom.module.css';

const SEXES = ['female', 'male'] as const;
/** An error leads to the field with this id. */
export const AGE_ID = 'patient-age';

/** Asks whom the question is about, and how old somebody else is. All of it may be left empty. */
export function ForWhom() {
  const t = useT();
  const { about } = useDiagnosis();
  return (
    <div className={styles.whom}>
      <Segmented
        legend={t('whom.title')}
        options={ABOUT.map((value) => ({ value, label: t(`whom.${value}`) }))}
        value={about}
        onChange={setAbout}
      />
      {about !== 'self' && <Patient about={about} />}
    </div>
  );
}

function Patient({ about }: { about: Exclude<About, 'self'> }) {
  const t = useT();
  const { age, unit, sex } = useDiagnosis().details[about];
  return (
    <div className={styles.patient}>
      <KeptFamily about={about} />
      <div className={styles.age}>
        <AgeField id={AGE_ID} about={about} age={age} unit={unit} onChange={setDetails} />
      </div>
      <Segmented
        legend={t('whom.sex')}
        options={SEXES.map((value) => ({ value, label: t(`whom.${about}.${value}`) }))}
        value={sex}
        onChange={(chosen) => setDetails({ sex: chosen })}
      />
    </div>
  );
}
