import { PasswordField } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function PasswordFieldFixture() {
  const w = useWords();
  return (
    <>
      <State name="empty" focused>
        <PasswordField label={w.password} showLabel={w.show} hideLabel={w.hide} />
      </State>
      <State name="with an error">
        <PasswordField label={w.password} showLabel={w.show} hideLabel={w.hide} error={w.missing} />
      </State>
      <State name="disabled">
        <PasswordField label={w.password} showLabel={w.show} hideLabel={w.hide} disabled defaultValue="kolam" />
      </State>
    </>
  );
}
