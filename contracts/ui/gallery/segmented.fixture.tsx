import { useState } from 'react';
import { Segmented, type SegmentedProps } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

type Reply = 'yes' | 'no' | 'unsure';

function Choice(props: Partial<SegmentedProps<Reply>> & { chosen?: Reply }) {
  const w = useWords();
  const [value, setValue] = useState(props.chosen);
  const options = [
    { value: 'yes', label: w.yes },
    { value: 'no', label: w.no },
    { value: 'unsure', label: w.unsure },
  ] as const;
  return <Segmented legend={w.question} options={options} value={value} onChange={setValue} {...props} />;
}

export default function SegmentedFixture() {
  const w = useWords();
  return (
    <>
      <State name="nothing chosen" focused>
        <Choice />
      </State>
      <State name="one chosen, with a hint">
        <Choice chosen="no" hint={w.hint} />
      </State>
      <State name="wrong">
        <Choice error={w.missing} />
      </State>
      <State name="disabled">
        <Choice chosen="yes" disabled />
      </State>
      <State name="long text">
        <Choice legend={w.long} />
      </State>
    </>
  );
}
