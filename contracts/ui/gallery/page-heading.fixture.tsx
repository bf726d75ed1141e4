import { PageHeading } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function PageHeadingFixture() {
  const w = useWords();
  return (
    <>
      <State name="with an introduction">
        <PageHeading title={w.service} intro={w.serviceText} />
      </State>
      <State name="alone">
        <PageHeading title={w.service} />
      </State>
      <State name="long text">
        <PageHeading title={w.long} intro={w.long} />
      </State>
    </>
  );
}
