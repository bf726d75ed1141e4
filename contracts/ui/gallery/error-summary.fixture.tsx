import { ErrorSummary, TextField } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function ErrorSummaryFixture() {
  const w = useWords();
  return (
    <>
      <State name="with a problem, which leads to its field">
        <ErrorSummary title={w.problems} errors={[{ fieldId: 'name', message: w.missing }]} />
        <TextField id="name" label={w.name} error={w.missing} />
      </State>
      <State name="without one">
        <ErrorSummary title={w.problems} errors={[]} />
      </State>
    </>
  );
}
