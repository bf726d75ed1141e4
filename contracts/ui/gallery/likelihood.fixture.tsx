import { Likelihood } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function LikelihoodFixture() {
  const w = useWords();
  return (
    <>
      <State name="likely">
        <Likelihood band="likely" label={w.likely} />
      </State>
      <State name="possible">
        <Likelihood band="possible" label={w.possible} />
      </State>
      <State name="less likely">
        <Likelihood band="less_likely" label={w.unlikely} />
      </State>
    </>
  );
}
