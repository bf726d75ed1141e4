import { problem } from '@sahaay/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { article, heart, held, LIKE } from '../../testing/posts.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { server, startServer } from '../../testing/server.ts';

startServer();

describe('liking a post', () => {
  it('turns the heart at once, then shows what the server counted', async () => {
    const like = held(() => HttpResponse.json({ likes: 9, liked: true }));
    server.use(http.post(LIKE, like.resolver));
    renderRemote();
    expect(await heart()).toHaveAccessibleName('6 likes');
    await userEvent.click(await heart());
    expect(await heart()).toHaveAccessibleName('7 likes');
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    like.release();
    await waitFor(async () => expect(await heart()).toHaveAccessibleName('9 likes'));
  });

  it('takes a like back', async () => {
    server.use(http.post(LIKE, () => HttpResponse.json({ likes: 17, liked: false })));
    renderRemote();
    await userEvent.click(await heart('Farida Sheikh'));
    await waitFor(async () => expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'false'));
    expect(await heart('Farida Sheikh')).toHaveAccessibleName('17 likes');
  });

  it('sends one like of a post at a time, while other posts stay free', async () => {
    const like = held(() => HttpResponse.json({ likes: 7, liked: true }));
    server.use(http.post(LIKE, like.resolver));
    renderRemote();
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await heart());
    expect(like.calls).toHaveBeenCalledTimes(1);
    await userEvent.click(await heart('Farida Sheikh'));
    await waitFor(() => expect(like.calls).toHaveBeenCalledTimes(2));
    like.release();
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-disabled'));
  });

  it('takes back what was tapped again while the like was on its way, with one more call', async () => {
    let liked = false;
    const like = held(() => {
      liked = !liked;
      return HttpResponse.json({ likes: liked ? 7 : 6, liked });
    });
    server.use(http.post(LIKE, like.resolver));
    renderRemote();
    await userEvent.click(await heart());
    fireEvent.click(await heart());
    expect(await heart()).toHaveAccessibleName('6 likes');
    like.release();
    await waitFor(() => expect(like.calls).toHaveBeenCalledTimes(2));
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-disabled'));
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(liked).toBe(false);
  });

  it.each([
    [2, 2],
    [3, 1],
    [6, 2],
    [7, 1],
  ])('sends for %d taps during one call %d calls in all', async (taps, calls) => {
    let liked = false;
    const like = held(() => {
      liked = !liked;
      return HttpResponse.json({ likes: liked ? 7 : 6, liked });
    });
    server.use(http.post(LIKE, like.resolver));
    renderRemote();
    const button = await heart();
    for (let tap = 0; tap < taps; tap += 1) fireEvent.click(button);
    like.release();
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-disabled'));
    expect(like.calls).toHaveBeenCalledTimes(calls);
    expect(liked).toBe(taps % 2 === 1);
    expect(await heart()).toHaveAccessibleName(liked ? '7 likes' : '6 likes');
  });

  it('likes by a double-click on the post', async () => {
    renderRemote();
    await userEvent.dblClick(within(await article()).getByText(/before giving blood/));
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('never takes a like back by a double-click', async () => {
    const like = held(() => HttpResponse.json({ likes: 17, liked: false }));
    server.use(http.post(LIKE, like.resolver));
    renderRemote();
    await userEvent.dblClick(await article('Farida Sheikh'));
    expect(like.calls).not.toHaveBeenCalled();
    expect(await heart('Farida Sheikh')).toHaveAttribute('aria-pressed', 'true');
  });

  it('takes an impatient double-click on the heart for one', async () => {
    const calls = jest.fn();
    server.use(
      http.post(LIKE, () => {
        calls();
        return HttpResponse.json({ likes: 7, liked: true });
      }),
    );
    renderRemote();
    await userEvent.dblClick(await heart());
    await waitFor(async () => expect(await heart()).not.toHaveAttribute('aria-disabled'));
    expect(calls).toHaveBeenCalledTimes(1);
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    [401, 'You need to be logged in to like posts'],
    [500, 'Failed to like post'],
  ])('turns the heart back after a %d and says why', async (status, message) => {
    server.use(http.post(LIKE, () => problem(status, 'No')));
    const { notify } = renderRemote();
    await userEvent.click(await heart());
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
    expect(await heart()).toHaveAccessibleName('6 likes');
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('removes a post that is gone', async () => {
    server.use(http.post(LIKE, () => problem(404, 'Gone')));
    const { notify } = renderRemote();
    await userEvent.click(await heart());
    await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Post not found'));
    expect(screen.queryByRole('article', { name: 'Anonymous' })).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Farida Sheikh' })).toBeInTheDocument();
  });
});
