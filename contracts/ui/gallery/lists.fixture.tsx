import { Row, RuledList, Steps, TickList } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function ListsFixture() {
  const w = useWords();
  return (
    <>
      <State name="ruled">
        <RuledList>
          <Row>{w.hospital}</Row>
          <Row>{w.long}</Row>
        </RuledList>
      </State>
      <State name="steps">
        <Steps steps={[w.step, w.long]} />
      </State>
      <State name="ticks">
        <TickList
          items={[
            { key: 'there', text: w.likely },
            { key: 'missing', text: w.long, icon: 'minus' },
          ]}
        />
      </State>
    </>
  );
}
