import { Select, TextArea, TextField } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function TextFieldsFixture() {
  const w = useWords();
  return (
    <>
      <State name="text: empty" focused>
        <TextField label={w.name} />
      </State>
      <State name="text: filled, with a hint">
        <TextField label={w.name} hint={w.hint} defaultValue={w.person} />
      </State>
      <State name="text: wrong">
        <TextField label={w.name} error={w.missing} />
      </State>
      <State name="text: disabled">
        <TextField label={w.name} defaultValue={w.person} disabled />
      </State>
      <State name="area: long text">
        <TextArea label={w.question} defaultValue={w.long} />
      </State>
      <State name="select">
        <Select
          label={w.filter}
          options={[
            { value: 'hospital', label: w.hospital },
            { value: 'doctor', label: w.doctor },
          ]}
        />
      </State>
      <State name="select: disabled">
        <Select label={w.filter} options={[{ value: 'doctor', label: w.doctor }]} disabled />
      </State>
    </>
  );
}
