import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { StoreApi, UseBoundStore } from 'zustand';
import { Button } from '@sahaay/ui';
import { useT } from '../services.ts';
import { LocationField } from './location-field.tsx';
import type { PlaceSearch } from './place-search.ts';

interface SearchFormProps {
  useSearch: UseBoundStore<StoreApi<PlaceSearch>>;
  onSearch: () => Promise<void>;
  label: string;
  busyLabel: string;
  /** Further controls between the location and the button. */
  children?: ReactNode;
}

/** The location box with its buttons; focus goes to the box when the location is the problem. */
export function SearchForm({ useSearch, onSearch, label, busyLabel, children }: SearchFormProps) {
  const t = useT();
  const { location, problem, stage, setLocation, fillInPosition } = useSearch();
  const [said, setSaid] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  // A button loses focus while it is disabled: it goes to the box on a problem, else to the main button.
  function focusAfterwards() {
    if (useSearch.getState().problem) box.current?.focus();
    else if (document.activeElement === document.body) submit.current?.focus();
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setSaid('');
    await onSearch();
    focusAfterwards();
  }

  async function onUseCurrent() {
    await fillInPosition();
    setSaid(useSearch.getState().problem ? '' : t('location.found'));
    focusAfterwards();
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void onSubmit(event)}>
      <LocationField
        value={location}
        problem={problem}
        locating={stage === 'locating'}
        disabled={stage === 'searching'}
        onChange={(value) => {
          setLocation(value);
          if (!value) box.current?.focus();
        }}
        onUseCurrent={() => void onUseCurrent()}
        inputRef={box}
      />
      {children}
      <Button type="submit" block busy={stage === 'searching'} disabled={stage === 'locating'} ref={submit}>
        {stage === 'searching' ? busyLabel : label}
      </Button>
      <p className="vh" role="status">
        {said}
      </p>
    </form>
  );
}
