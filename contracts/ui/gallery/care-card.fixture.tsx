import { CareCard } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function CareCardFixture() {
  const w = useWords();
  return (
    <>
      {(['emergency', 'urgent', 'doctor', 'self_care'] as const).map((level) => (
        <State key={level} name={level}>
          <CareCard level={level} label={w.urgent} title={w.today}>
            <p>{w.text}</p>
          </CareCard>
        </State>
      ))}
      <State name="long text">
        <CareCard level="urgent" label={w.urgent} title={w.long}>
          <p>{w.long}</p>
        </CareCard>
      </State>
    </>
  );
}
