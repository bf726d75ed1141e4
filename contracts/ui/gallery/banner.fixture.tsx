import { Banner, Button } from '../src/index.ts';
import { State } from './state.tsx';
import { useWords } from './words.ts';

export default function BannerFixture() {
  const w = useWords();
  return (
    <>
      <State name="default">
        <Banner>{w.offline}</Banner>
      </State>
      <State name="with an action">
        <Banner
          action={
            <Button variant="quiet" size={48}>
              {w.retry}
            </Button>
          }
        >
          {w.offline}
        </Banner>
      </State>
      <State name="long text">
        <Banner>{w.long}</Banner>
      </State>
    </>
  );
}
