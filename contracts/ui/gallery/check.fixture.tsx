import { Check } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function CheckFixture() {
  const w = useWords();
  return (
    <>
      <State name="empty" focused>
        <Check label={w.question} />
      </State>
      <State name="chosen, with a hint">
        <Check label={w.question} hint={w.hint} defaultChecked />
      </State>
      <State name="disabled">
        <Check label={w.question} disabled />
      </State>
      <State name="long text">
        <Check label={w.long} hint={w.long} />
      </State>
    </>
  );
}
