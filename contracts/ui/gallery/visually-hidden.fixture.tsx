import { VisuallyHidden } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function VisuallyHiddenFixture() {
  const w = useWords();
  return (
    <>
      <State name="there for screen readers, and not to be seen">
        <VisuallyHidden>{w.text}</VisuallyHidden>
      </State>
    </>
  );
}
