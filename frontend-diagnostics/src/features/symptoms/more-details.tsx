import { useState } from 'react';
import { Check, Fold, TextField, Button } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import { setDetails } from './form.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { checkWeeks, ILLNESSES, LONGEST_LIST, MOST_NAMES, notSent } from './details.ts';
import { keepRelative, LONGEST_NAME, MOST_RELATIVES } from './family.ts';
import styles from './for-whom.module.css';

const GROUPS = ['otherIllnesses', 'medicines', 'allergies'] as const;

/** Asks for pregnancy, illnesses, medicines and allergies under a fold. All of it may be left empty. */
export function MoreDetails() {
  const t = useT();
  const { about, details } = useDiagnosis();
  const told = details[about];
  const mayBePregnant = about !== 'child' && told.sex !== 'male';
  return (
    <Fold label={t(mayBePregnant ? 'details.title' : 'details.title.short')} className={styles.more}>
      <div className={styles.fields}>
        <p className="small soft">{t('details.why')}</p>
        {mayBePregnant && (
          <Check
            label={t('details.pregnant')}
            checked={told.isPregnant}
            onChange={(event) => setDetails({ isPregnant: event.target.checked })}
          />
        )}
        {mayBePregnant && told.isPregnant && (
          <TextField
            label={t('details.weeks')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={told.weeks}
            onChange={(event) => setDetails({ weeks: event.target.value })}
            {...(checkWeeks(told.weeks).isWrong && { error: t('details.weeks.wrong') })}
          />
        )}
        <fieldset className={styles.illnesses}>
          <legend className="legend">{t('details.illnesses')}</legend>
          {ILLNESSES.map((illness) => (
            <Check
              key={illness}
              label={t(`illness.${illness}`)}
              checked={told.illnesses.includes(illness)}
              onChange={({ target }) =>
                setDetails({
                  illnesses: ILLNESSES.filter((one) =>
                    one === illness ? target.checked : told.illnesses.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        {GROUPS.map((group) => {
          const tooMany = notSent(told, group);
          return (
            <TextField
              key={group}
              label={t(`details.${group}`)}
              hint={t('details.commas')}
              autoComplete="off"
              maxLength={LONGEST_LIST}
              value={told[group]}
              onChange={(event) => setDetails({ [group]: event.target.value })}
              {...(tooMany.length > 0 && {
                error: t('details.tooMany', { most: String(MOST_NAMES), names: tooMany.join(', ') }),
              })}
            />
          );
        })}
        {about !== 'self' && <KeepThem />}
      </div>
    </Fold>
  );
}

/** Keeps the details on this device under a name, when the person wants that. */
function KeepThem() {
  const t = useT();
  const { user, notify } = useServices();
  const { about, details } = useDiagnosis();
  const [name, setName] = useState('');
  if (!user || about === 'self') return null;

  function keep(userId: string, whose: 'child' | 'other') {
    const kept = keepRelative(userId, {
      name: name.trim(),
      about: whose,
      details: details[whose],
      savedAt: Date.now(),
    });
    if (kept === 'kept') notify.success(t('family.done', { name: name.trim() }));
    else notify.error(kept === 'full' ? t('family.full', { most: String(MOST_RELATIVES) }) : t('family.failed'));
    if (kept === 'kept') setName('');
  }

  return (
    <div className={styles.keep}>
      <TextField
        label={t('family.name')}
        hint={t('family.hint')}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="secondary" size={48} disabled={name.trim() === ''} onClick={() => keep(user.id, about)}>
        {t('family.keep')}
      </Button>
    </div>
  );
}
