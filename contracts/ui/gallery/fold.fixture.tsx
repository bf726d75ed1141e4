import { Fold } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function FoldFixture() {
  const w = useWords();
  return (
    <>
      <State name="closed" focused>
        <Fold label={w.more}>
          <p>{w.text}</p>
        </Fold>
      </State>
      <State name="long text">
        <Fold label={w.long}>
          <p>{w.long}</p>
        </Fold>
      </State>
    </>
  );
}
