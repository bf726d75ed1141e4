import type { Schema } from '@sahaay/contracts';

/** The medical term of a condition, unless the name that is shown holds it already. */
export function medicalNameBeside(name: string, condition: Schema<'Condition'> | undefined): string | undefined {
  const medicalName = condition?.medical_name;
  return medicalName && !name.toLowerCase().includes(medicalName.toLowerCase()) ? medicalName : undefined;
}
