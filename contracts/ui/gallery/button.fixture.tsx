import { Button, IconButton, TextButton } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function ButtonFixture() {
  const w = useWords();
  return (
    <>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <State key={variant} name={`${variant}: default, disabled, busy`}>
          <div className="btn-row">
            <Button variant={variant}>{w.save}</Button>
            <Button variant={variant} disabled>
              {w.save}
            </Button>
            <Button variant={variant} busy>
              {w.saving}
            </Button>
          </div>
        </State>
      ))}
      <State name="focus" focused>
        <Button>{w.save}</Button>
      </State>
      <State name="with an icon, 48 px">
        <Button icon="print" size={48} variant="secondary">
          {w.save}
        </Button>
      </State>
      <State name="as wide as its place, long text">
        <Button block>{w.long}</Button>
      </State>
      <State name="within a sentence">
        <p>
          {w.long} <TextButton>{w.save}</TextButton>
        </p>
      </State>
      <State name="icon alone">
        <IconButton icon="phone" label={w.call} />
      </State>
    </>
  );
}
