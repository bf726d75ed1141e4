import { CallButton, RuledList } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function CallButtonFixture() {
  const w = useWords();
  return (
    <>
      <State name="call" focused>
        <CallButton label={w.call} number="112" />
      </State>
      <State name="emergency">
        <div className="em">
          <CallButton variant="emergency" label={w.call} number="112" hint={w.free} />
        </div>
      </State>
      <State name="tile">
        <div className="em">
          <CallButton variant="tile" label={w.ambulance} number="108" />
        </div>
      </State>
      <State name="row">
        <RuledList>
          <li>
            <CallButton variant="row" label={w.ambulance} hint={w.free} number="108" />
          </li>
          <li>
            <CallButton variant="row" label={w.long} number="1906" />
          </li>
        </RuledList>
      </State>
      <State name="link">
        <CallButton variant="link" label={w.call} number="112" />
      </State>
      <State name="outline">
        <CallButton variant="outline" label={w.call} number="011 2323 9271" />
      </State>
    </>
  );
}
