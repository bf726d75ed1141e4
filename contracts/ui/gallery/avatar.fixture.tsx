import { Avatar } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function AvatarFixture() {
  const w = useWords();
  return (
    <>
      <State name="initials, three sizes">
        <Avatar name={w.person} size={36} /> <Avatar name={w.person} /> <Avatar name={w.person} size={72} />
      </State>
      <State name="without a name">
        <Avatar name="" />
      </State>
      <State name="a picture that fails">
        <Avatar name={w.person} picture="data:image/png;base64,none" />
      </State>
    </>
  );
}
