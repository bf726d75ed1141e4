import { Alert } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function AlertFixture() {
  const w = useWords();
  return (
    <>
      <State name="default">
        <Alert>{w.failed}</Alert>
      </State>
      <State name="long text">
        <Alert>{w.long}</Alert>
      </State>
      <State name="takes the focus">
        <Alert takesFocus>{w.failed}</Alert>
      </State>
    </>
  );
}
