import { useState } from 'react';
import { Button, Dialog } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

function Question({ text, busy }: { text: string; busy?: boolean }) {
  const w = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {w.more}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={w.sure}
        role="alertdialog"
        busy={busy}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {w.cancel}
            </Button>
            <Button variant="danger" busy={busy}>
              {busy ? w.saving : w.save}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}

export default function DialogFixture() {
  const w = useWords();
  return (
    <>
      <State name="a question">
        <Question text={w.text} />
      </State>
      <State name="busy, with long text">
        <Question text={w.long} busy />
      </State>
    </>
  );
}
