import type { Schema } from '@sahaay/contracts';

/** What is sent of the person in need, beside the words. */
export type Person = Pick<
  Schema<'PredictRequest'>,
  'age' | 'sex' | 'about' | 'pregnant' | 'pregnancyWeeks' | 'illnesses' | 'medicines' | 'allergies'
>;

/** Whole years from a date of birth (yyyy-mm-dd) to today. */
function yearsSince(dob: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = dob.split('-').map(Number);
  const hadBirthday = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Age in years and sex as the profile has them; what it lacks is left out. */
export function personOf(user: Schema<'User'> | null, today = new Date()): Person {
  const person: Person = {};
  if (user?.dob) person.age = yearsSince(user.dob.slice(0, 10), today);
  if (user?.gender) person.sex = user.gender;
  return person;
}
