import type { Schema } from '@sahaay/contracts';
import { fixtures, problem } from '@sahaay/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article } from '../../../testing/posts.ts';
import { renderRemote } from '../../../testing/render-remote.tsx';
import { server, startServer } from '../../../testing/server.ts';

startServer();

const QUEUE = '*/api/v1/community/moderation';
const moderator = { user: { ...fixtures.user, moderator: true } };
const waiting: Schema<'ModerationCase'> = {
  id: 'case',
  kind: 'post',
  username: 'Ravi',
  content: 'My powder cures sugar',
  createdAt: '2026-11-20T10:00:00.000Z',
  reports: 3,
  hidden: true,
  reviewAsked: true,
};
const serveQueue = (...cases: Schema<'ModerationCase'>[]) =>
  server.use(http.get(QUEUE, () => HttpResponse.json(cases)));
const open = () => renderRemote(moderator, '/user/community/reports');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the queue of reports', () => {
  it('is linked for moderators alone', async () => {
    serveQueue(waiting);
    renderRemote(moderator);
    await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
    const shown = await article('Ravi');
    expect(shown).toHaveTextContent('My powder cures sugar');
    expect(shown).toHaveTextContent('3 people reported this');
    expect(shown).toHaveTextContent('Readers cannot see it.');
    expect(shown).toHaveTextContent('Its author asks for another look.');
  });

  it('is not there for anybody else', async () => {
    server.use(http.get(QUEUE, () => problem(403, 'Only moderators can do this')));
    renderRemote({}, '/user/community/reports');
    expect(await screen.findByText('Only moderators see this page.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument();
  });

  it('hides for a reason that must be chosen', async () => {
    serveQueue({ ...waiting, hidden: false, reviewAsked: false });
    const decided = jest.fn();
    server.use(
      http.post(`${QUEUE}/case`, async ({ request }) => {
        decided(await request.json());
        return HttpResponse.json({ data: { done: true } });
      }),
    );
    const { notify } = open();
    await screen.findByText('My powder cures sugar');
    await press('Hide it');
    const dialog = within(screen.getByRole('dialog', { name: 'Why do you hide it?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide it' }));
    expect(dialog.getByText('Please choose a reason')).toBeInTheDocument();
    expect(decided).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'sells_cures');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide it' }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ act: 'hide', reason: 'sells_cures' }));
    expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
    expect(notify.success).toHaveBeenCalledWith('It is hidden, and its author can read why');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus());
  });

  it('shows again what was hidden', async () => {
    serveQueue(waiting);
    server.use(http.post(`${QUEUE}/case`, () => HttpResponse.json({ data: { done: true } })));
    const { notify } = open();
    await screen.findByText('My powder cures sugar');
    await press('Show it again');
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Readers can see it'));
  });

  it.each([
    [404, 'This report is not there any more', false],
    [403, 'Another moderator must decide about this', true],
    [500, 'That did not work. Please try again', true],
  ])('says what a %d means', async (status, message, stays) => {
    serveQueue(waiting);
    server.use(http.post(`${QUEUE}/case`, () => problem(status, 'No')));
    const { notify } = open();
    await screen.findByText('My powder cures sugar');
    await press('Show it again');
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
    await waitFor(() => expect(screen.queryAllByText('My powder cures sugar')).toHaveLength(stays ? 1 : 0));
  });
});
