import { Card, Note, Panel } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function SurfaceFixture() {
  const w = useWords();
  return (
    <>
      <State name="card">
        <Card>{w.text}</Card>
      </State>
      <State name="panel">
        <Panel>{w.text}</Panel>
      </State>
      <State name="note">
        <Note>{w.text}</Note>
      </State>
      <State name="note that should not be missed, long text">
        <Note urgent>{w.long}</Note>
      </State>
    </>
  );
}
