import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '@sahaay/ui';
import { useT } from '../services.ts';
import { LocationField } from './location-field.tsx';
import { fillInPosition, tellProblem, useLocation, writeLocation } from './location.ts';

interface SearchFormProps {
  searching: boolean;
  onSearch: () => Promise<void>;
  label: string;
  busyLabel: string;
  /** True to search at once around a position that the device has told. */
  atOnce?: boolean;
  /** Further controls between the location and the button. */
  children?: ReactNode;
}

/** Shows the location box with its buttons. The focus goes to the box when the location is the problem. */
export function SearchForm({ searching, onSearch, label, busyLabel, atOnce, children }: SearchFormProps) {
  const t = useT();
  const locating = useLocation((location) => location.locating);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  // What was wrong on another page is not said again on this one.
  useEffect(() => tellProblem(null), []);

  // A button loses focus while it is disabled. Focus then goes to the box when there is a problem, and otherwise to the
  // main button.
  function focusAfterwards() {
    if (useLocation.getState().problem) box.current?.focus();
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
    const isFound = useLocation.getState().device !== null;
    setSaid(isFound ? t('location.found') : '');
    if (isFound && atOnce) await onSearch();
    focusAfterwards();
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void onSubmit(event)}>
      <LocationField
        disabled={searching}
        onUseCurrent={() => void onUseCurrent()}
        onClear={() => {
          writeLocation('');
          box.current?.focus();
        }}
        inputRef={box}
      />
      {children}
      <Button type="submit" block busy={searching} disabled={locating} ref={submit}>
        {searching ? busyLabel : label}
      </Button>
      <p className="vh" role="status">
        {said}
      </p>
    </form>
  );
}
