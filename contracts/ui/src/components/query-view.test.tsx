import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView, type QueryLike } from './query-view.tsx';

const refetch = jest.fn();

function show(query: Partial<QueryLike<string[]>>) {
  render(
    <QueryView
      query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
      loadingLabel="Loading health tips..."
      errorTitle="Tips"
      errorMessage={(error) => `Problem: ${error.message}`}
      retryLabel="Retry"
      empty="No health tips available."
    >
      {(tips) => <p>{tips.join(', ')}</p>}
    </QueryView>,
  );
}

describe('QueryView', () => {
  beforeEach(() => refetch.mockClear());

  it('says what is loading', () => {
    show({ isFetching: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading health tips...');
  });

  it('shows a failed load with Retry, never as empty', async () => {
    show({ error: new Error('no answer') });
    expect(screen.getByRole('alert')).toHaveTextContent('Problem: no answer');
    expect(screen.queryByText('No health tips available.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the place of who presses Retry: at the button while it fails, at the heading once it has come', async () => {
    const load = (query: Partial<QueryLike<string[]>>) => (
      <section>
        <h2>Health Tips</h2>
        <QueryView
          query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
          loadingLabel="Loading health tips..."
          errorMessage={(error) => error.message}
          retryLabel="Retry"
        >
          {(tips) => <p>{tips.join(', ')}</p>}
        </QueryView>
      </section>
    );
    const error = new Error('no answer');
    const { rerender } = render(load({ error }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    rerender(load({ error, isFetching: true }));
    // What browsers do with the focus of a button that is switched off.
    screen.getByRole('button', { name: 'Retry' }).blur();
    rerender(load({ error }));
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    rerender(load({ data: ['Walk'] }));
    expect(screen.getByRole('heading', { name: 'Health Tips' })).toHaveFocus();
  });

  it('cannot be retried twice at once', () => {
    show({ error: new Error('no answer'), isFetching: true });
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled();
  });

  it('says that there is nothing', () => {
    show({ data: [] });
    expect(screen.getByText('No health tips available.')).toBeInTheDocument();
  });

  it('shows the content', () => {
    show({ data: ['Walk', 'Drink'] });
    expect(screen.getByText('Walk, Drink')).toBeInTheDocument();
  });

  it('keeps the content when a later refresh fails', () => {
    show({ data: ['Walk'], error: new Error('no answer') });
    expect(screen.getByText('Walk')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
