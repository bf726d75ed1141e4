import { paths } from '@sahaay/contracts/shell';
import { Navigate, useNavigate, useQuery } from '@sahaay/kit';
import { Button, Kolam } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { SoloFooter, SoloHeader } from '../../components/solo-page.tsx';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { existingSessionQuery } from '../../session/session.ts';
import styles from './intro.module.css';
import { slides } from './slides.ts';
import { useSwipe } from './use-swipe.ts';

const LAST = slides.length - 1;

/** Seven slides, each of which joins one more loop of the kolam. Somebody who is signed in goes on to the dashboard. */
export function IntroPage() {
  const t = useArrivalText();
  const navigate = useNavigate();
  const [slide, setSlide] = useState(0);
  const [direction, setDirection] = useState<'forward' | 'back'>('forward');
  const session = useQuery(existingSessionQuery);

  const leave = (): void => void navigate(paths.signUp);
  function go(to: number): void {
    setDirection(to > slide ? 'forward' : 'back');
    setSlide(to);
  }
  const next = (): void => (slide === LAST ? leave() : go(slide + 1));

  const forward = (): void => void (slide < LAST && go(slide + 1));
  const back = (): void => void (slide > 0 && go(slide - 1));
  const swipe = useSwipe(forward, back);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') forward();
      if (event.key === 'ArrowLeft') back();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  if (session.isSuccess) return <Navigate to={paths.dashboard} replace />;
  const { title, text } = slides[slide] ?? slides[0];
  const position = t('intro.position', { position: slide + 1, total: slides.length });
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <SoloHeader />
        <main className={styles.main} id="main" tabIndex={-1}>
          <section
            {...swipe}
            className={styles.carousel}
            aria-roledescription={t('intro.slides')}
            aria-label={t('intro.label')}
          >
            <Kolam figure="13" progress={{ done: slide + 1, total: slides.length }} className={styles.kolam} />
            <div className={styles.slide} aria-live="polite">
              <div key={slide} className={styles[direction]}>
                <h1 className="h1">{t(title)}</h1>
                <p className="soft">{t(text)}</p>
              </div>
            </div>
            <div className={styles.controls}>
              <Button variant="quiet" onClick={slide === 0 ? leave : back}>
                {t(slide === 0 ? 'intro.skip' : 'intro.back')}
              </Button>
              <div className="dots" role="img" aria-label={position}>
                {slides.map((one, index) => (
                  <i key={one.title} className={index === slide ? 'here' : undefined} />
                ))}
              </div>
              <Button onClick={next}>{t(slide === LAST ? 'intro.start' : 'intro.next')}</Button>
            </div>
          </section>
        </main>
      </div>
      <SoloFooter wide />
    </div>
  );
}
