import { Icon } from '../src/index.ts';
import { iconShapes } from '../src/components/icon-shapes.ts';
import { State } from './state.tsx';

const NAMES = Object.keys(iconShapes) as (keyof typeof iconShapes)[];

export default function IconFixture() {
  return (
    <>
      <State name="sizes">
        <Icon name="phone" size={20} /> <Icon name="phone" /> <Icon name="phone" size={32} />{' '}
        <Icon name="phone" size={40} />
      </State>
      {NAMES.map((name) => (
        <State key={name} name={name}>
          <Icon name={name} />
        </State>
      ))}
    </>
  );
}
