import type { Late } from '@sahaay/contracts/late';
import { Button } from '@sahaay/ui';
import { useState, type ComponentType } from 'react';
import { SoloPage } from '../components/solo-page.tsx';
import { useText } from '../i18n/text.ts';

/** The code of a page. It exports the page's component by that name. */
export type LatePart<Name extends string> = Late<Readonly<Record<Name, ComponentType>>>;

/** Resolves to the page, or, when it cannot be fetched now, to a page that says so and tries again when asked. */
export async function latePage<Name extends string>(part: LatePart<Name>, name: Name): Promise<ComponentType> {
  const module = await part.get();
  if (module) return module[name];
  return function LatePage() {
    const [again, setAgain] = useState(part.here);
    const [busy, setBusy] = useState(false);
    if (again) {
      const Page: ComponentType = again[name];
      return <Page />;
    }
    return (
      <NotFetched
        busy={busy}
        onRetry={async () => {
          setBusy(true);
          setAgain(await part.get());
          setBusy(false);
        }}
      />
    );
  };
}

function NotFetched({ busy, onRetry }: { busy: boolean; onRetry: () => Promise<void> }) {
  const t = useText();
  return (
    <SoloPage title={t('error.fetch.title')} intro={t('error.fetch.text')}>
      <Button busy={busy} onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </SoloPage>
  );
}
