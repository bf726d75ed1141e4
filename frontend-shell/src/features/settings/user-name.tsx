/** Tells a password manager whose password a form is about; people see that elsewhere. */
export function UserName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
