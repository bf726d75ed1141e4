import { fireEvent, render, screen } from '@testing-library/react';
import { ServiceBay } from './arch.tsx';
import { Avatar } from './avatar.tsx';
import { CareCard } from './care-card.tsx';
import { Icon } from './icon.tsx';
import { iconShapes, type IconName } from './icon-shapes.ts';
import { Kolam } from './kolam.tsx';
import { kolamFigures, type KolamFigure } from './kolam-figures.ts';
import { Likelihood } from './likelihood.tsx';

const picture = (container: HTMLElement) => container.querySelector('svg');

describe('Icon', () => {
  it.each(Object.keys(iconShapes) as IconName[])('%s is drawn and stays silent', (name) => {
    const { container } = render(<Icon name={name} />);
    expect(picture(container)).toHaveAttribute('aria-hidden', 'true');
    expect(picture(container)).not.toBeEmptyDOMElement();
  });
});

describe('Kolam', () => {
  it.each(Object.keys(kolamFigures) as KolamFigure[])('%s stays silent and below 2 kB', (figure) => {
    const { container } = render(<Kolam figure={figure} />);
    expect(picture(container)).toHaveAttribute('aria-hidden', 'true');
    expect(container.innerHTML.length).toBeLessThan(2048);
  });

  it('joins as many parts of its line as were done', () => {
    const { container, rerender } = render(<Kolam figure="13" progress={{ done: 3, total: 7 }} />);
    const drawn = () => container.querySelector('.kolam-line');
    expect(drawn()).toHaveAttribute('pathLength', '7');
    expect(drawn()).toHaveAttribute('stroke-dasharray', '3 4');
    rerender(<Kolam figure="13" progress={{ done: 7, total: 7 }} />);
    expect(drawn()).toHaveAttribute('stroke-dasharray', '7 0');
    rerender(<Kolam figure="13" progress={{ done: 0, total: 7 }} />);
    expect(drawn()).not.toBeInTheDocument();
  });

  it('shows the dots alone where nothing is joined yet', () => {
    const { container } = render(<Kolam figure="21" variant="dots" />);
    expect(container.querySelectorAll('path')).toHaveLength(1);
  });
});

describe('Avatar', () => {
  it.each([
    ['Asha Kulkarni', 'AK'],
    ['asha devi kulkarni', 'AK'],
    ['Asha', 'A'],
    ['किरण बेदी', 'किबे'],
    ['  ', '?'],
  ])('shows %j as %s', (name, shown) => {
    const { container } = render(<Avatar name={name} />);
    expect(container).toHaveTextContent(shown);
  });

  it('falls back to initials when the picture fails', () => {
    const { container } = render(<Avatar name="Asha Kulkarni" picture="https://example.org/asha.jpg" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('alt', '');
    if (image) fireEvent.error(image);
    expect(container).toHaveTextContent('AK');
  });
});

describe('words beside colours', () => {
  it('says the care level and what to do', () => {
    render(
      <CareCard level="urgent" label="Urgent" title="See a doctor today">
        Fever with a rash needs a blood test.
      </CareCard>,
    );
    expect(screen.getByRole('heading', { name: 'See a doctor today' })).toBeInTheDocument();
    expect(screen.getByText('Urgent')).toBeInTheDocument();
  });

  it.each([
    ['likely', 3],
    ['possible', 2],
    ['less_likely', 1],
  ] as const)('says %s and joins %d dots', (band, dots) => {
    const { container } = render(<Likelihood band={band} label="Possible" />);
    expect(container).toHaveTextContent('Possible');
    expect(container.querySelectorAll('.on')).toHaveLength(dots);
  });

  it('makes a service one link, named and described', () => {
    render(<ServiceBay as="a" href="/user/nearby" icon="pin" title="Nearby Search" text="Doctors and hospitals" />);
    const link = screen.getByRole('link', { name: 'Nearby Search Doctors and hospitals' });
    expect(link).toHaveAttribute('href', '/user/nearby');
  });
});
