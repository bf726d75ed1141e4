import { TextField, type TextFieldProps } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';

/** A field for the email of an account, with the hints for keyboard and password manager. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  const t = useText();
  return <TextField type="email" autoComplete="email" inputMode="email" required label={t('auth.email')} {...field} />;
}
