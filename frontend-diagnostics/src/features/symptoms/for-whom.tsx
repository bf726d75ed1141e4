import { Segmented, Select, TextField } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { setAbout, setDetails } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import type { About } from './details.ts';
import { KeptFamily } from './kept-family.tsx';
import { AGE_UNITS, checkAge, type AgeUnit } from './told-age.ts';
import styles from './for-whom.module.css';

const WHO: readonly About[] = ['self', 'child', 'other'];
const SEXES = ['female', 'male'] as const;
const GROWN_UP = 18;
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
        options={WHO.map((value) => ({ value, label: t(`whom.${value}`) }))}
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
  const { isWrong, years = 0 } = checkAge(age, unit);
  const seemsOld = about === 'child' && years >= GROWN_UP;
  return (
    <div className={styles.patient}>
      <KeptFamily about={about} />
      <div className={styles.age}>
        <TextField
          id={AGE_ID}
          label={t('whom.age')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={age}
          onChange={(event) => setDetails({ age: event.target.value })}
          {...(isWrong && { error: t('whom.age.wrong') })}
          {...(seemsOld && { hint: t('whom.age.old') })}
        />
        {about === 'child' && (
          <Select
            label={t('whom.unit')}
            options={AGE_UNITS.map((value) => ({ value, label: t(`whom.unit.${value}`) }))}
            value={unit}
            onChange={(event) => setDetails({ unit: event.target.value as AgeUnit })}
          />
        )}
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
