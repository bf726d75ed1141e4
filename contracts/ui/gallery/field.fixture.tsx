import { Field, FieldError } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function FieldFixture() {
  const w = useWords();
  return (
    <>
      <State name="default">
        <Field label={w.name}>{(control) => <input {...control} />}</Field>
      </State>
      <State name="with a hint and an error">
        <Field label={w.name} hint={w.hint} error={w.missing}>
          {(control) => <input {...control} />}
        </Field>
      </State>
      <State name="the error alone">
        <FieldError id="alone">{w.missing}</FieldError>
      </State>
    </>
  );
}
