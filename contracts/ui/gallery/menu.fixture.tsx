import { Menu } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function MenuFixture() {
  const w = useWords();
  return (
    <>
      <State name="closed, with the focus; Enter opens it" focused>
        <Menu label={w.person} trigger={<span>अ</span>} header={w.person}>
          {(item) => (
            <>
              <button type="button" {...item()}>
                {w.save}
              </button>
              <button type="button" {...item()}>
                {w.more}
              </button>
            </>
          )}
        </Menu>
      </State>
    </>
  );
}
