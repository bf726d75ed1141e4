import { act, render } from '@testing-library/react';
import { texts } from './i18n/texts.ts';
import { App } from './remote-app.tsx';
import { fakeServices } from './standalone/fake-services.ts';
import { renderRemote } from './testing/render-remote.tsx';

test('a page that this build does not have fails, so that the shell can say so', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<App services={fakeServices()} page={'newer' as 'nearby'} />)).toThrow(
    'This build of the remote has no page "newer".',
  );
  reported.mockRestore();
});

test('a language whose texts come while the remote is drawn is waited for as React wants it', async () => {
  await texts.fetch('hi');
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isHere = false;
  const lookUp = texts.in;
  jest.spyOn(texts, 'in').mockImplementation((locale) => (isHere ? lookUp(locale) : undefined));
  jest.spyOn(texts, 'fetch').mockImplementation(async () => (isHere = true));
  await act(async () => void renderRemote('ambulance', { locale: 'hi' }));
  expect(reported).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
