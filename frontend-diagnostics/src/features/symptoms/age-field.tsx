import { Select, TextField } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { AGE_UNITS, checkAge, type AgeUnit } from './told-age.ts';

const GROWN_UP = 18;

interface AgeFieldProps {
  id?: string;
  about: 'child' | 'other';
  age: string;
  unit: AgeUnit;
  onChange: (changed: { age: string } | { unit: AgeUnit }) => void;
}

/** Takes an age: a child's in years, months or days. It says at once when what was typed is no age, or may be another unit. */
export function AgeField({ id, about, age, unit, onChange }: AgeFieldProps) {
  const t = useT();
  const { isWrong, years } = checkAge(age, unit);
  return (
    <>
      <TextField
        {...(id && { id })}
        label={t('whom.age')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={age}
        onChange={(event) => onChange({ age: event.target.value })}
        {...(isWrong && { error: t('whom.age.wrong') })}
        {...(about === 'child' && years === 0 && { hint: t('whom.age.zero') })}
        {...(about === 'child' && years !== undefined && years >= GROWN_UP && { hint: t('whom.age.old') })}
      />
      {about === 'child' && (
        <Select
          label={t('whom.unit')}
          options={AGE_UNITS.map((value) => ({ value, label: t(`whom.unit.${value}`) }))}
          value={unit}
          onChange={(event) => onChange({ unit: event.target.value as AgeUnit })}
        />
      )}
    </>
  );
}
