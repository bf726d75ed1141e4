import { screen } from '@testing-library/react';
import { openPage, toast } from '../../testing/open-page.tsx';
import { answer, userAnswer } from '../../testing/server.ts';

const GUARDIAN = '/account/user/guardian';
const MEERA = {
  name: 'Meera Kulkarni',
  agreedAt: '2026-11-27T10:15:00.000Z',
  version: '2026-11-28',
  language: 'en',
} as const;
const CHILD = userAnswer({ child: true });
const AGREED = userAnswer({ child: true, guardian: MEERA });

function isStored(user: typeof CHILD): void {
  answer('get', '/auth/user/whoami', user);
  answer('get', '/account/user/view', user);
}

test('an adult agrees in Settings, with a name and a tick, and takes it back there', async () => {
  isStored(CHILD);
  const { user } = await openPage('/user/settings');
  const submit = await screen.findByRole('button', { name: 'Save My Agreement' });
  await user.click(submit);
  expect(screen.getByText("Enter the adult's name")).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Tick the box to agree$/);
  expect(screen.getByLabelText('Name of the parent or guardian')).toHaveFocus();
  const sent = answer('put', GUARDIAN, AGREED);
  isStored(AGREED);
  await user.type(screen.getByLabelText('Name of the parent or guardian'), MEERA.name);
  await user.click(
    screen.getByRole('checkbox', { name: /^I am the parent or guardian of Asha Kulkarni, and I agree/ }),
  );
  await user.click(submit);
  await toast('Saved. Asha Kulkarni can write in the community now.');
  expect(sent).toEqual([{ name: MEERA.name, agreed: true }]);
  expect(
    await screen.findByText(
      /^Meera Kulkarni agreed on .* to the Privacy Policy of .*28.*November.*2026|November 28, 2026/,
    ),
  ).toBeInTheDocument();

  answer('delete', GUARDIAN, CHILD);
  isStored(CHILD);
  await user.click(screen.getByRole('button', { name: 'Take the Agreement Back' }));
  await toast('The agreement was taken back. Everything can still be read.');
  expect(await screen.findByRole('button', { name: 'Save My Agreement' })).toBeInTheDocument();
});

test('an adult is asked for nobody, and sees who once agreed', async () => {
  isStored(userAnswer());
  await openPage('/user/settings');
  expect(await screen.findByRole('heading', { name: 'Danger Zone' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'An adult who cares for you' })).not.toBeInTheDocument();
});
