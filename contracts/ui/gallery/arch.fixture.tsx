import { Arch, ServiceBay } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function ArchFixture() {
  const w = useWords();
  return (
    <>
      <State name="arch">
        <Arch icon="phone" />
      </State>
      <State name="service" focused>
        <div className="arcade">
          <ServiceBay as="a" href="#one" icon="pin" title={w.service} text={w.serviceText} />
          <ServiceBay as="a" href="#two" icon="people" title={w.service} text={w.long} />
        </div>
      </State>
    </>
  );
}
