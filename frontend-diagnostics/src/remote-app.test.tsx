import { render } from '@testing-library/react';
import { App } from './remote-app.tsx';
import { fakeServices } from './standalone/fake-services.ts';

test('a page that this build does not have fails, so that the shell can say so', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<App services={fakeServices()} page={'newer' as 'nearby'} />)).toThrow(
    'This build of the remote has no page "newer".',
  );
  reported.mockRestore();
});
