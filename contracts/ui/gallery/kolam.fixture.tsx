import { Kolam } from '../src/index.ts';
import { kolamFigures, type KolamFigure } from '../src/components/kolam-figures.ts';
import { State } from './state.tsx';

const FIGURES = Object.keys(kolamFigures) as KolamFigure[];

export default function KolamFixture() {
  return (
    <>
      {FIGURES.map((figure) => (
        <State key={figure} name={`figure ${figure}: joined, dots, quiet`}>
          <div className="gallery-figures">
            <Kolam figure={figure} />
            <Kolam figure={figure} variant="dots" />
            <Kolam figure={figure} variant="quiet" fine />
          </div>
        </State>
      ))}
      <State name="three parts of seven">
        <div className="gallery-figures">
          <Kolam figure="13" progress={{ done: 3, total: 7 }} />
        </div>
      </State>
    </>
  );
}
