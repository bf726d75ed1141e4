import { TextField, type TextFieldProps } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';

/** The email of an account, as the keyboard and the password manager should know it. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  const t = useText();
  return <TextField type="email" autoComplete="email" inputMode="email" required label={t('auth.email')} {...field} />;
}
